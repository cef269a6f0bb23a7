import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useHiringSteps } from '../../site-config/use-hiring-steps.ts';

/** What happens after applying: the company's steps in their order, with the days that each usually takes. */
export function AfterApplying() {
  const { t } = useLingui();
  const steps = useHiringSteps();
  return (
    <ol className="max-w-reading">
      {steps.map(({ stage, label, usualDays }, place) => (
        <li key={stage} className="group relative flex items-baseline gap-4 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="tabular grid size-7 shrink-0 place-items-center self-start rounded-full bg-brand-100 text-sm font-medium text-brand-800"
          >
            {place + 1}
          </span>
          <p className="flex grow flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            {usualDays !== undefined && (
              <span className="tabular text-sm text-muted">
                {t`${plural(usualDays, { one: 'Usually # day', other: 'Usually # days' })}`}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
