import type { DatePickerLabels, Weekday } from './date-picker.tsx';
import type { Bounds } from './date-problem.ts';
import { PickerInput, type PickerInputProps } from './picker-input.tsx';
import { readDay } from './read-date.ts';

export interface DateInputLabels extends DatePickerLabels {
  /** The name of the button and of what it opens: "Choose a date". */
  open: string;
}

export interface DateInputProps extends PickerInputProps, Bounds {
  /** `YYYY-MM-DD`, by the clock of whoever shows it. */
  today: string;
  /** The language of months and weekdays. */
  locale: string;
  labels: DateInputLabels;
  /** 0 is Sunday; Monday where nothing is said. */
  weekStartsOn?: Weekday;
}

/** A day, `YYYY-MM-DD`: typed, pasted or picked. What the bounds say of a typed one, `dayProblem` tells. */
export function DateInput({ today, locale, labels, weekStartsOn = 1, min, max, ...rest }: DateInputProps) {
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
          weekStartsOn={weekStartsOn}
          labels={labels}
          min={min}
          max={max}
          onChoose={choose}
        />
      )}
    />
  );
}
