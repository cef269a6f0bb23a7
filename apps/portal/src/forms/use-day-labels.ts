import type { DateInputLabels } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';

/** The labels of the kit's `DateInput`. */
export function useDayLabels(): DateInputLabels {
  const { t } = useLingui();
  return {
    open: t`Choose a date`,
    year: t`Year`,
    month: t`Month`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
  };
}
