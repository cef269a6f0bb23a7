import type { Delivery } from '@careers/gateway/contract';
import { Steps } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useHiringSteps } from '../../site-config/use-hiring-steps.ts';

/** The way from the application to the first day, past and to come, and how long the present step usually takes. */
export function StageTrack({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useLingui();
  const steps = useHiringSteps();
  const { status, statusLabel, timeline } = delivery;
  const stages: readonly string[] = steps.map(({ stage }) => stage);
  const ended = status === 'closed' || status === 'revoked';
  // What ended stands where it had come to, and so does what is in a step that the company tells nothing of.
  const reached = Math.max(
    0,
    ...[...timeline.map(({ stage }) => stage), status].map((stage) => stages.indexOf(stage)),
  );
  // Applying is done: who has applied waits for the step after it.
  const next = status === 'delivered' ? steps[reached + 1] : undefined;
  const told = next ?? steps[reached];
  const usual = told?.usual;
  const before = next
    ? usual
      ? t`Next: ${{ step: next.label }}. ${{ usual }}`
      : t`Next: ${{ step: next.label }}`
    : usual;
  return (
    <div className="@container -mx-4 mt-5">
      <Steps
        label={t`Where your application stands`}
        steps={steps.map(({ label }) => label)}
        current={reached}
        stateLabels={{ done: t`(done)`, current: t`(current)`, upcoming: t`(upcoming)` }}
        endedLabel={ended ? statusLabel : undefined}
      />
      {/* Its room is kept while the website's words are on their way: what is below must not move under a press. */}
      {!ended && (
        <p className="tabular mx-4 mt-3 min-h-[1lh] text-sm text-muted">
          {before && <span className="font-medium text-text">{t`${before}. `}</span>}
          {told?.text}
        </p>
      )}
    </div>
  );
}
