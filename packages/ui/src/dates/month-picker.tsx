import { useState } from 'react';
import { dateFormat } from '../date-format.ts';
import { monthNumber, monthOf } from './calendar.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarSelect } from './calendar-select.tsx';
import type { Bounds } from './date-problem.ts';

export interface MonthPickerLabels {
  year: string;
  previousYear: string;
  nextYear: string;
}

interface MonthPickerProps extends Bounds {
  value: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  locale: string;
  labels: MonthPickerLabels;
  onChoose: (month: string) => void;
}

const clamp = (number: number, min: number, max: number) => Math.min(Math.max(number, min), max);

/** The twelve months of a year. */
export function MonthPicker({ value, today, locale, labels, min, max, onChoose }: MonthPickerProps) {
  const now = monthNumber(today);
  // Eighty years back and ten ahead by default.
  const first = min ? monthNumber(min) : now - 80 * 12;
  const last = max ? monthNumber(max) : now + 10 * 12;
  const chosen = value ? monthNumber(value) : undefined;
  const [active, setActive] = useState(clamp(chosen ?? now, first, last));
  const year = Math.floor(active / 12);
  const go = (number: number) => setActive(clamp(number, first, last));
  const short = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const full = dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const cell = (number: number) => {
    const date = Date.parse(monthOf(number));
    return { number, text: short.format(date), name: full.format(date) };
  };
  const rows = [0, 3, 6, 9].map((start) => [0, 1, 2].map((at) => cell(year * 12 + start + at)));
  return (
    <div className="w-72 max-w-full">
      <CalendarHeader
        labels={{ previous: labels.previousYear, next: labels.nextYear }}
        nameOf={(direction) => String(year + direction)}
        onPage={(direction) => go(active + 12 * direction)}
        hasPrevious={year > Math.floor(first / 12)}
        hasNext={year < Math.floor(last / 12)}
      >
        <CalendarSelect
          label={labels.year}
          value={year}
          first={Math.floor(first / 12)}
          last={Math.floor(last / 12)}
          onValueChange={(next) => go(next * 12 + (active % 12))}
        />
      </CalendarHeader>
      <CalendarGrid
        label={String(year)}
        rows={rows}
        chosen={chosen}
        today={now}
        active={active}
        min={first}
        max={last}
        page={(direction) => active + 12 * direction}
        onActiveChange={go}
        onChoose={(number) => onChoose(monthOf(number))}
      />
    </div>
  );
}
