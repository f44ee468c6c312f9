import { inTurn, schemeNames } from '../support/a11y/appearance.ts';
import { testSplash, testStates } from './stateTests.ts';

// Screens and schemes alternate over the states; `states.proof.ts` has all combinations.
testStates(
  (index) => [inTurn(['phone', 'desktop'], index)],
  (index) => [inTurn(schemeNames, index)],
);
testSplash(schemeNames);
