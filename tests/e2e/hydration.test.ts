import { languages, somePaths } from '../site.ts';
import { testHydration } from './hydratedPages.ts';

for (const { name, tag } of languages) testHydration(name, somePaths(tag));
