import { company, formService, hasOfflinePages, siteUrl } from 'virtual:settings';

export { company, formService, hasOfflinePages, siteUrl };

/** `tel:` link of the company's phone. */
export const phoneLink = `tel:${company.phone.replace(/[^\d+]/g, '')}`;

/** Chat link of the company's phone: the messaging service accepts digits only. */
export const chatLink = `https://wa.me/${company.phone.replace(/\D/g, '')}`;

export const emailLink = `mailto:${company.email}`;
