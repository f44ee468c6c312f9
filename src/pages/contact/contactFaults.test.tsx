// @vitest-environment happy-dom
import { describe } from 'vitest';
import { testContactFaults } from '../../../tests/support/contactFaults/testContactFaults.ts';

describe('fifteen visits', () => testContactFaults(Array.from({ length: 15 }, (_, seed) => seed)));

describe('a thousand more visits', { tags: ['nightly'] }, () =>
  testContactFaults(Array.from({ length: 1_000 }, (_, seed) => 1_000 + seed)),
);
