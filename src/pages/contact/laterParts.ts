type Parts = typeof import('./replyParts.ts');

let parts: Parts | undefined;

/** Loads the service's client, and what shows its replies. */
export async function importLaterParts(): Promise<Parts> {
  parts = await import('./replyParts.ts');
  return parts;
}

/** What is loaded of it, which is all once there is a reply: no frame is lost waiting for it. */
export function laterParts(): Partial<Parts> {
  return parts ?? {};
}
