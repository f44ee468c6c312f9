import { missingPaths, pagePaths } from '../support/site.ts';
import { desktop, phone } from '../support/test.ts';
import { testWalk } from './walkTests.ts';

for (const path of [...pagePaths, ...missingPaths])
  for (const size of [phone, desktop]) testWalk(path, size, 'light');
