import { login, queryPositionList, submitFeedback } from '@careers/gateway/contract';
import { registry } from '@careers/gateway/registry';
import { describe, expect, it } from 'vitest';
import { magicAccounts } from '../scenarios/magic.ts';
import { createTestClient } from '../testing/client.ts';
import { FEEDBACK_KEPT } from './feedback.ts';
import { firstAnswer, keepAnswer, SUBMITS_KEPT, submitOwner } from './submits.ts';
import { unknownFields } from './unknown-fields.ts';

function setUp() {
  const client = createTestClient();
  const last = () => client.control().calls().at(-1);
  /** Sends a param that the contract's types would not allow. */
  const list = (param: object) => client.gateway.call(queryPositionList, { ...param });
  return { client, last, list };
}

describe('violations of the contract', () => {
  it('include a field that no contract knows, which the answer ignores', async () => {
    const { last, list } = setUp();
    const { total } = await list({ pageSize: 5 });
    expect(await list({ pageSize: 5, keywrod: 'engineer' })).toMatchObject({ total });
    expect(last()).toMatchObject({
      code: 'MS000A000',
      violations: ['param.keywrod: no field of queryPositionList'],
    });
  });

  it('do not include the fields that any call may have', async () => {
    const { last, list } = setUp();
    await list({ homepageConfigId: 'site-external', captchaVerification: 'x', captchaType: 'blockPuzzle' });
    expect(last()?.violations).toEqual([]);
  });

  it('include the place where a refused param breaks the contract', async () => {
    const { last, list } = setUp();
    await expect(list({ pageSize: 'many' })).rejects.toMatchObject({ code: 'MS000A400' });
    expect(last()?.violations).toEqual([expect.stringMatching(/^param: [\s\S]*pageSize/)]);
  });

  it('include the place where the mock’s own answer breaks its schema, which is answered as a crash', async () => {
    const { client, last } = setUp();
    Object.assign(client.world().state().accounts[magicAccounts.candidate.id] ?? {}, { name: 7 });
    await expect(client.logIn()).rejects.toMatchObject({ code: 'MS000A500' });
    expect(last()?.violations).toEqual([expect.stringMatching(/^data: [\s\S]*userInfo\.name/)]);
  });

  it('are found in fields at any depth, in lists, optional objects and variants', () => {
    const share = { kind: 'list', filters: { company: [], town: 'x' }, extra: 1 };
    expect(unknownFields(registry.createShareLink.param, share)).toEqual(['filters.town', 'extra']);
    const code = { loginType: 'verificationCode', username: 'u', verificationCode: '1', password: 'x' };
    expect(unknownFields(login.param, code)).toEqual(['password']);
    expect(
      unknownFields(login.param, { __proto__: null, loginType: 'password', username: 'u', password: 'p' }),
    ).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, at]));
    expect(unknownFields(login.param, { ...code, ...many })).toHaveLength(20);
  });
});

describe('the owner of a submit', () => {
  it.each([
    [{ accountId: 'acc-1' }, { token: 't' }, 'acc-1'],
    [{ accountId: 'acc-1', linkToken: 't' }, { token: 't' }, 'link t'],
  ])('for %j with %j is %j', (submitter, param, owner) => {
    expect(submitOwner(submitter, param)).toBe(owner);
  });

  it('is another one for another link’s token', async () => {
    const { client } = setUp();
    const send = (token: string) =>
      client.gateway.call(submitFeedback, { content: 'hello', idempotencyKey: 'the-same-key', ...{ token } });
    for (const token of ['one', 'one', 'two']) await send(token);
    expect(client.world().state().feedback).toHaveLength(2);
  });
});

describe('the limits of what a world stores', () => {
  it('answers of submits are kept for 24 hours', async () => {
    const { client } = setUp();
    const send = (idempotencyKey: string) =>
      client.gateway.call(submitFeedback, { content: 'x', idempotencyKey });
    await send('first-key');
    client.control().advance('25h');
    await send('second-key');
    expect(Object.keys(client.world().state().submits)).toEqual([
      expect.stringMatching(/^visitor [\da-f]{64}:submitFeedback:second-key$/),
    ]);
  });

  it('answers of submits are kept up to a number, the newest ones', () => {
    const submits: Record<string, { at: number; answer: unknown }> = {};
    for (let at = 0; at < SUBMITS_KEPT + 5; at++) keepAnswer(submits, `key-${at}`, at, at);
    expect(Object.keys(submits)).toHaveLength(SUBMITS_KEPT);
    expect([firstAnswer(submits, 'key-4', 5), firstAnswer(submits, 'key-5', 5)?.answer]).toEqual([
      undefined,
      5,
    ]);
  });

  it('feedback is kept up to a number, the newest entries', async () => {
    const { client } = setUp();
    const { feedback } = client.world().state();
    for (let at = 0; at < FEEDBACK_KEPT; at++) feedback.push({ siteId: 's', at, content: `old ${at}` });
    await client.gateway.call(submitFeedback, { content: 'new', idempotencyKey: 'a-new-key' });
    const kept = client.world().state().feedback;
    expect([kept.length, kept[0]?.content, kept.at(-1)?.content]).toEqual([FEEDBACK_KEPT, 'old 1', 'new']);
  });

  it('expired sessions are removed at the next login', async () => {
    const { client } = setUp();
    await client.logIn();
    client.control().advance('3h');
    await client.logIn();
    expect(Object.keys(client.world().state().sessions)).toEqual([client.token]);
  });

  it('the log has a long call without its param', async () => {
    const { last, list } = setUp();
    await list({ keyword: 'x'.repeat(200_000) });
    expect(last()?.param).toMatch(/too long to be kept/);
  });
});
