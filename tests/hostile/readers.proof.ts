// @vitest-environment happy-dom
import { testReaders } from './testReaders.ts';

testReaders(10_000);
