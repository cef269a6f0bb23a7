import { registerAccount, submitFeedback } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { submitOwner } from './submits.ts';

const idempotencyKey = 'key-of-everybody';

describe('the key of a submit', () => {
  it('can be a text of any length', async () => {
    const client = createTestClient();
    const send = (key: string) =>
      client.gateway.call(submitFeedback, { content: 'Good.', idempotencyKey: key });
    await send('1');
    await send('1');
    await send('2');
    expect(client.world().state().feedback).toHaveLength(2);
  });

  it('cannot be empty', async () => {
    const sent = createTestClient().gateway.call(submitFeedback, { content: 'Good.', idempotencyKey: '' });
    await expect(sent).rejects.toMatchObject({ code: 'MS000A400' });
  });
});

describe('the submits of visitors under the same key', () => {
  it.each([
    ['other words', { content: 'Second', contact: 'b@example.com' }],
    ['the same words and another contact', { content: 'First', contact: 'b@example.com' }],
    ['a made-up link token', { content: 'First', contact: 'a@example.com', token: 'no-link' }],
  ])('with %s are different submits', async (_, second) => {
    const client = createTestClient();
    const send = (param: { content: string; contact: string }) =>
      client.gateway.call(submitFeedback, { ...param, idempotencyKey });
    await send({ content: 'First', contact: 'a@example.com' });
    await send(second);
    expect(client.world().state().feedback).toHaveLength(2);
  });

  it('are refused for what is wrong in them, also when another visitor’s submit succeeded', async () => {
    const client = createTestClient();
    const send = (content: string) => client.gateway.call(submitFeedback, { content, idempotencyKey });
    await send('First');
    await expect(send(' ')).rejects.toMatchObject({ reason: 'feedbackEmpty' });
  });

  it('register each visitor', async () => {
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
  ])('have another owner with %s', (_, param, visitorId) => {
    const owner = submitOwner({ visitorId }, param);
    expect(owner).toMatch(/^visitor [\da-f]{64}$/);
    expect(owner).not.toBe(submitOwner({ visitorId: 'visitor-1' }, { content: 'x' }));
  });

  it.each(['offer-pending', 'another-link'])(
    'by the link %s belong to the link, whatever they say',
    (linkToken) => {
      const owner = submitOwner({ linkToken, visitorId: 'one' }, { a: 1 });
      expect(owner).toBe(submitOwner({ linkToken, visitorId: 'two', accountId: 'acc-1' }, { a: 2 }));
      expect(owner).toBe(`link ${linkToken}`);
    },
  );
});
