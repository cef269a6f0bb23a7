import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import { Checkbox } from '../inputs/checkbox.tsx';
import type { Bounds } from './date-problem.ts';
import { MonthInput, type MonthInputLabels } from './month-input.tsx';
import type { MonthRange } from './month-range.ts';
import { readMonth } from './read-date.ts';

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
  /** Which end the error is about; both by default. */
  errorEnd?: 'from' | 'to' | undefined;
}

/** Two months and "to present". `monthRangeProblem` says what is wrong with what was typed. */
export function MonthRangeInput({
  value,
  onValueChange,
  today,
  locale,
  labels,
  min,
  max,
  errorEnd,
  ...group
}: MonthRangeInputProps) {
  const from = readMonth(value.from, locale);
  return (
    <FieldGroup {...group} role="group">
      {(ids) => {
        const isWrong = (end: 'from' | 'to') => ids.error !== undefined && (errorEnd ?? end) === end;
        const end = (which: 'from' | 'to') => ({
          value: value[which],
          onValueChange: (month: string) => onValueChange({ ...value, [which]: month }),
          id: which === 'from' ? ids.first : `${ids.first}-to`,
          'aria-required': group.required || undefined,
          'aria-invalid': isWrong(which) || undefined,
          'aria-describedby': isWrong(which) ? ids.error : undefined,
          placeholder: labels.placeholder,
          today,
          locale,
          labels: { ...labels, open: `${labels[which]}: ${labels.open}` },
          max,
        });
        return (
          <>
            <div className="flex flex-wrap gap-3">
              <RangeEnd id={ids.first} label={labels.from}>
                <MonthInput {...end('from')} min={min} />
              </RangeEnd>
              <RangeEnd id={`${ids.first}-to`} label={labels.to}>
                <MonthInput
                  {...end('to')}
                  {...(value.isPresent ? { value: '', placeholder: labels.present } : {})}
                  min={from && (!min || from > min) ? from : min}
                  disabled={value.isPresent}
                />
              </RangeEnd>
            </div>
            <Checkbox
              checked={value.isPresent}
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

/** One of the two months, side by side where there is room for both. */
function RangeEnd({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 grow basis-32">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}
