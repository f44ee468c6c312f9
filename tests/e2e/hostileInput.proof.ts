import { testHostileVisits } from './hostileVisits.ts';

testHostileVisits(15, 22);
