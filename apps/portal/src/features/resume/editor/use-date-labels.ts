import type { DateInputLabels, MonthInputLabels } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';

/** The words of the fields that take a month or a day. */
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
