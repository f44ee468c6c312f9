import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeDraft, type Draft, readDraft } from './draft.ts';
import { typedIn } from './fields.ts';
import { renewForm, restoreDraft } from './restoreDraft.ts';

/** What is told of a draft that is back: it was kept, or it may have been sent as well. */
export type DraftNews = 'kept' | 'mayHaveArrived';

/** Keeps what is typed over failures, reloads and other pages, in this tab only. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const product = useSearchParams()[0].get('loanType');
  const [news, setNews] = useState<DraftNews>();
  const hasDraft = useRef(false);

  const keep = () => {
    if (!form.current) return;
    changeDraft({ typed: typedIn(form.current), product });
    hasDraft.current = readDraft() !== undefined;
  };

  // Before the paint: who comes back does not see an empty form first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is only another name for these
  useLayoutEffect(() => {
    if (!form.current) return;
    setNews(newsOf(restoreDraft(form.current, product)));
    keep();
  }, [form, product]);

  useEffect(() => {
    // The browser shows the page as it stood when it was left; its message may have gone since.
    const show = ({ persisted }: PageTransitionEvent) => {
      const draft = readDraft();
      if (!persisted || !form.current || !(draft ?? hasDraft.current)) return;
      renewForm(form.current, draft);
      setNews(newsOf(draft));
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [form]);

  return { news, setNews, keep };
}

function newsOf(draft: Draft | undefined): DraftNews | undefined {
  return draft && (draft.mayHaveArrived ? 'mayHaveArrived' : 'kept');
}
