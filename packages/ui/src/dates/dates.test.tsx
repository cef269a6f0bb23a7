import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import {
  DateInput,
  dayProblem,
  MonthInput,
  type MonthRange,
  MonthRangeInput,
  monthProblem,
  monthRangeProblem,
  readDay,
  readMonth,
} from '../forms.ts';
import { Field } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { keysOfInputMethods } from '../testing/input-methods.ts';
import { present } from '../testing/present.ts';

const today = '2026-11-22';
const labels = {
  open: 'Choose a month',
  year: 'Year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
};

/** What a calendar floats in comes with the first press. */
async function openCalendar(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name });
}

describe('reading a date as people write it', () => {
  test.each([
    ['2023-07', '2023-07'],
    ['2023-7', '2023-07'],
    ['202307', '2023-07'],
    ['2023/07', '2023-07'],
    [' 2023.7 ', '2023-07'],
    ['2023 年 7 月', '2023-07'],
    ['２０２３年７月', '2023-07'],
    ['07/2023', '2023-07'],
    ['2023-1', '2023-01'],
    ['12/2023', '2023-12'],
    ['Jan 2023', '2023-01'],
    ['December, 2023', '2023-12'],
    ['Jul 2023', '2023-07'],
    ['july 2023', '2023-07'],
  ])('the month %s is read as %s', (text, month) => {
    expect(readMonth(text, 'en')).toBe(month);
  });

  test.each(['', '2023', '2023-13', '2023-00', '20231', 'last summer', 'Juno 2023', '2023-07-01'])(
    '%j is no month',
    (text) => expect(readMonth(text, 'en')).toBeUndefined(),
  );

  test.each([
    ['1998-04-30', '1998-04-30'],
    ['1998年4月30日', '1998-04-30'],
    ['19980430', '1998-04-30'],
    ['1998/4/3', '1998-04-03'],
    ['2024-02-29', '2024-02-29'],
  ])('the day %s is read as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test.each(['1998-04-31', '2023-02-29', '2023-13-01', '1998-04', '04/03/1998'])('%s is no day', (text) =>
    expect(readDay(text)).toBeUndefined(),
  );
});

describe('the problem of a date', () => {
  const bounds = { min: '2000-01', max: '2026-11' };

  test('a month can be unreadable, too early or too late, and an empty one has no problem', () => {
    expect(
      ['', 'soon', '1999-12', '2026-12', '2000-01', '2026-11'].map((text) => monthProblem(text, bounds)),
    ).toEqual([undefined, 'unreadable', 'tooEarly', 'tooLate', undefined, undefined]);
    expect(dayProblem('2026-11-23', { max: today })).toBe('tooLate');
  });

  test('a day can be unreadable, too early or too late, and the first and the last one are allowed', () => {
    const days = { min: '2000-01-31', max: today };
    expect(
      [' ', '31.1.2000', '2000-01-30', '2000-01-31', today, '2026/11/23'].map((text) =>
        dayProblem(text, days),
      ),
    ).toEqual([undefined, 'unreadable', 'tooEarly', undefined, undefined, 'tooLate']);
    expect([dayProblem('0999-01-01'), monthProblem('9999-12')]).toEqual([undefined, undefined]);
  });

  test('a range without a beginning, and each of its ends, has to be within the bounds', () => {
    const range = (from: string, to: string) => monthRangeProblem({ from, to, isPresent: false }, bounds);
    expect(range('', '1999-12')).toEqual({ end: 'to', problem: 'tooEarly' });
    expect(range('', '2000-01')).toBeUndefined();
    expect(range('1999-12', '2027-01')).toEqual({ end: 'from', problem: 'tooEarly' });
    expect(range('2016-09', '2027-01')).toEqual({ end: 'to', problem: 'tooLate' });
    expect(range('2016年9月', '2016-08')).toEqual({ end: 'to', problem: 'tooEarly' });
  });

  test('a range can end in the month in which it begins or later, or last to the present', () => {
    const range = (from: string, to: string, isPresent = false) =>
      monthRangeProblem({ from, to, isPresent }, bounds);
    expect(range('2016-09', '2016-09')).toBeUndefined();
    expect(range('2016-09', '2015-06')).toEqual({ end: 'to', problem: 'tooEarly' });
    expect(range('2016-09', '2015-06', true)).toBeUndefined();
    expect(range('autumn', '2015-06')).toEqual({ end: 'from', problem: 'unreadable' });
  });
});

