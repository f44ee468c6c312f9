import { allPagePaths, languages } from '../site.ts';
import { test } from '../test.ts';
import { testWithoutScript } from './readablePages.ts';

test.use({ javaScriptEnabled: false });

for (const { name, tag } of languages) testWithoutScript(name, allPagePaths(tag));
