/** When a page that the browser had kept was sent (`src/serviceWorker` writes it into its tag). */
export function savedAt(): number | undefined {
  const time = Number(document.documentElement.dataset.savedAt);
  return time > 0 ? time : undefined;
}
