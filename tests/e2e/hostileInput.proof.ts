import { testHostileVisits } from './hostileVisits.ts';

testHostileVisits(30, 11);
