import { inTurn, schemeNames } from './looks.ts';
import { testSplash, testStates } from './stateTests.ts';

// Every state on every screen, and every scheme in turn; `states.proof.ts` has all of them.
testStates((index) => [inTurn(schemeNames, index)]);
testSplash(schemeNames);
