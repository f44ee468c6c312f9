import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is hydrating; its first render must match the prerendered HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
