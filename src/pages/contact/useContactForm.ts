import { type FormEvent, useEffect, useRef, useState } from 'react';
import { whenWanted } from '../../ui/wanted.ts';
import { type FieldName, fieldId, isFieldName } from './fields.ts';
import type { Outcome } from './sendMessage.ts';

/** What the browser's own validation found wrong with a field. */
export type BrowserError = 'required' | 'invalid';

export type BrowserErrors = Partial<Readonly<Record<FieldName, BrowserError>>>;

export type Failure = Exclude<Outcome, { kind: 'sent' }>;

/** The states of specification, section 4. */
export type ContactState =
  | { readonly status: 'idle'; readonly cleared?: boolean }
  | { readonly status: 'submitting' }
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly failure: Failure };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control & { name: FieldName } {
  return target instanceof HTMLElement && 'name' in target && isFieldName(String(target.name));
}

/** The service's client: nobody needs it to read the page, or to send before he has written. */
const importClient = () => import('./sendMessage.ts');

async function send(message: FormData): Promise<Outcome> {
  try {
    const { sendMessage } = await importClient();
    return await sendMessage(message);
  } catch {
    // Without its client the form cannot reach the service either.
    return { kind: 'unreachable' };
  }
}

function focusField(field: FieldName): void {
  document.getElementById(fieldId(field))?.focus({ preventScroll: true });
  document.querySelector(`label[for="${fieldId(field)}"]`)?.scrollIntoView({ block: 'start' });
}

/** State and events of the contact form. Its fields are uncontrolled: no failure can empty them. */
export function useContactForm() {
  const [state, setState] = useState<ContactState>({ status: 'idle' });
  const [browserErrors, setBrowserErrors] = useState<BrowserErrors>({});
  // State is too slow for this: a second press may come before React has drawn the first.
  const isSending = useRef(false);
  useEffect(() => {
    // What fails now is tried again with the message.
    void whenWanted()
      .then(importClient)
      .catch(() => {});
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBrowserErrors({});
    setState({ status: 'submitting' });
    const outcome = await send(new FormData(event.currentTarget));
    isSending.current = false;
    setState(outcome.kind === 'sent' ? { status: 'sent' } : { status: 'failed', failure: outcome });
  };

  // The browser's bubble speaks the browser's language and vanishes: the same is said beside the
  // field, in the page's. The events come in the order of the fields; the first one gets the focus.
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { target, currentTarget } = event;
    if (!isControl(target)) return;
    // What the service said of an earlier try is no news beside this.
    setState({ status: 'idle' });
    const error = target.validity.valueMissing ? 'required' : 'invalid';
    setBrowserErrors((errors) => ({ ...errors, [target.name]: error }));
    if (currentTarget.querySelector(':is(input, select, textarea):invalid') === target) {
      focusField(target.name);
    }
  };

  const forgetMended = ({ target }: FormEvent<HTMLFormElement>) => {
    setState((now) => (now.status === 'idle' ? { status: 'idle' } : now));
    if (!isControl(target) || !target.validity.valid) return;
    setBrowserErrors(({ [target.name]: _mended, ...others }) => others);
  };

  // What is on its way cannot be called back: emptied then, the form would look sent.
  const clear = (event: FormEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    setBrowserErrors({});
    setState({ status: 'idle', cleared: true });
  };

  return {
    state,
    browserErrors,
    form: {
      onSubmit: submit,
      onInvalidCapture: showInvalid,
      onInput: forgetMended,
      onReset: clear,
    },
  };
}
