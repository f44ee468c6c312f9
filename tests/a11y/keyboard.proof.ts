import { missingPaths, pagePaths } from '../site.ts';
import { desktop, phone } from '../test.ts';
import { testWalk } from './walkTests.ts';

for (const path of [...pagePaths, ...missingPaths])
  for (const size of [phone, desktop]) testWalk(path, size, 'light');
