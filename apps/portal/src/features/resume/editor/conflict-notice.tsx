import type { ResumeSection } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazy } from '../../../core/lazy.tsx';
import { OnDemand } from '../../../core/on-demand.tsx';
import { type Merge, resolveAll, type Side } from '../model/merge.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

interface ConflictNoticeProps<Value> {
  readonly section: ResumeSection;
  readonly merge: Merge<Value>;
  readonly onSettle: (value: Value) => void;
}

/** Says that a section was changed elsewhere too, and leads to the choice. What was chosen stays while more is typed. */
export function ConflictNotice<Value>({ section, merge, onSettle }: ConflictNoticeProps<Value>) {
  const { t } = useLingui();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const choose = (key: string, side: Side) => setChoices((before) => new Map(before).set(key, side));
  const entries: readonly object[] = Array.isArray(merge.value) ? merge.value : [];
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
        props={{ section, conflicts: merge.conflicts, entries, choices, onChoose: choose, onDone: settle }}
        trigger={
          <Button variant="secondary" size="sm" className="mt-3">
            {t`Compare and choose`}
          </Button>
        }
      />
    </div>
  );
}
