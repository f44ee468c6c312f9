import { company, formService, hasOfflinePages, siteUrl } from 'virtual:settings';
import { formPath } from './settings.ts';

export { company, formService, hasOfflinePages, siteUrl };

/** `tel:` link of the company's phone. */
export const phoneLink = `tel:${company.phone.replace(/[^\d+]/g, '')}`;

/** Chat link of the company's phone: the messaging service accepts digits only. */
export const chatLink = `https://wa.me/${company.phone.replace(/\D/g, '')}`;

/** Where the contact form is posted. */
export const formAddress = formService.endpoint + formPath(formService.key);

export const emailLink = `mailto:${company.email}`;

const names: ReadonlySet<string> = new Set([
  company.brand,
  company.phone,
  company.email,
  company.address,
]);

/**
 * The `translate` attribute of a text: a browser must not translate a name, a number or an address.
 */
export function translateOf(text: string): 'no' | undefined {
  // The build fills in facts with no-break spaces and, for right-to-left text, isolates.
  const fact = text.replaceAll('\u00A0', ' ').replace(/[\u2066-\u2069]/g, '');
  return names.has(fact) ? 'no' : undefined;
}
