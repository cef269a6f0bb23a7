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
  // What ended stands where it had come to.
  const reached = ended
    ? Math.max(0, ...timeline.map(({ stage }) => stages.indexOf(stage)))
    : stages.indexOf(status);
  const usual = ended ? undefined : steps[reached];
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
        <p className="tabular mx-4 mt-3 min-h-[1lh] text-sm text-pretty text-muted">
          {usual?.usual && <span className="font-medium text-text">{usual.usual} </span>}
          {usual?.text}
        </p>
      )}
    </div>
  );
}
