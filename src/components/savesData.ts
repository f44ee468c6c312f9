interface SaveDataNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether Save-Data is on in the browser. */
export function savesData(): boolean {
  // TypeScript's DOM types lack the Network Information API, and so do some browsers.
  const { connection } = navigator as SaveDataNavigator;
  return connection?.saveData === true;
}
