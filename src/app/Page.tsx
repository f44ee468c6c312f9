import { Outlet, type UIMatch, useMatches, useParams } from 'react-router-dom';
import { PageAge } from '../components/PageAge.tsx';
import { type PageHandle, pageKeys, useHead } from './head.ts';

/** The frame of every page that the router found: its head, how old it is where it was kept, and the page itself. */
export function Page() {
  // The router cannot type handles; every page of the route table has a PageHandle.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  useHead(pageKeys(matches.at(-1)?.handle, useParams()));
  return (
    <>
      <PageAge />
      <Outlet />
    </>
  );
}
