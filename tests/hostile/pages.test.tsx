// @vitest-environment happy-dom
import { testPages } from './testPages.tsx';

testPages(11);
