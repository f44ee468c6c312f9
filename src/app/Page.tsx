import { Outlet, type UIMatch, useMatches, useParams } from 'react-router-dom';
import { type PageHandle, type PageKeys, useHead } from './head.ts';

function usePageKeys(): PageKeys {
  // The router cannot type handles; every page of the route table has a PageHandle.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const params = useParams();
  const keys = matches.at(-1)?.handle?.keys ?? 'errors:page';
  return typeof keys === 'function' ? keys(params) : keys;
}

/** The frame of every page that the router found: its head, and the page itself. */
export function Page() {
  useHead(usePageKeys());
  return <Outlet />;
}
