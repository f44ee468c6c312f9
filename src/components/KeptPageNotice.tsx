import { type ComponentType, useEffect, useState } from 'react';
import { whenWanted } from '../ui/wanted.ts';
import { keptAt } from './keptAt.ts';

/** Code of its own, which the first page does not wait for; the browser keeps it with the pages. */
async function importNotice(): Promise<ComponentType> {
  const { PageAge } = await import('./PageAge.tsx');
  return PageAge;
}

/** Says how old the page is that one reads without the network. */
export function KeptPageNotice() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const isKept = keptAt() !== undefined;
    void (isKept ? Promise.resolve() : whenWanted())
      .then(importNotice)
      .then((imported) => setNotice(() => imported))
      // It was never loaded: then no page was kept either.
      .catch(() => undefined);
  }, []);
  // In the page from the start: a live region speaks when its text changes. It has no role, which a
  // screen reader would say of it while it is empty.
  return <div aria-live="polite">{Notice && <Notice />}</div>;
}
