import { missingPaths, pagePaths } from '../site.ts';
import { desktop, phone } from '../test.ts';
import { inTurn, schemeNames } from './looks.ts';
import { testWalk } from './walkTests.ts';

// The sections of the policy differ in their words alone: a few stand for all.
const policies = ['/privacy/our-identity', '/privacy/scope', '/privacy/terms-conditions'];
const walked = [...pagePaths, ...missingPaths].filter(
  (path) => !path.startsWith('/privacy/') || policies.includes(path),
);

// By turns, so that every kind of page is walked on both screens and in every scheme.
for (const [index, path] of walked.entries())
  testWalk(path, inTurn([desktop, phone], index), inTurn(schemeNames, index));
