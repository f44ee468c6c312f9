// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testPages } from './testPages.tsx';

// Whole pages, on a machine that may be several times slower than usual.
describe('a sample', { timeout: 60_000 }, () => testPages(11));
