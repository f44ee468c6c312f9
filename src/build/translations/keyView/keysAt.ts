const keyed = '[data-key]';
const controls = 'a, button, summary, label, input, select, textarea, iframe, img';

function byIds(element: Element, attribute: string): Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)).filter((found) => found !== null);
}

/** The elements that give a control its name and its description. */
function namesOf(control: Element): Element[] {
  const { id } = control;
  return [
    ...(id ? document.querySelectorAll(`label[for="${CSS.escape(id)}"]`) : []),
    ...byIds(control, 'aria-labelledby'),
    ...byIds(control, 'aria-describedby'),
    control,
  ];
}

function keysIn(element: Element): string[] {
  const found = [element, ...element.querySelectorAll(keyed)];
  return found.map((inner) => inner.getAttribute('data-key') ?? '').filter((key) => key !== '');
}

/**
 * The keys of the texts that an element shows, then of those that name or describe its control: an
 * icon's button has a text that only screen readers read.
 */
export function keysAt(target: Element): string[] {
  const own = target.closest(keyed)?.getAttribute('data-key');
  const control = target.closest(controls);
  const others = control ? namesOf(control).flatMap(keysIn) : keysIn(target);
  // A heading or a list item has a text or two, a section has too many to show.
  if (!own && !control && others.length > 3) return [];
  return [...new Set([...(own ? [own] : []), ...(own && !control ? [] : others)])];
}

/** The elements to mark for a keyed one: itself, or what it names if it is not visible. */
export function shownBy(element: Element): Element[] {
  const { width, height } = element.getBoundingClientRect();
  if (width > 1 && height > 1) return [element];
  const named = [...document.querySelectorAll('[aria-labelledby]')].filter((candidate) =>
    byIds(candidate, 'aria-labelledby').some((name) => name.contains(element)),
  );
  const control = element.closest(controls);
  return control ? [control, ...named] : named;
}
