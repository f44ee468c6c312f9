import { languages, somePaths } from '../support/site.ts';
import { testHydration } from './hydratedPages.ts';

for (const { name, tag } of languages) testHydration(name, somePaths(tag));
