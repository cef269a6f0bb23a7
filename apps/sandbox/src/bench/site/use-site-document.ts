import { type DocumentProblem, type SiteConfiguration, SiteDocumentError } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBench, useWorldChanges } from '../bench-context.ts';
import { sayRefusal } from '../say-refusal.ts';

/** How long typing has to pause before it is applied. */
const APPLY_AFTER_MS = 200;

interface RefusedEdit {
  readonly next: SiteConfiguration;
  readonly problems: readonly DocumentProblem[];
}

/** The last refused edit of each site, so that it is shown again when the panel is reopened. */
const refusedEdits = new WeakMap<BrowserWorld, Map<string, RefusedEdit>>();

function refusedEditsOf(running: BrowserWorld): Map<string, RefusedEdit> {
  const known = refusedEdits.get(running) ?? new Map<string, RefusedEdit>();
  refusedEdits.set(running, known);
  return known;
}

/** A site's document while it is edited. */
interface SiteDocument {
  readonly document: SiteConfiguration;
  /** Whether it differs from the world's beginning, or an edit is about to be applied. */
  readonly edited: boolean;
  /** Why the world has refused the last edit, which stays on screen. */
  readonly refused: readonly DocumentProblem[];
  /** Shows an edit at once, and applies it shortly after. */
  change(next: SiteConfiguration): void;
  /** Applies a whole document at once. @throws {RangeError} if it is invalid; then nothing changes. */
  replace(next: unknown): void;
  /** Resets to the world's beginning. */
  reset(): void;
}

/** Edits a site's document. Changes by another tab or a script are followed, without losing an edit under way. */
export function useSiteDocument(id: string): SiteDocument {
  const { running, steering } = useBench();
  useWorldChanges();
  const kept = refusedEditsOf(running);
  const [draft, setDraft] = useState(() => kept.get(id)?.next);
  const [refused, setRefused] = useState(() => kept.get(id)?.problems ?? []);
  const waiting = useRef<{ readonly timer: number; readonly next: SiteConfiguration }>(undefined);

  const drop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
    kept.delete(id);
    setRefused([]);
    setDraft(undefined);
  }, [kept, id]);

  const apply = useCallback(() => {
    const next = waiting.current?.next;
    if (!next) return;
    try {
      steering.setSite(id, next);
      drop();
    } catch (error) {
      const problems = problemsOf(error);
      kept.set(id, { next, problems });
      setRefused(problems);
    }
  }, [steering, kept, id, drop]);

  // The last edit is also applied when the panel or the site is left before the pause.
  useEffect(() => {
    return () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      apply();
    };
  }, [apply]);

  return {
    document: draft ?? steering.site(id),
    edited: draft !== undefined || running.world.state().sites[id] !== undefined,
    refused,
    change: (next) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { next, timer: window.setTimeout(apply, APPLY_AFTER_MS) };
      setDraft(next);
    },
    replace: (next) => {
      steering.setSite(id, next);
      drop();
    },
    reset: () => {
      steering.resetSite(id);
      drop();
    },
  };
}

/** What is wrong, as a list, whatever said so. */
export function problemsOf(error: unknown): readonly DocumentProblem[] {
  if (error instanceof SiteDocumentError) return error.problems;
  return [{ path: '', message: sayRefusal(error, 'en'), inChinese: sayRefusal(error, 'zh') }];
}
