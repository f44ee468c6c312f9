import { type ComponentProps, type ComponentType, use } from 'react';
import { reloadOnce } from './reloadOnce.ts';
import { Sleeper } from './Sleeper.tsx';
import { goUnaided } from './unaided.ts';
import { whenWanted } from './wanted.ts';

/** The parts made with Radix: one file, which no page needs before a visitor acts. */
const importParts = () => import('./radixParts.ts');

type Parts = Awaited<ReturnType<typeof importParts>>;

let parts: Parts | undefined;
let loading: Promise<void> | undefined;

function loadParts(): Promise<void> {
  loading ??= whenWanted()
    .then(importParts)
    .then((imported) => {
      parts = imported;
    })
    .catch(() => {
      reloadOnce();
      goUnaided();
      // What stands there as HTML stays; an error would take the whole page away.
      return new Promise(() => {});
    });
  return loading;
}

/** One of these parts: it is HTML until its code is there. */
export function dormant<Name extends keyof Parts>(name: Name) {
  type Props = ComponentProps<Parts[Name]> & object;
  function Part(props: Props) {
    // Not React's `lazy`: it learns of its code too late to answer the click that waited for it.
    if (!parts) use(loadParts());
    // The compiler cannot follow a name to its component's own properties.
    const Component = parts?.[name] as ComponentType<Props> | undefined;
    return Component ? <Component {...props} /> : null;
  }
  return function Dormant(props: Props) {
    return (
      <Sleeper>
        <Part {...props} />
      </Sleeper>
    );
  };
}
