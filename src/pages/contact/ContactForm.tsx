import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useIsFresh } from '../../components/announcements.ts';
import { contactTags, linkTag } from '../../components/links.tsx';
import { useIsHydrating } from '../../components/pageLoad.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira } from '../../i18n/Naira.tsx';
import { T } from '../../i18n/T.tsx';
import { type Text, useTexts } from '../../i18n/texts.ts';
import { formService } from '../../site/company.ts';
import { contactFields, type FieldName } from '../../site/contactFields.ts';
import { paths } from '../../site/paths.ts';
import { isLoanType } from '../../site/products.ts';
import { Button, HeadingText } from '../../ui/elements.tsx';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import styles from './ContactForm.module.css';
import { ErrorSummary, FieldErrors, fieldId, goToField } from './ErrorSummary.tsx';
import { Receipt, Sent } from './Sent.tsx';
import { isControl, readReceipt, useSavedMessage, valuesOf } from './savedMessage.ts';
import { canBeRetried, mayHaveArrived } from './sendMessage.ts';
import { submission } from './submission.ts';

type ContactField = (typeof contactFields)[number];

/** The errors of the browser's constraint validation. */
type BrowserErrors = Partial<Readonly<Record<FieldName, 'required' | 'invalid'>>>;

/** Milliseconds before sending is announced: after a faster failure it would be the last that is said. */
const announcedAfter = 500;

/** Milliseconds within which a second tap belongs to a double tap. */
const doubleTap = 300;

