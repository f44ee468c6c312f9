import { formService } from '../../site/company.ts';
import { fields, type Values } from './fields.ts';
import type { Outcome } from './Outcome.ts';
import { readReply } from './readReply.ts';

function dataOf(values: Values): FormData {
  const data = new FormData();
  for (const field of fields) data.set(field, values[field] ?? '');
  return data;
}

/**
 * Posts the contact message to the hosted form service (specification, section 7). It never throws:
 * every reply and every network failure is an outcome.
 */
export async function sendMessage(values: Values, signal: AbortSignal): Promise<Outcome> {
  // `onLine` false means certainly offline (HTML Standard), so nothing is sent.
  const isOffline = !navigator.onLine;
  try {
    const response = await fetch(`${formService.endpoint}/f/${formService.key}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: dataOf(values),
      // A followed redirect could carry the message elsewhere, or lose it and return a valid page.
      redirect: 'manual',
      signal,
    });
    return await readReply(response);
  } catch {
    return { kind: isOffline ? 'unreachable' : 'unknown' };
  }
}
