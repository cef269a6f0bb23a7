import { registerAccount, submitFeedback } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { submitOwner } from './submits.ts';

const idempotencyKey = 'key-of-everybody';

describe('the key of a submit', () => {
  it('is any text: a short one names a submit as well as a long one', async () => {
    const client = createTestClient();
    const send = (key: string) =>
      client.gateway.call(submitFeedback, { content: 'Good.', idempotencyKey: key });
    await send('1');
    await send('1');
    await send('2');
    expect(client.world().state().feedback).toHaveLength(2);
  });

  it('is not nothing: without a letter every submit would be the same', async () => {
    const sent = createTestClient().gateway.call(submitFeedback, { content: 'Good.', idempotencyKey: '' });
    await expect(sent).rejects.toMatchObject({ code: 'MS000A400' });
  });
});

describe('visitors do not share idempotency', () => {
  it.each([
    ['other words', { content: 'Second', contact: 'b@example.com' }],
    ['the same words and another contact', { content: 'First', contact: 'b@example.com' }],
    ['a made-up link token', { content: 'First', contact: 'a@example.com', token: 'no-link' }],
  ])('%s under the same key are another submit', async (_, second) => {
    const client = createTestClient();
    const send = (param: { content: string; contact: string }) =>
      client.gateway.call(submitFeedback, { ...param, idempotencyKey });
    await send({ content: 'First', contact: 'a@example.com' });
    await send(second);
    expect(client.world().state().feedback).toHaveLength(2);
  });

  it('what is wrong under another visitor’s key is refused, not answered with that visitor’s success', async () => {
    const client = createTestClient();
    const send = (content: string) => client.gateway.call(submitFeedback, { content, idempotencyKey });
    await send('First');
    await expect(send(' ')).rejects.toMatchObject({ reason: 'feedbackEmpty' });
  });

  it('nobody is told that they are registered because somebody else was', async () => {
    const client = createTestClient();
    const register = (phone: string, proof: object = {}) =>
      client.gateway.call(registerAccount, {
        phone,
        phoneNationCode: '+86',
        password: encrypt('N3wPassword'),
        passwordConfirm: encrypt('N3wPassword'),
        verificationCode: '888888',
        idempotencyKey,
        ...proof,
      });
    await register('13700000011');
    await register('13700000012');
    const phones = Object.values(client.world().state().accounts).map(({ phone }) => phone);
    expect(phones).toEqual(expect.arrayContaining(['13700000011', '13700000012']));
    // A submit that is repeated with the proof of a captcha is still a repetition.
    await register('13700000012');
    await register('13700000012', { captchaVerification: 'solved', captchaType: 'blockPuzzle' });
  });

  it.each([
    ['the visitor’s id', { content: 'x' }, 'visitor-2'],
    ['what is said', { content: 'y' }, 'visitor-1'],
    ['a token of no link', { content: 'x', token: 'no-link' }, 'visitor-1'],
    ['a token that is no text', { content: 'x', token: 7 }, 'visitor-1'],
    ['nothing at all', null, undefined],
  ])('%s makes another owner', (_, param, visitorId) => {
    const owner = submitOwner({ visitorId }, param);
    expect(owner).toMatch(/^visitor [\da-f]{64}$/);
    expect(owner).not.toBe(submitOwner({ visitorId: 'visitor-1' }, { content: 'x' }));
  });

  it.each(['offer-pending', 'another-link'])(
    'a submit by the link %s is the link’s, whatever it says',
    (linkToken) => {
      const owner = submitOwner({ linkToken, visitorId: 'one' }, { a: 1 });
      expect(owner).toBe(submitOwner({ linkToken, visitorId: 'two', accountId: 'acc-1' }, { a: 2 }));
      expect(owner).toBe(`link ${linkToken}`);
    },
  );
});
