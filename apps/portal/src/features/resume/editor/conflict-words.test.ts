import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { type ShownConflict, wordsOf } from './conflict-words.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

/** Two versions of the preferred locations. */
const places: ShownConflict = {
  kind: 'changed',
  key: 'places',
  path: { fields: ['places'] },
  mine: { places: named('深圳', '上海') },
  theirs: { places: named('广州') },
};

test.each([
  ['zh-CN', '深圳、上海'],
  ['en', '深圳, 上海'],
])('in %s, the names in a conflict are listed in the manner of the language', (locale, mine) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(wordsOf('intention', places, () => '', i18n)).toMatchObject({ mine, theirs: '广州' });
});
