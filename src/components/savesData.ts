interface SaveDataNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  // TypeScript's library does not know the Network Information API, which some browsers lack.
  const { connection } = navigator as SaveDataNavigator;
  return connection?.saveData === true;
}
