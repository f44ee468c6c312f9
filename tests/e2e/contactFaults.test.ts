import { testFaultyVisits } from './faultyVisits.ts';

testFaultyVisits([1, 2, 3]);
