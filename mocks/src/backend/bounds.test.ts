import {
  captchaCheck,
  collectPosition,
  createShareLink,
  deliverResume,
  type Method,
  queryPositionList,
  registerAccount,
  submitFeedback,
} from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { rawCall } from '../../contract/target/raw-call.ts';
import { localTarget } from '../../contract/target/target.ts';
import { recordOf } from '../captcha/limits.ts';
import { CALLS_KEPT, CALLS_MAX_WEIGHT, CallLog } from '../core/call-log.ts';
import type { CallRecord } from '../core/message.ts';
import type { WorldState } from '../domain/state.ts';
import { act } from '../process/engine.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';
import { COUNTED_MAX, noteAttempt } from './attempts.ts';
import { BODY_MAX, refuseVastParam } from './bounds.ts';
import { REGISTERED_KEPT } from './drop-account.ts';
import { decryptRsa } from './rsa.ts';
import { emptyContent } from './sample-resume.ts';
import { SESSIONS_ALIVE } from './sessions.ts';
import { SHARES_KEPT } from './share.ts';

/** As much as the stand-alone server accepts, in base64. */
const MUCH = 1_400_000;

function nest(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at++) value = [value];
  return value;
}

const few = 50_000;
/** Params that no real call has: each small enough to be read, and far larger than the contract's. */
const vast: readonly (readonly [string, Method, object])[] = [
  ['ids by the ten thousand', queryPositionList, { company: Array.from({ length: few }, () => 'a') }],
  ['ids of a wrong type', queryPositionList, { company: Array.from({ length: few }, () => 1) }],
  ['empty objects', queryPositionList, { company: Array.from({ length: few }, () => ({})) }],
  ['lists in lists', queryPositionList, { company: nest(5000) }],
  [
    'fields by the ten thousand',
    submitFeedback,
    Object.fromEntries(Array.from({ length: few }, (_, at) => [at, 1])),
  ],
  [
    'filters of a share',
    createShareLink,
    { kind: 'list', filters: { company: Array.from({ length: few }, () => 'a') } },
  ],
  [
    'lists at many places',
    queryPositionList,
    { company: nest(15), a: Array.from({ length: 80 }, () => Array.from({ length: 80 }, () => 1)) },
  ],
];

describe('a call that is far larger than the contract allows is unreadable (MS000A400)', () => {
  it.each(vast)('because of %s', async (_, method, param) => {
    const reply = await rawCall(localTarget().open(), method, { param });
    expect(reply.code).toBe('MS000A400');
    expect(reply.message.length).toBeLessThan(1000);
  });

  it.each(vast)(
    'refuseVastParam refuses %s, before the contract’s schema reads them',
    (_, _method, param) => {
      expect(() => refuseVastParam(param)).toThrow();
    },
  );

  it('would have each wrong id reported by itself, if only the schema checked it', () => {
    const [, [, method, param]] = [vast[0], vast[1] ?? ['', queryPositionList, {}]];
    expect(v.safeParse(method.param, param).issues).toHaveLength(few);
  });

  it('because of the length of its body, before its signature is checked', async () => {
    const context = localTarget().open();
    const body = JSON.stringify({ paramString: 'A'.repeat(BODY_MAX) });
    expect((await rawCall(context, queryPositionList, { body, sign: 'wrong' })).code).toBe('MS000A400');
    const shorter = JSON.stringify({ paramString: 'A'.repeat(BODY_MAX / 2) });
    expect((await rawCall(context, queryPositionList, { body: shorter, sign: 'wrong' })).code).toBe(
      'MS000A401',
    );
  });

  it('a param that is much larger than a form or a list of filters is still accepted', () => {
    const filters = { company: Array.from({ length: 500 }, (_, at) => `id-${at}`) };
    expect(() =>
      refuseVastParam({
        ...filters,
        sections: Array.from({ length: 200 }, () => filters.company.slice(0, 20)),
      }),
    ).not.toThrow();
  });
});

