/** What a click tells, the browser's or React's. */
type Click = Pick<MouseEvent, 'target' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The link to a page of this site that is around something, if there is one. */
export function siteLinkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && !link.target && !link.download ? link : undefined;
}

/** The link within this site that a click follows in this window: no other key is held with it. */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  const isPlain = !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
  return isPlain && click.button === 0 ? siteLinkAround(click.target) : undefined;
}
