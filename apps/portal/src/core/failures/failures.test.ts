import { type FailureKind, GatewayFailure } from '@careers/gateway';
import { WEBSITE_NOT_FOUND } from '@careers/gateway/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLanguages } from '../language/languages.ts';
import { describeFailure } from './failures.ts';

const languages = createLanguages();
beforeAll(() => languages.activate('en-us'));

const failure = (kind: FailureKind, message = '', code = '') =>
  new GatewayFailure(kind, message, { method: 'deliverResume', requestId: 'request-7', code });

const shown = (error: unknown) => {
  const described = describeFailure(error, languages.i18n);
  return described.kind === 'error' ? described.text : undefined;
};

/** What is said of each kind when the server sent no words; undefined: nothing is said. */
const ownWords: Readonly<Record<FailureKind, string | undefined>> = {
  expired: 'Please log in to continue.',
  business: 'The request was refused.',
  captcha: 'The security check was not completed.',
  rejected: 'The request failed.',
  http: 'The service is not available right now. Please try again in a moment.',
  network: 'The network is not reachable. Please check your connection and try again.',
  timeout: 'The service took too long to answer. Please try again.',
  aborted: undefined,
  malformed: 'The answer could not be read. Please try again.',
};
const kinds = Object.entries(ownWords) as [FailureKind, string | undefined][];

describe('a failure in words', () => {
  test.each(kinds)('%s without words of the server: %s', (kind, words) => {
    expect(shown(failure(kind))).toBe(words);
  });

  test.each([
    ['451', 'business', 'Position is closed'],
    ['any other code', 'rejected', 'The timestamp is too old, please check the clock'],
  ] as const)("%s: the server's description is shown as an error", (_, kind, words) => {
    expect(shown(failure(kind, words))).toBe(words);
  });

  test.each(kinds.filter(([kind]) => kind !== 'business' && kind !== 'rejected'))(
    '%s: what came with it is not for people',
    (kind, words) => {
      expect(shown(failure(kind, '<html><title>502 Bad Gateway</title></html>', '502'))).toBe(words);
    },
  );

  test.each(kinds)('%s: no message for a website that does not exist', (kind) => {
    expect(describeFailure(failure(kind, '网站不存在', '451'), languages.i18n)).toEqual({ kind: 'nothing' });
  });

  test('the server and the portal mean the same text by it', () => {
    expect(WEBSITE_NOT_FOUND).toBe('网站不存在');
  });

  test('carries the request id, for the person who reports it', () => {
    expect(describeFailure(failure('http', '', '502'), languages.i18n)).toMatchObject({
      requestId: 'request-7',
    });
  });

  // Web servers bound what they take, often at one megabyte; sent again, it would be refused again.
  test('what is larger than the server takes is said to be too large, and not to be tried again', () => {
    expect(shown(failure('http', '', '413'))).toBe(
      'This is larger than the service accepts. Please try a smaller file or a shorter text.',
    );
  });

  test('a fault of the page itself says so, and nothing of its inside', () => {
    expect(describeFailure(new TypeError('x is undefined'), languages.i18n)).toEqual({
      kind: 'error',
      text: 'Something went wrong on this page.',
      requestId: '',
    });
    expect(shown('a text that was thrown')).toBe('Something went wrong on this page.');
  });
});

describe('the file gateway, which is told no language and speaks its own', () => {
  const refused = new GatewayFailure('business', '系统繁忙，请稍后再试', {
    method: 'files.upload',
    requestId: 'request-7',
    code: '451',
  });

  test.each([
    ['zh-cn', '系统繁忙，请稍后再试'],
    ['zh-hk', '請求不獲接納。'],
    ['en-us', 'The request was refused.'],
  ] as const)('is quoted where that is the page’s language: %s', async (locale, text) => {
    const page = createLanguages();
    await page.activate(locale);
    expect(describeFailure(refused, page.i18n)).toMatchObject({ text });
  });
});

test('the words are in the language shown', async () => {
  const chinese = createLanguages();
  await chinese.activate('zh-cn');
  const simplified = describeFailure(failure('network'), chinese.i18n);
  await chinese.activate('zh-hk');
  const traditional = describeFailure(failure('network'), chinese.i18n);
  expect(simplified).toMatchObject({ text: expect.stringContaining('网络') });
  expect(traditional).toMatchObject({ text: expect.stringContaining('網絡') });
});
