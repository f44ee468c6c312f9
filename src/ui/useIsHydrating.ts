import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is taking over what the build wrote, which its first drawing must agree with. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
