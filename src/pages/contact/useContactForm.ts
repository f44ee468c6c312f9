import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { forgetDraft } from './draft.ts';
import { type FieldName, fieldId, isControl, valuesOf } from './fields.ts';
import { mayHaveArrived } from './Outcome.ts';
import type { Submission } from './Submission.ts';
import { useDraft } from './useDraft.ts';
import type { Enquiry } from './useEnquiry.ts';

/** An error of the browser's constraint validation. */
type BrowserError = 'required' | 'invalid';

export type BrowserErrors = Partial<Readonly<Record<FieldName, BrowserError>>>;

function focusField(field: FieldName): void {
  document.getElementById(fieldId(field))?.focus({ preventScroll: true });
  document.querySelector(`label[for="${fieldId(field)}"]`)?.scrollIntoView({ block: 'start' });
}

/** State and events of the contact form. Its fields are uncontrolled: no failure can empty them. */
export function useContactForm(submission: Submission, enquiry: Enquiry) {
  const ref = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(submission.subscribe, submission.state, submission.state);
  const [browserErrors, setBrowserErrors] = useState<BrowserErrors>({});
  const [isCleared, setCleared] = useState(false);
  const { notice, setNotice, save } = useDraft(ref, enquiry);
  // Hide the draft notice while a submission is pending or failed.
  useEffect(() => {
    if (state.status !== 'idle') setNotice(undefined);
  }, [state, setNotice]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBrowserErrors({});
    setCleared(false);
    void submission.send(valuesOf(event.currentTarget));
  };

  // The browser's bubble is in the browser's language and disappears, so the message is shown beside
  // the field. The events follow the order of the fields; the first invalid field gets the focus.
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { target, currentTarget } = event;
    if (!isControl(target)) return;
    // An earlier reply of the service is outdated now, unless the message may have been received.
    if (state.status === 'failed' && mayHaveArrived(state.failure)) setNotice('mayHaveArrived');
    submission.forget();
    setCleared(false);
    const error = target.validity.valueMissing ? 'required' : 'invalid';
    setBrowserErrors((errors) => ({ ...errors, [target.name]: error }));
    if (currentTarget.querySelector(':is(input, select, textarea):invalid') === target) {
      focusField(target.name);
    }
  };

  const takeEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    setCleared(false);
    if (!isControl(target)) return;
    submission.noteEdit();
    save();
    // Most input fixes no error, so the state does not change.
    if (!browserErrors[target.name] || !target.validity.valid) return;
    setBrowserErrors(({ [target.name]: _corrected, ...others }) => others);
  };

  // A pending submission cannot be cancelled: an empty form would look sent.
  const clear = (event: FormEvent<HTMLFormElement>) => {
    if (submission.state().status === 'submitting') return event.preventDefault();
    forgetDraft();
    setNotice(undefined);
    setBrowserErrors({});
    submission.forget();
    setCleared(true);
  };

  return {
    state,
    browserErrors,
    notice,
    isCleared,
    form: {
      ref,
      onSubmit: submit,
      onInvalidCapture: showInvalid,
      onInput: takeEdit,
      onReset: clear,
    },
  };
}
