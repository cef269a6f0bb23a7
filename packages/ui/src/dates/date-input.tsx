import type { DatePickerLabels } from './date-picker.tsx';
import type { Bounds } from './date-problem.ts';
import { PickerInput, type PickerInputProps } from './picker-input.tsx';
import { readDay } from './read-date.ts';

export interface DateInputLabels extends DatePickerLabels {
  /** The name of the button and of the calendar: "Choose a date". */
  open: string;
}

export interface DateInputProps extends PickerInputProps, Bounds {
  /** Today by the caller's clock, `YYYY-MM-DD`. */
  today: string;
  /** The language of months and weekdays. */
  locale: string;
  labels: DateInputLabels;
}

/** A day, `YYYY-MM-DD`: typed, pasted or picked. Typed days are not limited to the bounds; check them by `dayProblem`. */
export function DateInput({ today, locale, labels, min, max, ...rest }: DateInputProps) {
  return (
    <PickerInput
      {...rest}
      read={readDay}
      openLabel={labels.open}
      picker={({ DatePicker }, choose) => (
        <DatePicker
          value={readDay(rest.value)}
          today={today}
          locale={locale}
          labels={labels}
          min={min}
          max={max}
          onChoose={choose}
        />
      )}
    />
  );
}
