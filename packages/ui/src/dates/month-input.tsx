import type { Bounds } from './date-problem.ts';
import type { MonthPickerLabels } from './month-picker.tsx';
import { PickerInput, type PickerInputProps } from './picker-input.tsx';
import { readMonth } from './read-date.ts';

export interface MonthInputLabels extends MonthPickerLabels {
  /** The name of the button and of the calendar: "Choose a month". */
  open: string;
}

export interface MonthInputProps extends PickerInputProps, Bounds {
  /** Today by the caller's clock, `YYYY-MM-DD`. */
  today: string;
  /** The language of the months' names. */
  locale: string;
  labels: MonthInputLabels;
}

/** A month, `YYYY-MM`: typed, pasted or picked. Typed months are not limited to the bounds; check them by `monthProblem`. */
export function MonthInput({ today, locale, labels, min, max, ...rest }: MonthInputProps) {
  const read = (text: string) => readMonth(text, locale);
  return (
    <PickerInput
      {...rest}
      read={read}
      openLabel={labels.open}
      picker={({ MonthPicker }, choose) => (
        <MonthPicker
          value={read(rest.value)}
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