describe('a long text from the caller is shortened in the reply and in the log of calls', () => {
  const long = 'w'.repeat(100_000);
  it.each([
    ['the value of a field', { param: { pageSize: long } }],
    ['the name of a field', { param: { [long]: 1 } }],
    ['the name of a method', { name: long, param: {} }],
    ['its token', { param: {}, token: long }],
  ])('as %s', async (_, call) => {
    const client = createTestClient();
    const { settings } = localTarget();
    const { transport } = client;
    const reply = await rawCall({ settings, transport, visit: transport }, queryPositionList, call);
    expect(reply.message.length).toBeLessThan(1000);
    const [{ param: _param, data: _data, ...kept } = { path: '' }] = client.control().calls();
    expect(JSON.stringify(kept).length).toBeLessThan(3000);
  });
});

it('a param that is nested too deeply is not shown in the log of calls, which stays readable', async () => {
  const client = createTestClient();
  const { settings } = localTarget();
  const { transport } = client;
  const param = `{"keyword":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const paramString = btoa(`{"biz":{"method":"${queryPositionList.name}","param":${param}}}`);
  const reply = await rawCall({ settings, transport, visit: transport }, queryPositionList, { paramString });
  expect(reply.code).toBe('MS000A400');
  expect(JSON.stringify(client.control().calls())).toContain('too deep to be shown');
});

/** Fills a state with as many of one thing as it may have; returns the call that adds one more. */
type Full = (client: ReturnType<typeof createTestClient>) => Promise<() => number>;

const filled: readonly (readonly [string, number, Full])[] = [
  [
    'sessions',
    SESSIONS_ALIVE,
    async (client) => {
      const { sessions } = client.world().state();
      const expiresAt = client.world().clock.now() + 3_600_000;
      for (let at = 0; at < SESSIONS_ALIVE; at++)
        sessions[`old-${at}`] = { accountId: 'acc-candidate', expiresAt };
      await client.logIn();
      expect(sessions).toHaveProperty(client.token ?? '');
      return () => Object.keys(sessions).length;
    },
  ],
  [
    'shares',
    SHARES_KEPT,
    async (client) => {
      const share = () => client.gateway.call(createShareLink, { kind: 'list', filters: {} });
      for (let at = 0; at < SHARES_KEPT; at++) await share();
      const { ticket } = await share();
      const { shares } = client.world().state();
      expect(shares.at(-1)?.ticket).toBe(ticket);
      return () => shares.length;
    },
  ],
  [
    'accounts that were registered',
    REGISTERED_KEPT + Object.keys(magicAccounts).length,
    async (client) => {
      const { accounts } = client.world().state();
      for (let at = 0; at < REGISTERED_KEPT; at++)
        accounts[`account-${at}`] = { id: `account-${at}`, name: '', consents: [] };
      const password = encrypt('N3wPassword');
      await client.gateway.call(registerAccount, {
        phone: '13700000011',
        password,
        passwordConfirm: password,
        verificationCode: '888888',
        idempotencyKey: 'one-more-account',
      });
      expect(accounts).toHaveProperty('acc-candidate');
      expect(accounts).not.toHaveProperty('account-0');
      return () => Object.keys(accounts).length;
    },
  ],
  [
    'what is counted',
    COUNTED_MAX,
    async (client) => {
      const world = client.world();
      const backend = { state: world.state, clock: world.clock };
      const { attempts } = world.state();
      for (let at = 0; at < COUNTED_MAX; at++) attempts[`code:${at}`] = [world.clock.now()];
      // A window that a slow machine does not outlast.
      expect(noteAttempt(backend, 'code:0', 3_600_000)).toBe(2);
      expect(noteAttempt(backend, 'code:new', 3_600_000)).toBe(1);
      expect(Object.keys(attempts)).toEqual(expect.arrayContaining(['code:0', 'code:new']));
      return () => Object.keys(attempts).length;
    },
  ],
];

describe('the number of stored entries is limited', () => {
  it.each(filled)('for %s, and the newest are kept', async (_, most, fill) => {
    const count = await fill(createTestClient());
    expect(count()).toBeLessThanOrEqual(most);
  });

  it.each([
    ['another kind', { department: ['no-such'], company: ['x'.repeat(1000), 'com-energy'] }, ['com-energy']],
    ['nothing that there is', { company: Array.from({ length: 900 }, (_, at) => `no-${at}`) }, ['-']],
  ])('a share keeps only filters that exist: %s', async (_, filters, company) => {
    const client = createTestClient();
    const { ticket } = await client.gateway.call(createShareLink, {
      kind: 'list',
      filters: { ...filters, keyword: 'k'.repeat(100_000), recruitTypeCode: 'r'.repeat(100_000) },
    });
    const [share] = client.world().state().shares;
    expect(share).toMatchObject({ ticket, of: { filters: { company } } });
    expect(JSON.stringify(share).length).toBeLessThan(1000);
  });

  it('feedback has a limit for the length of its contact and for the number of its files', async () => {
    const context = localTarget().open();
    const send = async (more: object) =>
      (
        await rawCall(context, submitFeedback, {
          param: { content: 'x', idempotencyKey: 'some-key', ...more },
        })
      ).code;
    expect(await send({ contact: 'c'.repeat(201) })).toBe('MS000A400');
    expect(await send({ fileIds: Array.from({ length: 21 }, () => 'f') })).toBe('MS000A400');
    expect(await send({ fileIds: ['f'.repeat(101)] })).toBe('MS000A400');
    expect(await send({ contact: 'candidate@example.com', fileIds: ['f'] })).toBe('40101');
    expect(await send({ contact: 'candidate@example.com', fileIds: [] })).toBe('MS000A000');
  });

  it('captcha clients are stored by the beginning of their id, and up to a thousand', () => {
    const clients: WorldState['captcha']['clients'] = [];
    for (let at = 0; at < 1100; at++) recordOf(clients, `${at}-${'u'.repeat(10_000)}`, at);
    expect(clients).toHaveLength(1000);
    expect(Math.max(...clients.map(({ clientUid }) => clientUid.length))).toBeLessThan(110);
  });

  it('challenges of the captcha are stored up to a thousand', () => {
    const client = createTestClient();
    const captcha = client.world().captcha();
    const { challenges } = client.world().state().captcha;
    for (let at = 0; at < 1000; at++)
      challenges[`old-${at}`] = {
        captchaType: 'blockPuzzle',
        secretKey: null,
        answer: { captchaType: 'blockPuzzle', x: 1 },
        expiresAt: client.world().clock.now() + 1000,
      };
    captcha.get({ captchaType: 'blockPuzzle' });
    expect(Object.keys(challenges)).toHaveLength(1000);
  });

  it('an overlong captcha answer or password is wrong without being deciphered', async () => {
    const client = createTestClient();
    const { repData } = client.world().captcha().get({ captchaType: 'blockPuzzle' });
    const reply = await client.gateway.call(captchaCheck, {
      captchaType: 'blockPuzzle',
      token: repData?.token ?? '',
      pointJson: 'A'.repeat(100_000),
    });
    expect(reply.repCode).toBe('6111');
    expect(decryptRsa('A'.repeat(MUCH))).toBeUndefined();
  });
});

describe('the log of calls', () => {
  const call = (id: number): CallRecord => ({
    id: String(id),
    at: '',
    path: '',
    code: '',
    milliseconds: 0,
    param: undefined,
    data: undefined,
    message: '',
    headers: {},
    violations: [],
  });

  it.each([
    ['light ones by number', 10, CALLS_KEPT],
    ['heavy ones by weight', CALLS_MAX_WEIGHT / 4, 4],
    ['ones heavier than all may be, the latest alone', CALLS_MAX_WEIGHT * 2, 1],
  ])('keeps %s', (_, weight, kept) => {
    let told = 0;
    const log = new CallLog((more) => {
      told += more;
    });
    for (let id = 0; id < CALLS_KEPT + 10; id++) log.add(() => call(id), weight);
    expect(log.all().map(({ id }) => Number(id))).toEqual(
      Array.from({ length: kept }, (_, at) => CALLS_KEPT + 10 - kept + at),
    );
    expect([log.weight, told]).toEqual([kept * weight, kept * weight]);
    log.clear();
    expect([log.weight, told, log.all()]).toEqual([0, 0, []]);
  });

  it('does not report its size any more once it was abandoned', () => {
    let told = 0;
    const log = new CallLog((more) => {
      told += more;
    });
    log.add(() => call(1), 10);
    log.abandon();
    log.add(() => call(2), 10);
    expect(told).toBe(0);
  });

  it('shows the param of a call as it was sent', async () => {
    const client = createTestClient();
    await client.gateway.call(queryPositionList, { company: ['com-energy'], pageSize: 1 });
    expect(client.control().calls().at(-1)?.param).toEqual({ company: ['com-energy'], pageSize: 1 });
  });
});

describe('the limits of what a session can add', () => {
  it('let a new delivery, its snapshot and a new collection take the place of the oldest ones', async () => {
    const client = createTestClient();
    await client.logIn();
    const { deliveries, snapshots, collections, accounts, startedAt } = client.world().state();
    const [old] = deliveries;
    const candidate = accounts[magicAccounts.candidate.id];
    if (!old || !candidate) throw new Error('the candidate has delivered nothing');
    for (let at = 0; at < 1000; at++)
      snapshots[`sent-${at}`] = { source: 'resume', templateId: 'classic', content: emptyContent(candidate) };
    const { process: revoked } = act(old.process, { type: 'revoke' }, startedAt, 'candidate');
    for (let at = 0; at < 5000; at++) {
      deliveries.push({ ...old, id: `old-${at}`, process: revoked });
      collections.push({ accountId: 'acc-newcomer', positionId: old.positionId, collectedAt: startedAt });
    }
    const [positionId = ''] = client
      .world()
      .positionIds({ recruitType: 'A01', status: 'open', limit: 20 })
      .slice(-1);
    await client.gateway.call(deliverResume, {
      positionId,
      source: 'resume',
      idempotencyKey: 'one-more-delivery',
    });
    await client.gateway.call(collectPosition, { positionId });
    const state = client.world().state();
    expect([state.deliveries.length, state.collections.length]).toEqual([5000, 5000]);
    const sent = Object.keys(state.snapshots);
    expect([sent.length, sent.at(-1)]).toEqual([1000, state.deliveries.at(-1)?.snapshotId]);
    expect([state.deliveries.at(-1)?.positionId, state.collections.at(-1)?.positionId]).toEqual([
      positionId,
      positionId,
    ]);
  });
});

it('thirteen wrong calls of 1.9 MB leave nothing in the world’s state, and little in its log', async () => {
  const client = createTestClient();
  const { settings } = localTarget();
  const { transport } = client;
  const before = JSON.stringify(client.world().state()).length;
  const wrong = Buffer.from(
    JSON.stringify({
      biz: { method: 'queryPositionList', param: { company: Array.from({ length: MUCH / 2 }, () => 1) } },
    }),
  ).toString('base64');
  expect(wrong.length).toBeGreaterThan(1_800_000);
  for (let time = 0; time < 13; time++) {
    const context = { settings, transport, visit: transport };
    expect((await rawCall(context, queryPositionList, { paramString: wrong })).code).toBe('MS000A400');
  }
  expect(JSON.stringify(client.world().state()).length - before).toBeLessThan(1000);
  expect(JSON.stringify(client.control().calls()).length).toBeLessThan(20_000);
});
