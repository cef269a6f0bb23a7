import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Typed } from '../../forms/link-drafts.ts';
import type { PageLink } from './link-context.ts';

interface RemovedForms {
  readonly addForm: PageLink['addForm'];
  /** Whether a form is on the page now, and whether there was one before. */
  readonly hasForm: boolean;
  readonly hadForm: boolean;
  /** By form, what was typed into it when it was removed; undefined if nothing was. */
  readonly left: RefObject<ReadonlyMap<string, Typed | undefined>>;
}

/** Follows the forms of a link page, and keeps what was typed in those that were removed. */
export function useRemovedForms(): RemovedForms {
  const [count, setCount] = useState<number>();
  const left = useRef(new Map<string, Typed | undefined>());
  const addForm = useCallback((name: string, typed: () => Typed | undefined) => {
    setCount((before = 0) => before + 1);
    return () => {
      left.current.set(name, typed());
      setCount((before = 0) => before - 1);
    };
  }, []);
  return { addForm, hasForm: !!count, hadForm: count !== undefined, left };
}
