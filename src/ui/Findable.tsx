import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface FindableProps extends Omit<ComponentProps<'div'>, 'ref' | 'hidden'> {
  readonly open: boolean;
  /** Called when the browser has revealed the text, because it contains what was searched for. */
  readonly onFound: () => void;
}

/**
 * The content that a button or a tab shows. Closed content stays in the document with
 * `hidden="until-found"`, so that the browser's search, links to a text, search engines and
 * printing reach it.
 */
export function Findable({ open, onFound, ...props }: FindableProps) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The browser's search may have revealed the content before hydration.
    if (!open && !element.hasAttribute('hidden')) return found();
    // React renders `hidden` without its value, which hides the text from the browser's search too.
    // The build post-processes its pages by the attribute below.
    if (!open) element.setAttribute('hidden', 'until-found');
    const reveal = ({ target }: Event) => {
      // The event bubbles from findable content inside.
      if (target === element) found();
    };
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [open]);

  return <div {...props} ref={panel} hidden={!open} data-findable="" />;
}
