import { allPagePaths, languages } from '../support/site.ts';
import { testHydration } from './hydratedPages.ts';

for (const { name, tag } of languages) testHydration(name, allPagePaths(tag));
