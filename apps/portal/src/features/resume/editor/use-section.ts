import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import type { AutosavePhase } from '../../../forms/autosave.ts';
import type { FilesCode } from '../../../forms/file-words.ts';
import { useAutosave } from '../../../forms/use-autosave.ts';
import { problemsOf } from '../model/field-problems.ts';
import type { Merge } from '../model/merge.ts';
import { resumeQuery } from '../model/resume-query.ts';
import { createSectionLine } from '../model/section-line.ts';
import { resumeRows } from '../model/sections/registry.ts';
import type { EditorState } from './editor-state.ts';
import { refuseOverfull } from './refuse-overfull.ts';
import type { Opening } from './section-drafts.ts';
import { useMergeToChoose } from './use-merge-to-choose.ts';

/** How many values that were sent without an answer a draft keeps, so that it fits into the browser's storage. */
const SENT_KEPT = 5;

interface UsedSection<Value> {
  /** The value in the fields, with dates as they are typed. */
  readonly typed: Value;
  /** The same value as it can be stored. */
  readonly stored: Value;
  /** Changes the value; a stable function. */
  readonly change: (make: (before: Value) => Value) => void;
  readonly phase: AutosavePhase;
  readonly failure: unknown;
  /** The conflicts that the user has to decide; undefined when there are none. */
  readonly merge: Merge<Value> | undefined;
  /** Ends the conflict with the chosen value. */
  readonly settle: (value: Value) => void;
  readonly setUnsent: (unsent: FilesCode | undefined) => void;
}

/** One section that is edited: its value, its autosave, and its report to the page. */
export function useSection<Section extends ResumeSection>(
  editor: EditorState,
  section: Section,
  opening: Opening<ResumeContent[Section]>,
  today: string,
): UsedSection<ResumeContent[Section]> {
  type Value = ResumeContent[Section];
  const portal = usePortal();
  const { i18n } = useLingui();
  const [line] = useState(() => createSectionLine(portal, section, opening.base, opening.sent));
  /** The last value that the server has acknowledged, which a draft is edited from. */
  const acknowledged = useRef<{ readonly value: Value; readonly revision: number }>({
    value: opening.base,
    revision: opening.revision,
  });
  const { state, edit, resolve, saveNow, discard } = useAutosave<Value>({
    from: { value: opening.base, revision: opening.revision },
    save: async (value, revision, options) => {
      refuseOverfull(section, value, i18n);
      const saved = await line.save(value, revision, options);
      acknowledged.current = { value, revision: saved };
      // Other pages load it again when they open; here the fields already have it.
      void portal.queries.invalidateQueries({
        queryKey: resumeQuery(portal).queryKey.slice(0, 1),
        refetchType: 'none',
      });
      return saved;
    },
    readConflict: line.readConflict,
  });
  const [typed, setTyped] = useState<Value>(opening.typed);
  const latest = useRef(typed);
  const [unsent, setUnsent] = useState<FilesCode>();

  const change = useCallback(
    (make: (before: Value) => Value) => {
      latest.current = make(latest.current);
      setTyped(latest.current);
      edit(resumeRows[section].stored(latest.current));
    },
    [edit, section],
  );
  const { phase, conflict } = state;
  const merge = useMemo(() => conflict && line.merge(conflict.mine, conflict.theirs.value), [conflict, line]);
  const settle = useCallback(
    (merged: Value) => {
      if (!conflict) return;
      const { theirs } = conflict;
      acknowledged.current = theirs;
      line.resolved(theirs.value);
      latest.current = resumeRows[section].keepTyped(merged, latest.current);
      setTyped(latest.current);
      resolve(merged);
    },
    [conflict, line, section, resolve],
  );

  // A restored draft is saved like any other edit.
  const isRestored = useRef(opening.isRestored);
  useEffect(() => {
    if (isRestored.current) change((before) => before);
    isRestored.current = false;
  }, [change]);
  const toChoose = useMergeToChoose(merge, settle);

  const stored = resumeRows[section].stored(typed);
  const shownPhase = phase === 'conflict' && !toChoose ? 'waiting' : phase;
  useLayoutEffect(() => {
    const { value: base, revision } = acknowledged.current;
    const needsDraft = phase !== 'saved' || stored !== typed;
    editor.report(section, {
      value: stored,
      phase: shownPhase,
      savedAt: state.savedAt,
      failure: state.failure,
      problems: problemsOf(section, typed, today),
      unsent,
      draft: needsDraft ? { base, revision, typed, sent: line.unsure().slice(-SENT_KEPT) } : undefined,
      saveNow() {
        if (state.phase === 'refused') change((before) => before);
        saveNow();
      },
      discard,
    });
  }, [
    editor,
    section,
    line,
    typed,
    stored,
    phase,
    shownPhase,
    state,
    unsent,
    today,
    change,
    saveNow,
    discard,
  ]);

  return {
    typed,
    stored,
    change,
    phase: shownPhase,
    failure: state.failure,
    merge: toChoose,
    settle,
    setUnsent,
  };
}
