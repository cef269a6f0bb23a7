import { type RefObject, useCallback, useRef, useState } from 'react';
import { APART, type Typed } from '../../forms/link-drafts.ts';
import type { PageLink } from './link-context.ts';

/** A submit whose reply was lost. */
export interface LostSubmit {
  /** Sends it again, under its key. */
  readonly again: () => Promise<unknown>;
  /** What had been typed by then. */
  readonly words: string;
}

interface RemovedForms {
  /** Keeps a submit whose reply was lost; undefined when another one is sent. */
  readonly setLost: PageLink['setLost'];
  readonly lost: RefObject<LostSubmit | undefined>;
  readonly addForm: PageLink['addForm'];
  /** Whether a form is on the page now, and whether there was one before. */
  readonly hasForm: boolean;
  readonly hadForm: boolean;
  /** By form, what was typed into it when it was removed; undefined if nothing was. */
  readonly left: RefObject<Map<string, Typed | undefined>>;
}

/** Follows the forms of a link page, and keeps what was typed in those that were removed. */
export function useRemovedForms(): RemovedForms {
  const [count, setCount] = useState<number>();
  const left = useRef(new Map<string, Typed | undefined>());
  const forms = useRef(new Map<string, () => Typed | undefined>());
  const lost = useRef<LostSubmit>(undefined);
  const setLost = useCallback<PageLink['setLost']>((again) => {
    lost.current = again && { again, words: wordsIn([...forms.current.values()].map((typed) => typed())) };
  }, []);
  const addForm = useCallback((name: string, typed: () => Typed | undefined) => {
    setCount((before = 0) => before + 1);
    forms.current.set(name, typed);
    return () => {
      forms.current.delete(name);
      left.current.set(name, typed());
      setCount((before = 0) => before - 1);
    };
  }, []);
  return { setLost, lost, addForm, hasForm: !!count, hadForm: count !== undefined, left };
}

/** What was typed into all the forms of a page. */
export function wordsIn(forms: Iterable<Typed | undefined>): string {
  return [...forms].map((typed) => typed?.words ?? '').join(APART);
}
