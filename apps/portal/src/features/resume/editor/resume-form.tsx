import type { DataOf, queryResumeFields, Resume } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { formatInstant } from '../../../core/format/format.ts';
import { useAsOfNow } from '../../../core/portal/use-as-of-now.ts';
import { filesMessage } from '../../../forms/file-words.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { todayOf } from '../../../forms/today-of.ts';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.tsx';
import { completenessOf } from '../model/completeness.ts';
import { contentOf } from '../model/resume-query.ts';
import { createEditorState, isUnsaved, unsentIn } from './editor-state.ts';
import type { FieldFacts } from './field-facts.ts';
import { FinishBar } from './finish-bar.tsx';
import { ImportEntry } from './import-entry.tsx';
import { MissingSummary } from './missing-summary.tsx';
import { SectionCard } from './section-card.tsx';
import { openSections } from './section-drafts.ts';
import { SectionRail } from './section-rail.tsx';
import { useResumeDraft } from './use-resume-draft.ts';
import { useStartAtSection } from './use-start-at-section.ts';

export interface ResumeFormProps {
  /** The resume as it was when the page was opened. */
  readonly resume: Resume;
  readonly fields: DataOf<typeof queryResumeFields>;
  readonly onSaved: () => void;
  readonly onImported: () => void;
}

/** The form of a resume: its sections, how complete it is, and the button to finish. */
export function ResumeForm({ resume, fields, onSaved, onImported }: ResumeFormProps) {
  const { t, i18n } = useLingui();
  const { sections: asked, options } = fields;
  const sections = useMemo(() => asked.map(({ section }) => section), [asked]);
  const [editor] = useState(() => createEditorState(contentOf(resume)));
  const today = useAsOfNow(todayOf);
  const [asks, setAsks] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { restored, restoredAt, isKept, forget } = useResumeDraft(editor);
  const openings = useMemo(() => {
    if (!restored) return undefined;
    const { revision } = resume;
    return openSections({ content: contentOf(resume), revision, sections, drafts: restored });
  }, [restored, resume, sections]);
  const facts = useMemo<FieldFacts>(
    () => ({ options, today, isJudged: asks > 0, asks }),
    [options, today, asks],
  );
  const guard = useUnsavedGuard({
    isUnsaved: useSyncExternalStore(editor.subscribe, () => isUnsaved(editor.reports())),
    savesToServer: true,
    onSave() {
      setFailure(undefined);
      return sendAll();
    },
    onDiscard() {
      editor.discard();
      forget();
    },
  });

  async function finish(): Promise<void> {
    setFailure(undefined);
    const reports = Object.values(editor.reports());
    const { missing } = completenessOf(editor.content(), asked);
    if (missing.length > 0 || reports.some(({ problems }) => problems.length > 0)) {
      setAsks((before) => before + 1);
      return;
    }
    setSaving(true);
    const isSaved = await sendAll();
    setSaving(false);
    if (isSaved) onSaved();
  }

  /** Whether everything, files included, has been saved; if not, the form says why. */
  async function sendAll(): Promise<boolean> {
    const isSaved = await editor.flush();
    const unsent = unsentIn(editor.reports());
    if (!isSaved) setFailure(t`Not everything could be saved yet. What you have written is still here.`);
    else setFailure(filesMessage({ message: unsent }, i18n));
    return isSaved && unsent === undefined;
  }

  useStartAtSection(sections, openings !== undefined);

  const isRestored = openings?.some((opening) => opening.isRestored);
  const when = isRestored && restoredAt && formatInstant(new Date(restoredAt).toISOString(), i18n.locale);
  return (
    <div className="@4xl:grid @4xl:grid-cols-[14rem_minmax(0,1fr)] @4xl:gap-x-10">
      {/* The rail is always visible, so it must not be the scroll anchor: a field is kept in place instead. */}
      <div className="[overflow-anchor:none]">
        <SectionRail editor={editor} asked={asked} />
      </div>
      <div className="mt-4 min-w-0 @4xl:mt-0">
        <div role="status" className="text-sm not-empty:mb-6">
          {when && (
            <p className="rounded-md bg-info-surface px-4 py-3 text-info-text">
              {t`Restored what you typed on ${when}.`}
            </p>
          )}
          {!isKept && <p className="text-muted">{t`This browser keeps no draft of this page.`}</p>}
        </div>
        <ImportEntry editor={editor} onImported={onImported} />
        {asks > 0 && <MissingSummary editor={editor} asked={asked} asks={asks} />}
        <div className="flex flex-col gap-4 @3xl:gap-6">
          {openings?.map((opening, at) => {
            const demand = asked[at];
            return (
              demand && (
                <SectionCard
                  key={demand.section}
                  editor={editor}
                  demand={demand}
                  opening={opening}
                  facts={facts}
                />
              )
            );
          })}
        </div>
        <div className="mt-6">
          <FormFailure message={failure} />
        </div>
        <FinishBar editor={editor} isSaving={isSaving} onSave={() => void finish()} />
      </div>
      {guard}
    </div>
  );
}
