import { expect, test } from 'vitest';
import { createWordStore } from '../i18n/wordStore.ts';
import { readWords } from '../tooling/words/LocaleFolder.ts';
import { routeTable } from './routes.tsx';
import { sitePaths } from './sitePaths.ts';

const all = sitePaths(routeTable(createWordStore(readWords)));

test('the route table holds every route of the specification', () => {
  const english = all.filter(({ leadsTo }) => !leadsTo).map(({ path }) => path);
  const routes = `
    / /product/car-loans /product/personal-loans /product/business-loans
    /company /company/about /company/value /company/chooseus /company/family
    /resources/faq /contactus
    /privacy/our-identity /privacy/purpose-objectives /privacy/scope
    /privacy/personal-information /privacy/premises-visitors
    /privacy/disclosure-of-information /privacy/security-retention
    /privacy/marketing-monitoring /privacy/sponsorship-donations /privacy/your-rights
    /privacy/complaints /privacy/contacting-us /privacy/updates-policy
    /privacy/terms-conditions`;
  expect(new Set(english)).toEqual(new Set(routes.trim().split(/\s+/)));
});

test('three addresses lead on to their first child', () => {
  expect(all.filter(({ leadsTo }) => leadsTo)).toEqual([
    { path: '/product', leadsTo: '/product/car-loans' },
    { path: '/resources', leadsTo: '/resources/faq' },
    { path: '/privacy', leadsTo: '/privacy/our-identity' },
  ]);
});
