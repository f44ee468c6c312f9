// @vitest-environment happy-dom
import { testContactFaults } from './faults/testContactFaults.ts';

testContactFaults(Array.from({ length: 1_000 }, (_, seed) => 1_000 + seed));