/**
 * The contact message: idle, submitting, then sent or failed (specification, section 4). The fields are
 * uncontrolled: no failure can empty them.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const enquiry = useEnquiry();
  const { status, isSlow, failure } = useSyncExternalStore(
    submission.subscribe,
    submission.state,
    submission.state,
  );
  const isSubmitting = status === 'submitting';
  const isWaiting = useDelayed(isSubmitting, announcedAfter);
  const saved = useSavedMessage(form, enquiry.product, enquiry.opening);
  const [browserErrors, setBrowserErrors] = useState<BrowserErrors>({});
  /** What is announced, with the number of fields in need of attention; its time makes it new. */
  const [news, setNews] = useState<{
    readonly kind: 'cleared' | 'restored' | 'attention';
    readonly time: number;
    readonly count?: number;
  }>();
  const isFresh = useIsFresh(news);
  const sentAt = useRef(-doubleTap);
  useErrorTitle(failure !== undefined || Object.keys(browserErrors).length > 0);

  // After a quick reply the second press of a double press would send again, or hit what has moved
  // there, as "Reload now". Android counts each tap as a first one.
  const ignoreSecondPress = (event: MouseEvent) => {
    const isTap = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (event.detail < 2 && !(isTap && event.timeStamp - sentAt.current < doubleTap)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (status === 'sent')
    return <Sent staysAtFirst={!!stay.current?.checked} onClickCapture={ignoreSecondPress} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sentAt.current = event.timeStamp;
    setBrowserErrors({});
    setNews(undefined);
    void submission.send(valuesOf(event.currentTarget));
  };

  // The browser's bubble is in the browser's language and disappears, so the message is shown beside
  // the field. The events follow the order of the fields; the first invalid field gets the focus.
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { target, currentTarget, timeStamp } = event;
    if (!isControl(target)) return;
    // An earlier reply of the service is outdated now, unless the message may have been received.
    if (failure && mayHaveArrived(failure)) saved.setNotice('mayHaveArrived');
    submission.forget();
    const error = target.validity.valueMissing ? 'required' : 'invalid';
    setBrowserErrors((errors) => ({ ...errors, [target.name]: error }));
    const invalid = [...currentTarget.elements].filter((control) => control.matches(':invalid'));
    if (invalid[0] !== target) return;
    goToField(target.name);
    setNews({ kind: 'attention', count: invalid.length, time: timeStamp });
  };

  const takeEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return;
    setNews(undefined);
    submission.noteEdit();
    saved.save();
    // Most input fixes no error, so the state does not change.
    if (!browserErrors[target.name] || !target.validity.valid) return;
    setBrowserErrors(({ [target.name]: _corrected, ...others }) => others);
  };

  // A pending submission cannot be cancelled: an empty form would look sent.
  const clear = (event: FormEvent<HTMLFormElement>) => {
    if (isSubmitting) return event.preventDefault();
    saved.clear();
    submission.forget();
    setBrowserErrors({});
    setNews({ kind: 'cleared', time: event.timeStamp });
  };

  const undoClear = ({ timeStamp }: MouseEvent) => {
    saved.undoClear();
    submission.noteEdit();
    setNews({ kind: 'restored', time: timeStamp });
    goToField('name');
  };

  const errorOf = (field: ContactField) => {
    const { name } = field;
    if (browserErrors[name] === 'invalid') return <T i18nKey="contact:form.email.invalid" />;
    if (browserErrors[name] && field.isRequired)
      return <T i18nKey={`contact:form.${field.name}.required`} />;
    // Specification, section 5; the summary has the errors of all fields.
    if (name !== 'email' && name !== 'message') return;
    const errors = failure?.errors?.filter((error) => error.field === name);
    return errors && errors.length > 0 && <FieldErrors field={name} errors={errors} />;
  };

  // The prerendered page has no enquiry, so hydration must show none.
  const { product, amount } = isHydrating ? {} : enquiry;
  const productName = product && <T i18nKey={`common:menu.links.${product}`} />;
  const notice = status === 'idle' ? saved.notice : undefined;
  return (
    <>
      <h2 id="message">
        <HeadingText>
          {productName ? (
            <T i18nKey="contact:enquiry.title" elements={{ product: productName }} />
          ) : (
            <T i18nKey="contact:form.title" />
          )}
        </HeadingText>
      </h2>
      {!isHydrating && <Receipt />}
      <form
        ref={form}
        onSubmit={submit}
        onInvalidCapture={showInvalid}
        onInput={takeEdit}
        onReset={clear}
        onClickCapture={ignoreSecondPress}
        // These make the form work before hydration and without script.
        method="post"
        action={`${formService.endpoint}/f/${formService.key}`}
        aria-labelledby="message"
        className={styles.form}
      >
        {failure && <ErrorSummary failure={failure} />}
        {notice && (
          <T
            parent="p"
            id="saved-notice"
            className={styles.notice}
            i18nKey={`contact:draft.${notice}`}
          />
        )}
        {product && (
          <p className={styles.enquiry}>
            {amount && (
              <T
                i18nKey="contact:enquiry.text"
                elements={{ product: productName, amount: <Naira>{amount}</Naira> }}
              />
            )}{' '}
            <T i18nKey={`contact:enquiry.bring.${product}`} />
          </p>
        )}
        <T parent="p" i18nKey="contact:form.note" />
        {contactFields.map((field) => (
          <Fragment key={field.name}>
            <Field
              id={fieldId(field.name)}
              label={<T i18nKey={`contact:form.${field.name}.label`} />}
              hint={field.hasHint && <T i18nKey={`contact:form.${field.name}.hint`} />}
              error={errorOf(field)}
            >
              {(control) => <Control {...control} field={field} />}
            </Field>
            {field.name === 'email' && (
              <T
                parent="p"
                className="note"
                i18nKey="contact:form.email.instead"
                components={contactTags}
              />
            )}
          </Fragment>
        ))}
        <BeforeSending stay={stay} />
        {/* Above the buttons, where it is visible when a button is at the bottom edge of the screen.
            Without a role, because screen readers announce the role of an empty region. */}
        <p
          aria-live="polite"
          className={isSlow || news?.kind === 'cleared' ? '' : 'visually-hidden'}
        >
          {isWaiting && <T i18nKey={isSlow ? 'contact:form.slow' : 'contact:form.submitting'} />}
          {news && (isFresh || news.kind === 'cleared') && (
            <T key={news.time} i18nKey={`contact:form.${news.kind}`} values={news} />
          )}
        </p>
        <div className="cluster">
          {/* Not `disabled`, which would remove the focus from the pressed button. */}
          <Button
            type="submit"
            // While “Try again” is the main action.
            variant={failure && canBeRetried(failure) ? 'quiet' : 'primary'}
            aria-disabled={isSubmitting || undefined}
            aria-describedby={notice && 'saved-notice'}
          >
            <T i18nKey={isSubmitting ? 'contact:form.submitting' : 'contact:form.submit'} />
          </Button>
          <Button type="reset" variant="bare" aria-disabled={isSubmitting || undefined}>
            <T i18nKey="contact:form.clear" />
          </Button>
          {saved.canUndo && (
            <Button variant="quiet" onClick={undoClear}>
              <T i18nKey="contact:form.undo" />
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

const policyTags = { policy: linkTag(paths.privacy) };

/** Uncontrolled, so that no failure can empty it. */
function Control({ field, ...control }: ControlProps & { readonly field: ContactField }) {
  const { text } = useTexts();
  const attributes = { ...control, name: field.name, required: field.isRequired };
  if (field.control === 'textarea')
    // Chromium scrolls to the caret of a control of many lines, and leaves its ring out of view.
    return (
      <textarea
        {...attributes}
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      />
    );
  if (field.control !== 'select')
    return <input {...attributes} type={field.control} autoComplete={field.autoComplete} />;
  return (
    <select {...attributes}>
      <Option value="" name={text('contact:form.loanType.none')} />
      {field.options.map((option) => (
        <Option key={option} value={option} name={text(`common:menu.links.${option}`)} />
      ))}
    </select>
  );
}

/** An element of the list, which can say the language of a name that falls back. */
function Option({ value, name }: { readonly value: string; readonly name: Text }) {
  return (
    <option value={value} {...name.langProps}>
      {name.text}
    </option>
  );
}

/** What stands between the fields and the buttons. */
function BeforeSending({ stay }: { readonly stay: RefObject<HTMLInputElement | null> }) {
  return (
    <>
      {/* Turns off the reload after sending, before it happens (WCAG 2.2.1). */}
      <div className={styles.stay}>
        <label htmlFor="stay" className={styles.choice}>
          {/* Without an owner it is neither sent nor cleared, and Enter does not send the form. */}
          <input ref={stay} id="stay" type="checkbox" form="" aria-describedby="stay-hint" />
          <T i18nKey="contact:form.stay.label" />
        </label>
        <T parent="p" id="stay-hint" className="note" i18nKey="contact:form.stay.hint" />
      </div>
      <T parent="p" className="note" i18nKey="contact:form.privacy" components={policyTags} />
      {/* A field that only simple bots fill in; the form service defines its name. It is not displayed,
        so it is outside the Tab order and the accessibility tree; without CSS its label explains it.
        The script never sends it. */}
      <div className={styles.honeypot}>
        <label htmlFor="contact-gotcha">
          <T i18nKey="contact:form.honeypot" />
        </label>
        <input id="contact-gotcha" name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** The subject of a message from the page's address: a product, perhaps with an amount. */
function useEnquiry() {
  const { text } = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const address = useLocation().search;
  const isHistory = useNavigationType() === 'POP';
  // After the reload, or Back, the message of this address is sent: a form that begins with it again
  // would look unsent.
  const [isAnswered] = useState(() => isHistory && readReceipt()?.search === address);
  const product = search.get('loanType');
  if (isAnswered || !isLoanType(product)) return {};
  const digits = search.get('amount') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(digits)) return { product };
  const amount = formatCurrency(Number(digits), language);
  const { text: name } = text(`common:menu.links.${product}`);
  const { text: opening } = text('contact:enquiry.message', { product: name, amount });
  return { product, amount, opening };
}

/** Whether something has lasted for some milliseconds. */
function useDelayed(isGoingOn: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(setHasLasted, milliseconds, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isGoingOn, milliseconds]);
  return isGoingOn && hasLasted;
}

/** Prefixes the page's title with "Error: " while the form has errors: screen readers read the title first. */
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
