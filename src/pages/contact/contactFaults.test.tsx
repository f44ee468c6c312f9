// @vitest-environment happy-dom
import { testContactFaults } from './faults/testContactFaults.ts';

testContactFaults(Array.from({ length: 15 }, (_, seed) => seed));
