import { expect, test } from 'vitest';
import { parseSearch } from '../../core/navigation/search.ts';
import { createMemoryStorage } from '../../create-portal.tsx';
import { linksAsWritten } from '../../testing/links-as-written.ts';
import { readLinkToken } from './link-token.ts';

test.each(linksAsWritten)('a token of a link is sent exactly as it was made: %s', (_, written, made) => {
  const place = { path: '/mailResponse/acceptOffer', query: parseSearch(`?token=${written}`) };
  expect(readLinkToken(createMemoryStorage({}), 'offer', place)).toBe(made);
});

test('a token that is only a punctuation mark is ignored, and the tab’s last token is used', () => {
  const place = { path: '/mailResponse/acceptOffer', query: parseSearch('?token=。') };
  expect(readLinkToken(createMemoryStorage({ 'link.offer': 'a1b2' }), 'offer', place)).toBe('a1b2');
});

test('a token may be as long as a signed JSON Web Token', () => {
  const part = (length: number) => 'eyJhbGciOiJSUzI1NiJ9'.repeat(length).slice(0, length);
  const token = [part(60), part(900), part(342)].join('.');
  const place = { path: '/mailResponse/acceptOffer', query: parseSearch(`?token=${token}`) };
  expect(readLinkToken(createMemoryStorage({}), 'offer', place)).toBe(token);
});
