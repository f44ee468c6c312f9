import { testFaultyVisits } from './faultyVisits.ts';

testFaultyVisits(Array.from({ length: 100 }, (_, seed) => 100 + seed));
