import { allPagePaths, languages } from '../support/site.ts';
import { test } from '../support/test.ts';
import { testWithoutScript } from './readablePages.ts';

test.use({ javaScriptEnabled: false });

for (const { name, tag } of languages) testWithoutScript(name, allPagePaths(tag));
