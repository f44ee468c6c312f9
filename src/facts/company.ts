import { company, formService, hasOfflinePages, siteUrl } from 'virtual:settings';
import { formPath } from './settings.ts';

export { company, formService, hasOfflinePages, siteUrl };

/** `tel:` link of the company's phone. */
export const phoneLink = `tel:${company.phone.replace(/[^\d+]/g, '')}`;

/** Chat link of the company's number, of which WhatsApp accepts digits only; empty without one. */
export const chatLink = company.whatsapp && `https://wa.me/${company.whatsapp.replace(/\D/g, '')}`;

/** Where the contact form is posted. */
export const formAddress = formService.endpoint + formPath(formService.key);

export const emailLink = `mailto:${company.email}`;
