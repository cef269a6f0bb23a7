import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { Checkbox } from '../inputs/checkbox.tsx';
import type { Bounds } from './date-problem.ts';
import { MonthInput, type MonthInputLabels } from './month-input.tsx';
import { readMonth } from './read-date.ts';

/** From a month to a month, or to the present; what stood in `to` is kept while it is the present. */
export interface MonthRange {
  from: string;
  to: string;
  isPresent: boolean;
}

export interface MonthRangeInputProps extends FieldGroupProps, Bounds {
  value: MonthRange;
  onValueChange: (value: MonthRange) => void;
  today: string;
  locale: string;
  labels: MonthInputLabels & {
    from: string;
    to: string;
    /** "To present" */
    present: string;
    /** How a month is written: "YYYY-MM". */
    placeholder: string;
  };
  /** Which end the error is about; both where nothing is said. */
  errorEnd?: 'from' | 'to' | undefined;
  disabled?: boolean;
}

/** Two months and "to present". What is wrong with what was typed, `monthRangeProblem` tells. */
export function MonthRangeInput({
  value,
  onValueChange,
  today,
  locale,
  labels,
  min,
  max,
  errorEnd,
  disabled,
  ...group
}: MonthRangeInputProps) {
  const from = readMonth(value.from, locale);
  return (
    <FieldGroup {...group} role="group">
      {(ids) => {
        const end = (which: 'from' | 'to') => ({
          value: value[which],
          onValueChange: (month: string) => onValueChange({ ...value, [which]: month }),
          'aria-label': labels[which],
          'aria-required': group.required || undefined,
          'aria-invalid': ids.error && errorEnd !== (which === 'from' ? 'to' : 'from') ? true : undefined,
          'aria-describedby': ids.error,
          placeholder: labels.placeholder,
          today,
          locale,
          max,
          className: 'min-w-0 grow basis-44',
        });
        const names = (which: string) => ({ ...labels, open: `${which}: ${labels.open}` });
        return (
          <>
            <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
              <MonthInput
                {...end('from')}
                id={ids.first}
                labels={names(labels.from)}
                min={min}
                disabled={disabled}
              />
              <MonthInput
                {...end('to')}
                {...(value.isPresent ? { value: '', placeholder: labels.present } : {})}
                labels={names(labels.to)}
                min={from && (!min || from > min) ? from : min}
                disabled={disabled || value.isPresent}
              />
            </div>
            <Checkbox
              checked={value.isPresent}
              disabled={disabled}
              onChange={(event) => onValueChange({ ...value, isPresent: event.target.checked })}
            >
              {labels.present}
            </Checkbox>
          </>
        );
      }}
    </FieldGroup>
  );
}
