type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  const isPressed = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isPressed || field.value !== field.defaultValue;
}

/** A selector by attributes that are the same in every rendering, as React's ids are not. */
function selectorOf(element: Element): string {
  // The type comes last: browser extensions change it, for example that of a phone number.
  const name = ['name', 'href', 'type'].find((attribute) => element.hasAttribute(attribute));
  const value = name && `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`;
  return `${element.localName}${value ?? ''}`;
}

function copy(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
  // The form saves the message, and the calculator computes the costs, on this event.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusLike(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  const isText = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // Null in fields without a selection, such as an email.
  if (isText(from) && isText(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Keeps what a visitor typed, chose, focused or pressed before hydration. If a password manager, a
 * writing assistant or a translator has changed the page, React gives up hydration and renders all
 * elements anew, with empty fields (React error 418). The removed elements still hold the input.
 * @returns a function that transfers the input to the new elements, to be called after hydration
 */
export function keepInput(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll('a[href], button, input, select, textarea')];
  const listeners = new AbortController();
  // Before the events reach React, which queues those of a page that it has not hydrated yet, and
  // stops them.
  const options = { capture: true, signal: listeners.signal };
  let focused = document.activeElement;
  const replacementOf = (element: Element) => {
    const selector = selectorOf(element);
    const index = before.filter((other) => other.matches(selector)).indexOf(element);
    return index < 0 ? undefined : root.querySelectorAll<HTMLElement>(selector)[index];
  };
  const recordFocus = () => {
    focused = document.activeElement;
  };
  // An element that loses the focus because it is removed remains the one to restore.
  const recordBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => target instanceof Element && target.isConnected && recordFocus());
  document.addEventListener('focusin', recordFocus, options);
  document.addEventListener('focusout', recordBlur, options);

  return () => {
    listeners.abort();
    for (const element of before) {
      if (element.isConnected) continue;
      // The start script replays presses on the removed buttons.
      element.addEventListener('click', () => replacementOf(element)?.click());
      const replacement = isField(element) && isChanged(element) && replacementOf(element);
      if (replacement && isField(replacement) && isField(element)) copy(element, replacement);
    }
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const replacement = replacementOf(focused);
    if (replacement) focusLike(focused, replacement);
  };
}
