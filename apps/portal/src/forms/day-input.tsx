import { DateInput } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useAsOfNow } from '../core/portal/use-as-of-now.ts';
import { todayOf } from './today-of.ts';
import { useDayLabels } from './use-day-labels.ts';

interface DayInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly min?: string;
  readonly max?: string;
}

/** A day, typed or picked, in the words of the language shown. */
export function DayInput({ value, onChange, onBlur, min, max }: DayInputProps) {
  const { t, i18n } = useLingui();
  return (
    <DateInput
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      today={useAsOfNow(todayOf)}
      locale={i18n.locale}
      labels={useDayLabels()}
      placeholder={t`YYYY-MM-DD`}
      min={min}
      max={max}
    />
  );
}
