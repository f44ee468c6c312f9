/** The time at which a cached page was sent; `src/serviceWorker` writes it into the `html` tag. */
export function savedAt(): number | undefined {
  const time = Number(document.documentElement.dataset.savedAt);
  return time > 0 ? time : undefined;
}
