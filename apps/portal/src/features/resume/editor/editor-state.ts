import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { AutosavePhase, AutosaveState } from '../../../forms/autosave.ts';
import type { FilesCode } from '../../../forms/file-words.ts';
import type { FieldProblem } from '../model/field-problems.ts';
import type { SectionValue } from './any-section.ts';
import type { SectionDraft } from './section-drafts.ts';

/** What a section reports to the page. */
export interface SectionReport {
  /** The value as it would be saved. */
  readonly value: SectionValue;
  /** `conflict` only while somebody has to choose. */
  readonly phase: AutosavePhase;
  readonly savedAt: number | undefined;
  readonly failure: unknown;
  readonly problems: readonly FieldProblem[];
  /** Why its files are not all here: one is being uploaded, or was not uploaded and is still shown (decision 0051). */
  readonly unsent: FilesCode | undefined;
  /** The draft to keep on the device; undefined when the server has everything. */
  readonly draft: SectionDraft | undefined;
  /** Saves waiting edits at once, and tries again what was refused. */
  readonly saveNow: () => void;
  /** Stops saving: nothing more is sent. */
  readonly discard: () => void;
}

type Reports = { readonly [Section in ResumeSection]?: SectionReport };

/** The state of an open resume: the reports of its sections, for the rail, the bar, the draft and the leave prompt. */
export interface EditorState {
  readonly reports: () => Reports;
  /** The resume as it would be saved. */
  readonly content: () => ResumeContent;
  readonly report: (section: ResumeSection, report: SectionReport) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves all waiting edits; false when something could not be saved or needs a decision first. */
  readonly flush: () => Promise<boolean>;
  readonly discard: () => void;
}

/** The rail is updated with this delay, so that drawing the typed letter itself comes first. */
const COMPLETENESS_AFTER_MS = 100;

export function createEditorState(opened: ResumeContent): EditorState {
  const listeners = new Set<() => void>();
  let reports: Reports = {};
  let content = opened;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const all = () => Object.values(reports);
  function tell(): void {
    clearTimeout(soon);
    soon = undefined;
    for (const listener of listeners) listener();
  }

  /** Starts saving in every section; each reports the outcome later. */
  function send(): void {
    const sent = Object.entries(reports).map(([section, report]) => {
      if (!waits(report.phase)) return [section, report];
      report.saveNow();
      return [section, { ...report, phase: 'saving' }];
    });
    reports = Object.fromEntries(sent);
    tell();
  }

  function flush(): Promise<boolean> {
    send();
    return new Promise((done) => {
      const end = (isSaved: boolean) => {
        listeners.delete(look);
        done(isSaved);
      };
      const look = () => {
        const phases = all().map(({ phase }) => phase);
        if (phases.includes('saving')) return;
        // Something was edited while it was being saved.
        if (phases.includes('waiting')) send();
        else end(phases.every((phase) => phase === 'saved'));
      };
      listeners.add(look);
      look();
    });
  }

  return {
    reports: () => reports,
    content: () => content,
    report(section, report) {
      const before = reports[section];
      reports = { ...reports, [section]: report };
      if (content[section] !== report.value) content = { ...content, [section]: report.value };
      // A change of completeness can wait for a pause in typing; a change of the save state cannot.
      if (before && isAsSaved(before, report)) soon ??= setTimeout(tell, COMPLETENESS_AFTER_MS);
      else tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    discard() {
      for (const { discard } of all()) discard();
    },
  };
}

function isAsSaved(before: SectionReport, now: SectionReport): boolean {
  return (
    before.phase === now.phase &&
    before.unsent === now.unsent &&
    before.savedAt === now.savedAt &&
    before.failure === now.failure
  );
}

const waits = (phase: AutosavePhase) => phase === 'waiting' || phase === 'retrying' || phase === 'refused';

/** Phases from worst to best: the worst one of any section is that of the whole resume. */
const worstFirst: readonly AutosavePhase[] = [
  'conflict',
  'refused',
  'retrying',
  'saving',
  'waiting',
  'saved',
];

/** The save state of the whole resume. */
export function overallOf(reports: Reports): Pick<AutosaveState<unknown>, 'phase' | 'savedAt' | 'failure'> {
  const all = Object.values(reports);
  const phase = worstFirst.find((one) => all.some((report) => report.phase === one)) ?? 'saved';
  const times = all.flatMap(({ savedAt }) => (savedAt === undefined ? [] : [savedAt]));
  return {
    phase,
    savedAt: times.length > 0 ? Math.max(...times) : undefined,
    failure: all.find((report) => report.phase === phase && report.failure !== undefined)?.failure,
  };
}

/** Why files of the resume are not all here; undefined when they are. */
export function unsentIn(reports: Reports): FilesCode | undefined {
  return Object.values(reports).find(({ unsent }) => unsent !== undefined)?.unsent;
}

/** Whether something would be lost if the user left the page now. */
export function isUnsaved(reports: Reports): boolean {
  return Object.values(reports).some(({ phase, unsent }) => phase !== 'saved' || unsent === 'filesUploading');
}