const Month = ({ start = '', ...rest }: { start?: string; min?: string; max?: string; locale?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <Field label="Graduation">
      <MonthInput
        value={value}
        onValueChange={setValue}
        today={today}
        locale="en"
        labels={labels}
        {...rest}
      />
    </Field>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('MonthInput', () => {
  test('reads typed text on Enter and when the field is left, not while it is typed', async () => {
    const user = userEvent.setup();
    render(<Month />);
    await user.type(field(), '20237');
    expect(field().value).toBe('20237');
    // It is a month already before its last digit.
    await user.type(field(), '{Backspace}/12');
    // With these keys an input method is told which 月 is meant.
    for (const [sign] of keysOfInputMethods)
      for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field(), { key, ...sign });
    expect(field().value).toBe('2023/12');
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('2023-12');
    await user.type(field(), '{Backspace}{Backspace}7');
    await user.tab();
    expect(field().value).toBe('2023-07');
  });

  test('keeps text that cannot be read as it was typed', async () => {
    const user = userEvent.setup();
    render(<Month />);
    await user.type(field(), 'last summer');
    await user.tab();
    expect(field().value).toBe('last summer');
  });

  test('reads a pasted month in any notation, in place of the text before', async () => {
    const user = userEvent.setup();
    render(<Month start="2020-01" />);
    await user.click(field());
    await user.paste('2023年7月');
    expect(field().value).toBe('2023-07');
  });

  test('opens its calendar at the month by arrow down, moves in it by arrow and page keys, and chooses by Enter', async () => {
    const user = userEvent.setup();
    render(<Month start="2023-07" />);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('dialog', { name: 'Choose a month' });
    const cell = () => document.activeElement?.getAttribute('aria-label');
    expect(cell()).toBe('July 2023');
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('Jul');
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell()).toBe('November 2023');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(cell()).toBe('January 2024');
    await user.keyboard('{PageUp}{End}');
    expect(cell()).toBe('March 2023');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('2023-03');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a month' }));
  });

  test('its calendar ends at the bounds', async () => {
    const user = userEvent.setup();
    render(<Month start="2026-10" min="2026-02" max="2026-11" />);
    await openCalendar(user, 'Choose a month');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'December 2026' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Next year' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{PageDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('November 2026');
    await user.keyboard('{PageUp}');
    const first = document.activeElement;
    expect(first?.getAttribute('aria-label')).toBe('February 2026');
    expect(screen.getByRole('button', { name: 'Previous year' }).getAttribute('aria-disabled')).toBe('true');
    // The page does not scroll under a calendar that goes no further.
    expect(first && fireEvent.keyDown(first, { key: 'PageUp' })).toBe(false);
  });

  test('turns years by button, says to which one, and chooses them from a list; the focus stays there', async () => {
    const user = userEvent.setup();
    render(<Month start="2023-07" />);
    await openCalendar(user, 'Choose a month');
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(screen.getByRole('grid', { name: '2022' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2022');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous year' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2010');
    await user.click(screen.getByRole('button', { name: 'July 2010' }));
    expect(field().value).toBe('2010-07');
  });

  test.each([
    ['zh-CN', '2023年7月'],
    ['zh-HK', '2023年7月'],
    ['en', 'July 2023'],
  ])('names the months in the language %s', async (locale, name) => {
    const user = userEvent.setup();
    render(<Month start="2023-07" locale={locale} />);
    await openCalendar(user, 'Choose a month');
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

describe('DateInput', () => {
  const Day = ({ start, min, max }: { start: string; min?: string; max?: string }) => {
    const [value, setValue] = useState(start);
    return (
      <Field label="Date of birth">
        <DateInput
          value={value}
          onValueChange={setValue}
          today={today}
          locale="en"
          min={min}
          max={max}
          labels={{
            open: 'Choose a date',
            year: 'Year',
            month: 'Month',
            previousMonth: 'Previous month',
            nextMonth: 'Next month',
          }}
        />
      </Field>
    );
  };
  const day = () => document.activeElement?.getAttribute('aria-label');

  test('moves by day and week with the arrow keys, and by month with the page keys, also to a shorter month', async () => {
    const user = userEvent.setup();
    render(<Day start="2023-03-31" />);
    await openCalendar(user, 'Choose a date');
    expect(day()).toBe('Friday, March 31, 2023');
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('{PageUp}');
    expect(day()).toBe('Tuesday, February 28, 2023');
    await user.keyboard('{Home}');
    expect(day()).toBe('Monday, February 27, 2023');
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    expect(field().value).toBe('2023-02-21');
  });

  test('chooses a month from a list, and offers no day after the last one', async () => {
    const user = userEvent.setup();
    render(<Day start="2026-10-30" max={today} />);
    await openCalendar(user, 'Choose a date');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Nov');
    const grid = within(screen.getByRole('grid', { name: 'November 2026' }));
    expect(grid.getByRole<HTMLButtonElement>('button', { name: /November 23/ }).disabled).toBe(true);
    expect(screen.queryByRole('option', { name: 'Dec' })).toBeNull();
    await user.click(grid.getByRole('button', { current: 'date' }));
    expect(field().value).toBe(today);
  });

  test('puts a day before 1970 under its weekday, and leaves key combinations to the browser', async () => {
    const user = userEvent.setup();
    render(<Day start="1958-03-12" />);
    await openCalendar(user, 'Choose a date');
    const [head, , first] = within(screen.getByRole('grid', { name: 'March 1958' })).getAllByRole('row');
    expect(within(present(head)).getAllByRole('columnheader')[0]?.textContent).toContain('Monday');
    expect(within(present(first)).getAllByRole('button')[0]?.getAttribute('aria-label')).toMatch(
      /^Monday, March 3/,
    );
    const day = document.activeElement;
    await user.keyboard('{Control>}{ArrowRight}{/Control}{Alt>}{ArrowRight}{/Alt}');
    expect(document.activeElement).toBe(day);
  });

  test('turns to no month beyond the bounds, where its button keeps the focus', async () => {
    const user = userEvent.setup();
    render(<Day start="2026-10-15" min="2026-09-20" max="2026-11-10" />);
    await openCalendar(user, 'Choose a date');
    const paging = () =>
      ['Previous month', 'Next month'].map(
        (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true',
      );
    expect(paging()).toEqual([true, true]);
    screen.getByRole('button', { name: 'Previous month' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('September 2026');
    expect(paging()).toEqual([false, true]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous month' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Nov');
    expect(paging()).toEqual([true, false]);
  });
});

describe('MonthRangeInput', () => {
  const Range = ({ error, errorEnd }: { error?: string; errorEnd?: 'from' | 'to' }) => {
    const [value, setValue] = useState<MonthRange>({ from: '2016-09', to: '2020-06', isPresent: false });
    return (
      <MonthRangeInput
        label="Employed"
        id="employed"
        value={value}
        onValueChange={setValue}
        today={today}
        locale="en"
        labels={{ ...labels, from: 'From', to: 'To', present: 'To present', placeholder: 'YYYY-MM' }}
        error={error}
        errorEnd={errorEnd}
      />
    );
  };
  const end = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  test('“to present” disables the end, and gives its month back when it is unticked', async () => {
    const user = userEvent.setup();
    render(<Range />);
    await user.click(screen.getByRole('checkbox', { name: 'To present' }));
    expect([end('To').disabled, end('To').value, end('To').placeholder]).toEqual([true, '', 'To present']);
    expect(screen.queryByRole('button', { name: 'To: Choose a month' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'To present' }));
    expect([end('To').disabled, end('To').value]).toEqual([false, '2020-06']);
  });

  test('offers for the end no month before the beginning', async () => {
    const user = userEvent.setup();
    render(<Range />);
    await openCalendar(user, 'To: Choose a month');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2016');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'August 2016' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'September 2016' }).disabled).toBe(false);
  });

  test('shows an error at the end that it is about, and reads it out only there', () => {
    render(<Range error="Cannot end before it begins" errorEnd="to" />);
    expect(end('To').getAttribute('aria-invalid')).toBe('true');
    expect(end('From').getAttribute('aria-invalid')).toBeNull();
    const described = document.getElementById(end('To').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Cannot end before it begins');
    expect(screen.getByRole('group', { name: 'Employed' }).getAttribute('aria-describedby')).toBeNull();
    expect(end('From').id).toBe('employed');
  });
});
