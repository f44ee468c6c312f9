// @vitest-environment happy-dom
import { testContactFaults } from '../../../tests/support/contactFaults/testContactFaults.ts';

testContactFaults(Array.from({ length: 15 }, (_, seed) => seed));
