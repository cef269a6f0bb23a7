import type { DateInputLabels, MonthInputLabels } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';

/** The labels of the inputs for months and days. */
export function useDateLabels(): { readonly month: MonthInputLabels; readonly day: DateInputLabels } {
  const { t } = useLingui();
  const year = t`Year`;
  return {
    month: { open: t`Choose a month`, year, previousYear: t`Previous year`, nextYear: t`Next year` },
    day: {
      open: t`Choose a date`,
      year,
      month: t`Month`,
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
    },
  };
}
