/** Resolves in a task of its own: after some milliseconds, or as soon as the browser has the time. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
