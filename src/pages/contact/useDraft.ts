import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeDraft, type Draft, readDraft, renewForm, restoreDraft } from './draft.ts';
import { valuesOf } from './fields.ts';

/** What is told of a draft that is back: it was kept, or it may have been sent as well. */
export type DraftNotice = 'kept' | 'mayHaveArrived';

/** Keeps what is typed over failures, reloads and other pages, in this tab only. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const product = useSearchParams()[0].get('loanType');
  const [notice, setNotice] = useState<DraftNotice>();
  const hasDraft = useRef(false);

  const keep = () => {
    if (!form.current) return;
    changeDraft({ values: valuesOf(form.current), product });
    hasDraft.current = readDraft() !== undefined;
  };

  // Before the paint: who comes back does not see an empty form first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is only another name for these
  useLayoutEffect(() => {
    if (!form.current) return;
    setNotice(noticeOf(restoreDraft(form.current, product)));
    keep();
  }, [form, product]);

  useEffect(() => {
    // The browser shows the page as it stood when it was left; its message may have gone since.
    const show = ({ persisted }: PageTransitionEvent) => {
      const draft = readDraft();
      if (!persisted || !form.current || !(draft ?? hasDraft.current)) return;
      renewForm(form.current, draft);
      setNotice(noticeOf(draft));
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [form]);

  return { notice, setNotice, keep };
}

function noticeOf(draft: Draft | undefined): DraftNotice | undefined {
  return draft && (draft.mayHaveArrived ? 'mayHaveArrived' : 'kept');
}
