import { useState } from 'react';
import { dateFormat } from '../date-format.ts';
import { DAY_MS, dayNumber, dayOf, monthNumber, monthOf } from './calendar.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarSelect } from './calendar-select.tsx';
import type { Bounds } from './date-problem.ts';
import { pad } from './stored-day.ts';

export interface DatePickerLabels {
  year: string;
  month: string;
  previousMonth: string;
  nextMonth: string;
}

interface DatePickerProps extends Bounds {
  value: string | undefined;
  today: string;
  locale: string;
  labels: DatePickerLabels;
  onChoose: (day: string) => void;
}

/** The same day some months later, or the last day of that month. */
function monthsOn(day: number, months: number): number {
  const month = monthNumber(dayOf(day)) + months;
  const last = dayNumber(`${monthOf(month + 1)}-01`) - 1;
  return Math.min(dayNumber(`${monthOf(month)}-01`) + Number(dayOf(day).slice(8)) - 1, last);
}

/** The days of a month, in weeks. */
export function DatePicker(props: DatePickerProps) {
  const { value, today, locale, labels, onChoose } = props;
  const now = dayNumber(today);
  const year = Number(today.slice(0, 4));
  // Eighty years back and ten ahead by default.
  const min = dayNumber(props.min ?? `${pad(year - 80, 4)}-01-01`);
  const max = dayNumber(props.max ?? `${pad(year + 10, 4)}-12-31`);
  const chosen = value ? dayNumber(value) : undefined;
  const clamp = (day: number) => Math.min(Math.max(day, min), max);
  const [active, setActive] = useState(clamp(chosen ?? now));
  const go = (day: number) => setActive(clamp(day));

  const month = monthNumber(dayOf(active));
  const [firstMonth, lastMonth] = [monthNumber(dayOf(min)), monthNumber(dayOf(max))];
  const goMonth = (to: number) => go(monthsOn(active, to - month));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const one = dateFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: number) => one.format(day * DAY_MS);
  };
  const fullDate = format({ dateStyle: 'full' });
  const monthAndYear = format({ year: 'numeric', month: 'long' });
  const monthName = format({ month: 'short' });
  const [short, long] = [format({ weekday: 'narrow' }), format({ weekday: 'long' })];

  const firstDay = dayNumber(`${monthOf(month)}-01`);
  // Weeks begin on Monday; day 0, 1 January 1970, was a Thursday, the third day after one.
  const start = firstDay - ((((firstDay + 3) % 7) + 7) % 7);
  const week = (at: number) => Array.from({ length: 7 }, (_, day) => start + at * 7 + day);
  const rows = [0, 1, 2, 3, 4, 5].map((at) =>
    week(at).map((number) => ({
      number,
      text: String(Number(dayOf(number).slice(8))),
      name: fullDate(number),
      isOutside: monthNumber(dayOf(number)) !== month,
    })),
  );
  const shownYear = Math.floor(month / 12);
  return (
    <div className="-mx-2 w-80 max-w-[calc(100%+1rem)]">
      <CalendarHeader
        labels={{ previous: labels.previousMonth, next: labels.nextMonth }}
        nameOf={(direction) => monthAndYear(dayNumber(`${monthOf(month + direction)}-01`))}
        onPage={(direction) => goMonth(month + direction)}
        hasPrevious={month > firstMonth}
        hasNext={month < lastMonth}
      >
        <CalendarSelect
          label={labels.year}
          value={shownYear}
          first={Math.floor(firstMonth / 12)}
          last={Math.floor(lastMonth / 12)}
          onValueChange={(to) => goMonth(to * 12 + (month % 12))}
        />
        <CalendarSelect
          label={labels.month}
          value={month}
          first={Math.max(firstMonth, shownYear * 12)}
          last={Math.min(lastMonth, shownYear * 12 + 11)}
          text={(number) => monthName(dayNumber(`${monthOf(number)}-01`))}
          onValueChange={goMonth}
        />
      </CalendarHeader>
      <CalendarGrid
        label={monthAndYear(firstDay)}
        head={week(0).map((day) => ({ short: short(day), long: long(day) }))}
        rows={rows}
        chosen={chosen}
        today={now}
        active={active}
        min={min}
        max={max}
        page={(direction) => monthsOn(active, direction)}
        onActiveChange={go}
        onChoose={(day) => onChoose(dayOf(day))}
      />
    </div>
  );
}
