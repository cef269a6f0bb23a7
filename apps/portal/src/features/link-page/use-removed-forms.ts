import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Typed } from '../../forms/link-drafts.ts';
import type { PageLink } from './link-context.ts';

interface RemovedForms {
  readonly addForm: PageLink['addForm'];
  /** Whether a form is on the page now, and whether there was one before. */
  readonly hasForm: boolean;
  readonly hadForm: boolean;
  /** By form, what was typed into it when it was removed. */
  readonly left: RefObject<ReadonlyMap<string, Typed>>;
}

/** Follows the forms of a link page, and keeps what was typed in those that were removed. */
export function useRemovedForms(): RemovedForms {
  const [forms, setForms] = useState({ count: 0, hadForm: false });
  const left = useRef(new Map<string, Typed>());
  const addForm = useCallback((name: string, typed: () => Typed | undefined) => {
    setForms(({ count }) => ({ count: count + 1, hadForm: true }));
    return () => {
      const text = typed();
      if (text) left.current.set(name, text);
      else left.current.delete(name);
      setForms(({ count }) => ({ count: count - 1, hadForm: true }));
    };
  }, []);
  return { addForm, hasForm: forms.count > 0, hadForm: forms.hadForm, left };
}
