import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFieldChanges } from '../../browser/fieldChanges.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { BrowserErrors } from './ContactFields.tsx';
import { goToField, invalidControls, tidy, valuesOf } from './controls.ts';
import type { Enquiry } from './Enquiry.tsx';
import { useSavedMessage } from './savedMessage.ts';
import { mayHaveArrived } from './sendMessage.ts';
import { submission, useSubmission } from './submission.ts';

/** An announcement of the form; its time makes a repeated one new. */
export interface News {
  readonly time: number;
  /** The number of fields that need attention. */
  readonly count: number;
}

/**
 * The contact message: idle, submitting, then sent or failed (specification, section 4), and the
 * events of its form.
 */
export function useContactForm(
  form: RefObject<HTMLFormElement | null>,
  { product, opening }: Enquiry,
) {
  const { status, isSlow, failure } = useSubmission();
  const saved = useSavedMessage(form, product, opening);
  const [browserErrors, setBrowserErrors] = useState<BrowserErrors>({});
  const [news, setNews] = useState<News>();
  const { recordPress, ignoreSecondPress } = useSecondPress();
  useErrorTitle(failure !== undefined || Object.keys(browserErrors).length > 0);

  // Not earlier: a space at the end of a field in use is the beginning of the next word. Enter clicks
  // the button, too.
  const press = (event: MouseEvent<HTMLFormElement>) => {
    ignoreSecondPress(event);
    const { target, currentTarget } = event;
    if (target instanceof Element && target.closest('[type="submit"]')) tidy(currentTarget);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    recordPress(event.timeStamp);
    setBrowserErrors({});
    setNews(undefined);
    void submission.send(valuesOf(event.currentTarget));
  };

  // The browser's own message is in the browser's language and disappears, so one of ours is shown
  // at each field. The events follow the order of the fields; the first invalid field gets the
  // focus.
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = invalidControls(event.currentTarget);
    const [first] = invalid;
    if (!first || event.target !== first) return;
    // An earlier reply of the service is outdated now, unless the message may have been received.
    if (failure && mayHaveArrived(failure)) saved.setNotice('mayHaveArrived');
    submission.reset();
    const errors = invalid.map(({ name, validity }) => [
      name,
      validity.valueMissing ? 'required' : 'invalid',
    ]);
    // At once: the field that gets the focus is read with its error.
    flushSync(() => setBrowserErrors(Object.fromEntries(errors)));
    goToField(first.name);
    setNews({ count: invalid.length, time: event.timeStamp });
  };

  useFieldChanges(() => {
    if (!form.current || !saved.save()) return;
    setNews(undefined);
    submission.markEdited();
    const invalid = new Set<string>(invalidControls(form.current).map(({ name }) => name));
    const errors = Object.entries(browserErrors);
    const left = errors.filter(([name]) => invalid.has(name));
    // Most input fixes no error, so the state does not change.
    if (left.length < errors.length) setBrowserErrors(Object.fromEntries(left));
  });

  return {
    status,
    isSlow,
    failure,
    browserErrors,
    news,
    notice: status === 'idle' ? saved.notice : undefined,
    events: {
      onSubmit: submit,
      onInvalidCapture: showInvalid,
      onClickCapture: press,
    },
  };
}

/** Milliseconds within which a second tap belongs to a double tap. */
const doubleTap = 300;

/**
 * Ignores the second press of a double press: after a quick reply it would send the message again,
 * or hit a button that has moved there, such as "Reload now". Android counts each tap as a first
 * one.
 */
function useSecondPress() {
  const pressedAt = useRef(-doubleTap);
  return {
    recordPress: (time: number) => {
      pressedAt.current = time;
    },
    ignoreSecondPress: (event: MouseEvent) => {
      const isTap = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
      if (event.detail < 2 && !(isTap && event.timeStamp - pressedAt.current < doubleTap)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Prefixes the page's title with "Error: " while the form has errors, because screen readers read
 * the title first.
 */
function useErrorTitle(hasErrors: boolean): void {
  const prefix = `${useTexts().text('contact:form.errorTitle').text}: `;
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      // A navigation or a change of language may have set another title.
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors, prefix]);
}
