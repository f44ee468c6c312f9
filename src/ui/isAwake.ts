/** Whether all that stands on the page answers; what sleeps is HTML alone as yet (see `Sleeper`). */
export function isAwake(): boolean {
  return document.querySelector('[data-asleep]') === null;
}
