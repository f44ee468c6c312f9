import { inTurn, schemeNames } from '../support/a11y/appearance.ts';
import { testSplash, testStates } from './stateTests.ts';

// Every state, every screen and every scheme, in turn; `states.proof.ts` has all of each.
testStates(
  (index) => [inTurn(['phone', 'desktop'], index)],
  (index) => [inTurn(schemeNames, index)],
);
testSplash(schemeNames);
