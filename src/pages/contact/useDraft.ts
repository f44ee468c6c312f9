import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  changeDraft,
  type Draft,
  readDraft,
  renewForm,
  restoreDraft,
  withdrawEnquiry,
} from './draft.ts';
import { valuesOf } from './fields.ts';
import type { Enquiry } from './useEnquiry.ts';

/** The notice about a restored draft: it was saved, or it may have been sent already. */
export type DraftNotice = 'kept' | 'mayHaveArrived';

/** Saves the form's values in this tab, through failures, reloads and navigations. */
export function useDraft(form: RefObject<HTMLFormElement | null>, enquiry: Enquiry) {
  const { product, amount } = enquiry;
  // The enquiry in the form: a change of language changes the opening, but not the form.
  const shown = useRef<Enquiry>(undefined);
  const [notice, setNotice] = useState<DraftNotice>();
  const hasDraft = useRef(false);

  const save = () => {
    if (!form.current) return;
    changeDraft({
      values: valuesOf(form.current),
      product,
      opening: shown.current?.opening ?? null,
    });
    hasDraft.current = readDraft() !== undefined;
  };

  // Before the paint, so that a returning visitor does not see an empty form first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` depends on these only, and a change of language does not change the enquiry
  useLayoutEffect(() => {
    if (!form.current) return;
    if (shown.current) withdrawEnquiry(form.current, shown.current);
    shown.current = enquiry;
    setNotice(noticeOf(restoreDraft(form.current, enquiry)));
    save();
  }, [form, product, amount]);

  useEffect(() => {
    // The back/forward cache restores the old page; its message may have been sent since.
    const show = ({ persisted }: PageTransitionEvent) => {
      const draft = readDraft();
      if (!persisted || !form.current || !(draft ?? hasDraft.current)) return;
      renewForm(form.current, draft);
      setNotice(noticeOf(draft));
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [form]);

  return { notice, setNotice, save };
}

function noticeOf(draft: Draft | undefined): DraftNotice | undefined {
  return draft && (draft.mayHaveArrived ? 'mayHaveArrived' : 'kept');
}
