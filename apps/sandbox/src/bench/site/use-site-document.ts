import { type DocumentProblem, type SiteConfiguration, SiteDocumentError } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBench, useWorldChanges } from '../bench-context.ts';

/** Typing is applied when it pauses for so long. */
const APPLY_AFTER_MS = 200;

interface Refusal {
  readonly next: SiteConfiguration;
  readonly problems: readonly DocumentProblem[];
}

/** The last edit of each site that its world has refused: it is there again when the panel is opened again. */
const refusals = new WeakMap<BrowserWorld, Map<string, Refusal>>();

function refusalsOf(running: BrowserWorld): Map<string, Refusal> {
  const known = refusals.get(running) ?? new Map<string, Refusal>();
  refusals.set(running, known);
  return known;
}

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
  const kept = refusalsOf(running);
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
      sandbox.setSite(next, id);
      drop();
    } catch (error) {
      const problems = problemsOf(error);
      kept.set(id, { next, problems });
      setRefused(problems);
    }
  }, [sandbox, kept, id, drop]);

  // What was typed last is applied also when the panel or the site is left at once.
  useEffect(() => {
    return () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      apply();
    };
  }, [apply]);

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
