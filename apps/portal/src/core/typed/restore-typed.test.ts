import { afterEach, describe, expect, test } from 'vitest';
import { restoreTyped } from './restore-typed.ts';
import { TYPED_KEY, typedFields } from './typed-fields.ts';

const MINUTE = 60_000;

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  location.hash = '';
});

/** A page with a field, in a tab that has kept what was typed there so many milliseconds ago. */
function pageAfter(kept: (now: number) => unknown): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  field.name = 'why';
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept(Date.now())));
  restoreTyped()();
  return field;
}
const typed = (age: number) => (now: number) => ({
  at: now - age,
  route: location.hash,
  typed: [{ name: 'why', place: 0, value: 'Because' }],
});

describe('what was typed before a reload for a new release', () => {
  test('is given back, and kept no longer', () => {
    expect(pageAfter(typed(4 * MINUTE)).value).toBe('Because');
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });

  test.each([
    ['from five minutes ago', typed(5 * MINUTE)],
    ['from another time than now', typed(-6 * MINUTE)],
    ['without a time', () => ({ ...typed(0)(0), at: undefined })],
  ])('%s is nobody’s any more', (_, kept) => {
    expect(pageAfter(kept).value).toBe('');
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  });
});

/** A tab whose page was left a moment ago with this in its fields. */
function keepTyped(...kept: readonly { name: string; place?: number; value: string }[]): void {
  const at = Date.now();
  const all = kept.map((one) => ({ place: 0, ...one }));
  sessionStorage.setItem(TYPED_KEY, JSON.stringify({ at, route: location.hash, typed: all }));
}
function show(html: string): (name: string) => string[] {
  document.body.innerHTML = html;
  return (name) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map(({ value }) => value);
}

describe('which field gets what', () => {
  test('of several with one name each its own, also where the one before was empty', () => {
    keepTyped({ name: 'school', place: 1, value: 'Second' }, { name: 'school', place: 2, value: 'Third' });
    const values = show('<input name="school"><input name="school"><textarea name="school"></textarea>');
    restoreTyped()();
    expect(values('school')).toEqual(['', 'Second', 'Third']);
  });

  test('a choice, though a list is never empty; a text that stands there already stays', () => {
    keepTyped(
      { name: 'country', value: '+852' },
      { name: 'city', value: 'Shenzhen' },
      { name: 'street', value: 'Nathan Road' },
    );
    const values = show(
      `<input name="firm"><select name="country"><option>+86</option><option>+852</option></select>
      <input name="city" value="Beijing"><input name="street">`,
    );
    const heard: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement>('[name]'))
      for (const type of ['input', 'change'])
        field.addEventListener(type, () => heard.push(`${type} of ${field.name}`));
    restoreTyped()();
    expect(['firm', 'country', 'city', 'street'].flatMap(values)).toEqual([
      '',
      '+852',
      'Beijing',
      'Nathan Road',
    ]);
    expect(heard, 'what React hears of each as of typing').toEqual(['change of country', 'input of street']);
  });

  test('one that appears later, as in a popover that is opened again; once', async () => {
    keepTyped({ name: 'why', value: 'Because' });
    const values = show('');
    const stop = restoreTyped();
    document.body.innerHTML = '<input name="why">';
    await expect.poll(() => values('why')).toEqual(['Because']);
    document.body.innerHTML = '<input name="why">';
    await Promise.resolve();
    expect(values('why')).toEqual(['']);
    stop();
  });

  test('none on another page, where a field of that name is about something else', async () => {
    keepTyped({ name: 'why', value: 'Because' });
    const values = show('');
    const stop = restoreTyped();
    location.hash = '#/elsewhere';
    document.body.innerHTML = '<input name="why">';
    await Promise.resolve();
    expect(values('why')).toEqual(['']);
    stop();
  });

  test('passwords, shown ones too, codes, files and ticks are no part of it', () => {
    show(`<input name="a"><textarea name="b"></textarea><select name="c"></select>
      ${['password', 'hidden', 'file', 'checkbox', 'radio'].map((type) => `<input type="${type}" name="no">`).join('')}
      ${['one-time-code', 'current-password', 'new-password'].map((due) => `<input autocomplete="${due}" name="no">`).join('')}`);
    expect(typedFields().map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});
