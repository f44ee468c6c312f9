import { Outlet, type UIMatch, useMatches, useParams } from 'react-router-dom';
import { PageAge } from '../components/PageAge.tsx';
import { type PageHandle, pageKeys, useHead } from './head.ts';

/** A page of the route table with its document head and, where it comes from the cache, its age. */
export function Page() {
  // The router does not type handles; every page of the route table has a PageHandle.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  useHead(pageKeys(matches.at(-1)?.handle, useParams()));
  return (
    <>
      <PageAge />
      <Outlet />
    </>
  );
}
