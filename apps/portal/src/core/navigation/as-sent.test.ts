import { expect, test } from 'vitest';
import { linksAsWritten } from '../../testing/links-as-written.ts';
import { asSent } from './as-sent.ts';
import { parseSearch } from './search.ts';

test.each(linksAsWritten)('what a server made is sent as it was made: %s', (_, written, made) => {
  expect(asSent(parseSearch(`?of=${written}`).of ?? '')).toBe(made);
});

test('a mark alone is nothing', () => {
  expect(asSent('。')).toBe('');
});

test('an address that somebody made very long is read at once', () => {
  const long = `a${'。'.repeat(500_000)}b`;
  expect(asSent(`${long}。`)).toBe(long);
});
