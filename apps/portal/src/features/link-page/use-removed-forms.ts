import { type RefObject, useCallback, useRef, useState } from 'react';
import type { PageLink } from './link-context.ts';

interface RemovedForms {
  readonly addForm: PageLink['addForm'];
  /** Whether a form is on the page now, and whether there was one before. */
  readonly hasForm: boolean;
  readonly hadForm: boolean;
  /** By form, the text in it when it was removed. */
  readonly texts: RefObject<ReadonlyMap<string, string>>;
}

/** Follows the forms of a link page, and keeps what was typed in those that were removed. */
export function useRemovedForms(): RemovedForms {
  const [forms, setForms] = useState({ count: 0, hadForm: false });
  const texts = useRef(new Map<string, string>());
  const addForm = useCallback((name: string, typed: () => string) => {
    setForms(({ count }) => ({ count: count + 1, hadForm: true }));
    return () => {
      texts.current.set(name, typed());
      setForms(({ count }) => ({ count: count - 1, hadForm: true }));
    };
  }, []);
  return { addForm, hasForm: forms.count > 0, hadForm: forms.hadForm, texts };
}
