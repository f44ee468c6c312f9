import { schemeNames } from './appearance.ts';
import { testStates } from './stateTests.ts';

testStates(
  () => ['phone', 'desktop'],
  () => schemeNames,
);
