import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazy } from '../../../core/parts/lazy.tsx';
import { OnDemand } from '../../../core/parts/on-demand.tsx';
import { type Merge, resolveAll, type Side } from '../model/merge.ts';
import { resumeRows } from '../model/sections/registry.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

interface ConflictNoticeProps<Section extends ResumeSection> {
  readonly section: Section;
  readonly merge: Merge<ResumeContent[Section]>;
  readonly onSettle: (value: ResumeContent[Section]) => void;
}

/** Says that a section was also changed elsewhere and opens the choice. Choices are kept while more is typed. */
export function ConflictNotice<Section extends ResumeSection>({
  section,
  merge,
  onSettle,
}: ConflictNoticeProps<Section>) {
  const { t, i18n } = useLingui();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const choose = (key: string, side: Side) => setChoices((before) => new Map(before).set(key, side));
  const nameOf = (id: string) =>
    resumeRows[section].entryName(merge.value, id, (words) => i18n._(words), i18n.locale);
  function settle(): void {
    const { value, conflicts } = resolveAll(merge, choices);
    if (conflicts.length === 0) onSettle(value);
  }
  return (
    <div role="alert" className="mb-5 rounded-md bg-warning-surface px-4 py-3 text-warning-text">
      <p className="text-sm">
        {t`You changed this section on another device or in another tab. Choose what to keep.`}
      </p>
      <OnDemand
        part={ConflictDialog}
        props={{ section, conflicts: merge.conflicts, nameOf, choices, onChoose: choose, onDone: settle }}
        trigger={
          <Button variant="secondary" size="sm" className="mt-3">
            {t`Compare and choose`}
          </Button>
        }
      />
    </div>
  );
}
