import { schemeNames } from './looks.ts';
import { testStates } from './stateTests.ts';

testStates(
  () => ['phone', 'desktop'],
  () => schemeNames,
);
