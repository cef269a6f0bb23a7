import { login, queryPositionList, submitFeedback } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { httpTarget } from '../../contract/target/target.ts';
import { isHostOf } from '../adapters/server/directory-address.ts';
import { readLocale } from '../directory/directory-pages.ts';
import { readWorldAddress } from '../scenarios/address.ts';
import { createTestClient } from '../testing/client.ts';

const LONG = 100_000;
const long = (text: string) => text.repeat(LONG / text.length);

describe('texts of 100 000 characters are answered as others are', () => {
  it.each(['x', 'ab ', ' ', '工程', 'engineer'])(
    'a keyword of %j finds nothing, or what its beginning finds',
    async (text) => {
      const client = createTestClient();
      const list = await client.gateway.call(queryPositionList, { keyword: long(text), pageSize: 1 });
      expect(list.rows.length).toBe(Math.min(1, list.total));
    },
  );

  it.each([' ', ',', ';', 'en', 'en;', ' ;'])(
    'an Accept-Language of %j gives one of the languages',
    (text) => {
      expect(readLocale(undefined, long(text))).toMatch(/^(zh-cn|en-us)$/);
    },
  );

  it.each(['[', '1', 'a.', ':', '::1'])('a Host of %j is not a known host', (text) => {
    expect(isHostOf(long(text))).toBe(false);
  });

  it.each(['/', '#/', 'x:'])('a fault or a clock of %j is refused', (text) => {
    expect(readWorldAddress(new URLSearchParams({ fault: long(text), clock: long(text) })).ok).toBe(false);
  });

  it('the slashes at the end of a target are removed', () => {
    expect(httpTarget(`http://a.example${long('/')}`, {}).settings.root).toBe('http://a.example');
    // A search that starts again at each slash takes minutes if something follows them.
    const whole = `http://a.example${long('/').repeat(4)}x`;
    expect(httpTarget(whole, {}).settings.root === whole).toBe(true);
  });

  it.each(['/', '@', ' ', '.'])(
    'a user name of %j is unknown, and feedback of it is too long',
    async (text) => {
      const client = createTestClient();
      const username = `a${long(text)}a`;
      await expect(
        client.gateway.call(login, { loginType: 'password', username, password: 'x' }),
      ).rejects.toMatchObject({ reason: 'accountUnknown' });
      await expect(
        client.gateway.call(submitFeedback, { content: username, idempotencyKey: 'a-long-text' }),
      ).rejects.toMatchObject({ reason: 'feedbackTooLong' });
    },
  );
});
