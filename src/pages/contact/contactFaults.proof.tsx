// @vitest-environment happy-dom
import { testContactFaults } from '../../../tests/support/contactFaults/testContactFaults.ts';

testContactFaults(Array.from({ length: 1_000 }, (_, seed) => 1_000 + seed));
