import { withSite } from '../src/tooling/withSite.ts';

/** Every address of the site, from its own route table: a new page cannot escape the tests. */
export const allPaths = await withSite((site) => site.allPaths());

/** The addresses that show a page of their own. */
export const pagePaths = allPaths.filter(({ leadsTo }) => !leadsTo).map(({ path }) => path);

/** Addresses that show no page: the site's own "not found" and the router's. */
export const missingPaths = ['/product/boat-loans', '/privacy/nothing', '/no/such/page'];
