import type { Delivery } from '@careers/gateway/contract';
import { Skeleton, SkeletonLine, Steps } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { textUnbroken } from '../../core/format/unbroken.ts';
import { type HiringStep, useHiringSteps } from '../../site-config/use-hiring-steps.ts';

/** The room of a note that is still to come: on a phone its two sentences take about three lines. */
export const noteRoom = 'min-h-[3lh] text-sm @md:min-h-[1lh]';

/**
 * The steps from the application to the first day, with what has happened in the current one, or else how long it usually takes.
 */
export function StageTrack({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useLingui();
  const steps = useHiringSteps();
  if (!steps)
    return (
      <div className="@container mt-5">
        <Skeleton className="h-11 w-full" />
        <div className={`mt-3 ${noteRoom}`}>
          <SkeletonLine small className="w-60" />
        </div>
      </div>
    );
  const reached = reachedStep(delivery, steps);
  const hasEnded = delivery.status === 'closed' || delivery.status === 'revoked';
  // Applying itself is done, so the note is about the step after it.
  const next = delivery.status === 'delivered' ? steps[reached + 1] : undefined;
  const last = steps.at(-1);
  const isOver = delivery.status === 'hired' && last?.stage !== 'hired';
  const happened = latestWithin(delivery);
  const nextWords = ({ label, usual }: HiringStep) =>
    usual ? t`Next: ${{ step: label }}. ${{ usual }}` : t`Next: ${{ step: label }}`;
  return (
    <div className="@container mt-5">
      <Steps
        label={t`Where your application stands`}
        steps={steps.map(({ label }) => label)}
        current={reached}
        lastLasts={!isOver && last?.isTold === true}
        stateLabels={{ done: t`(done)`, current: t`(current)`, upcoming: t`(upcoming)` }}
        endedLabel={hasEnded ? delivery.statusLabel : undefined}
      />
      {!hasEnded && (
        <StepNote
          lead={happened?.label ?? (next ? nextWords(next) : steps[reached]?.usual)}
          text={happened ? happened.note && textUnbroken(happened.note) : (next ?? steps[reached])?.text}
        />
      )}
    </div>
  );
}

/**
 * The index of the furthest step that an application has reached. It stays there when the application has ended, and while it is in
 * a step that the company does not show.
 */
function reachedStep({ status, timeline }: Delivery, steps: readonly HiringStep[]): number {
  const stages: readonly string[] = steps.map(({ stage }) => stage);
  const been = [...timeline.map(({ stage }) => stage), status];
  return Math.max(0, ...been.map((stage) => stages.indexOf(stage)));
}

/** The latest event within the current stage, such as an expired offer; undefined if nothing has happened since it began. */
function latestWithin({ timeline }: Delivery): Delivery['timeline'][number] | undefined {
  const latest = timeline.at(-1);
  return latest && timeline.at(-2)?.stage === latest.stage ? latest : undefined;
}

interface StepNoteProps {
  readonly lead: string | undefined;
  readonly text: string | undefined;
}

/** A note about a step. It always takes at least one line, so that the buttons below do not move when its text arrives. */
function StepNote({ lead, text }: StepNoteProps) {
  const { t } = useLingui();
  return (
    <p className="tabular mt-3 min-h-[1lh] text-sm text-muted">
      {lead && <span className="font-medium text-text">{t`${{ before: lead }}. `}</span>}
      {text}
    </p>
  );
}
