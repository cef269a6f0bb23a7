import { Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useHiringSteps } from '../../site-config/use-hiring-steps.ts';

/** What happens after applying: the company's steps in their order, with how long each usually takes. */
export function AfterApplying() {
  const { t } = useLingui();
  const steps = useHiringSteps();
  if (!steps)
    return (
      <SkeletonGroup label={t`Loading`} className="grid max-w-reading gap-4">
        {['applied', 'screening', 'interview', 'offer', 'hired'].map((step) => (
          <div key={step} className="flex items-center gap-4">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        ))}
      </SkeletonGroup>
    );
  return (
    <ol className="max-w-reading">
      {steps.map(({ label, text, usual }, place) => (
        // A stage may have several steps.
        <li key={place} className="group relative flex items-baseline gap-4 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="tabular grid size-7 shrink-0 place-items-center self-start rounded-full bg-brand-100 text-sm font-medium text-brand-800"
          >
            {place + 1}
          </span>
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="max-w-full font-medium">{label}</span>
              {usual && <span className="tabular text-sm text-muted">{usual}</span>}
            </p>
            {text && <p className="text-sm text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
