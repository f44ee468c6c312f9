// What is done for a visitor who acts, in one file that no page needs before.
export { forgetTransitions } from './forgetTransitions.ts';
export { keepPages } from './keepPages.ts';
export { prefetchLinks } from './prefetch.ts';
