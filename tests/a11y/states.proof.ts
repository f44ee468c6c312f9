import { schemeNames } from '../support/a11y/appearance.ts';
import { testStates } from './stateTests.ts';

testStates(
  () => ['phone', 'desktop'],
  () => schemeNames,
);
