import { type DocumentProblem, type SiteConfiguration, SiteDocumentError } from '@careers/mocks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBench, useWorldChanges } from '../bench-context.ts';

/** Typing is applied when it pauses for so long. */
const APPLY_AFTER_MS = 200;

/** A site's document as it is being edited. */
export interface SiteDocument {
  readonly document: SiteConfiguration;
  /** Whether it differs from what the world began with, or is about to. */
  readonly edited: boolean;
  /** Why the world refused the last edit, which is kept on screen. */
  readonly refused: readonly DocumentProblem[];
  /** Shows an edit at once, and applies it shortly after. */
  change(next: SiteConfiguration): void;
  /** Applies a whole document at once. @throws {RangeError} with what is wrong; nothing is changed then. */
  replace(next: unknown): void;
  /** Goes back to what the world began with. */
  reset(): void;
}

/** Edits a site's document: what another tab or a script does to it is followed, an edit under way is not lost. */
export function useSiteDocument(id: string): SiteDocument {
  const { running, sandbox } = useBench();
  useWorldChanges();
  const [draft, setDraft] = useState<SiteConfiguration>();
  const [refused, setRefused] = useState<readonly DocumentProblem[]>([]);
  const waiting = useRef<{ readonly timer: number; readonly next: SiteConfiguration }>(undefined);

  const drop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
    setRefused([]);
    setDraft(undefined);
  }, []);

  const apply = useCallback(() => {
    const next = waiting.current?.next;
    if (!next) return;
    try {
      sandbox.setSite(next, id);
      drop();
    } catch (error) {
      setRefused(problemsOf(error));
    }
  }, [sandbox, id, drop]);

  // What was typed last is applied also when the panel or the site is left at once.
  useEffect(() => {
    return () => {
      apply();
      drop();
    };
  }, [apply, drop]);

  return {
    document: draft ?? sandbox.site(id),
    edited: draft !== undefined || running.world.state().sites[id] !== undefined,
    refused,
    change: (next) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { next, timer: window.setTimeout(apply, APPLY_AFTER_MS) };
      setDraft(next);
    },
    replace: (next) => {
      sandbox.setSite(next, id);
      drop();
    },
    reset: () => {
      sandbox.resetSite(id);
      drop();
    },
  };
}

/** What is wrong, as a list, whatever said so. */
export function problemsOf(error: unknown): readonly DocumentProblem[] {
  if (error instanceof SiteDocumentError) return error.problems;
  return [{ path: '', message: error instanceof Error ? error.message : String(error) }];
}
