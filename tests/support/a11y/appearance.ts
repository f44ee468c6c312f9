import { desktop, type Page, phone } from '../test.ts';

/** The screens on both sides of the mobile breakpoint. */
export const screens = { phone, desktop } as const;

/** Colour preferences of a visitor. */
export const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

export type Scheme = keyof typeof schemes;

export const schemeNames = ['light', 'dark', 'forced'] as const satisfies readonly Scheme[];

/** The member of a list at an index, repeating the list. */
export function inTurn<Member>(list: readonly [Member, ...Member[]], index: number): Member {
  return list[index % list.length] ?? list[0];
}

export async function emulateAppearance(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia(schemes[scheme]);
}
