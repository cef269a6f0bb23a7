import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  addLog,
  getDelivery,
  getEncryptedString,
  getPublicKey,
  getSysConfigInfo,
  loadWebsiteStyle,
} from '../contract/index.ts';
import type { Signer } from '../wire/canonical.ts';
import { GatewayFailure } from './failure.ts';
import { createGateway } from './gateway.ts';
import { readRefusal } from './read-reply.ts';
import { business, client, config, failureOf, line, NOW, reply, silent, success } from './testing.ts';
import type { Transport, TransportReply } from './transport.ts';

const log = { regionCode: 'default', indexCode: 'homepage_access', source: '1' };
const answering = (answer: TransportReply) => client(line(() => answer).transport).gateway;

/** Options of a client for a visitor, with a signer of its own. */
const signedBy = (signer: Signer) => ({
  config,
  signer,
  session: {
    token: () => undefined,
    homepageConfigId: () => undefined,
    languageIndex: () => 0 as const,
    visitorId: () => undefined,
    userId: () => undefined,
    isInternalSite: () => false,
  },
});

describe('a call', () => {
  it('gives the data behind success code MS000A000, as its schema reads it', async () => {
    const gateway = answering(success({ zhHkStart: '1', enWwStart: 0, more: true }));
    expect(await gateway.call(getSysConfigInfo, {})).toEqual({ zhHkStart: 1, enWwStart: 0 });
  });

  it('takes a person’s numbers, of a phone or of an employee, quoted or not', async () => {
    const { getLdapSsoTokenInfo } = await import('../contract/directory.ts');
    const userInfo = {
      userid: 7,
      userName: 100234,
      name: '林小雨',
      phone: 13800000001,
      ifHomapageAuthFlag: 1,
    };
    const gateway = answering(success({ Authorization: 'token-1', userInfo }));
    const result = await gateway.call(getLdapSsoTokenInfo, { regionCode: 'default', code: 'c' });
    expect(result.userInfo).toEqual({
      userid: '7',
      userName: '100234',
      name: '林小雨',
      phone: '13800000001',
      email: '',
      ifHomapageAuthFlag: '1',
    });
  });

  it('reads absent data as {}', async () => {
    const { logout } = await import('../contract/account.ts');
    expect(await answering(success()).call(logout, {})).toEqual({});
  });
});

describe('a call that is made as the page is left', () => {
  /** How many requests have gone out before anything but what was under way could happen. */
  async function sentAtOnce(signAtOnce: () => string | undefined, beyondPage: boolean) {
    const transport = vi.fn<Transport>(async () => success({ publicKey: 'key' }));
    const late = Promise.withResolvers<string>();
    const gateway = createGateway({ ...signedBy(() => late.promise), transport, signAtOnce });
    const call = gateway.call(getPublicKey, {}, beyondPage ? { beyondPage } : {});
    for (let step = 0; step < 20; step++) await Promise.resolve();
    const atOnce = transport.mock.calls.length;
    late.resolve('late');
    await call;
    const [[request, options] = []] = transport.mock.calls;
    const sign = request && new URL(request.url).searchParams.get('sign');
    return { atOnce, sign, beyondPage: options?.beyondPage ?? false };
  }

  it('is signed without waiting, and wanted beyond the page', async () => {
    expect(await sentAtOnce(() => 'now', true)).toEqual({ atOnce: 1, sign: 'now', beyondPage: true });
  });

  it('is signed as usual where nothing can sign at once', async () => {
    expect(await sentAtOnce(() => undefined, true)).toEqual({ atOnce: 0, sign: 'late', beyondPage: true });
  });

  it('is the only one that is', async () => {
    expect(await sentAtOnce(() => 'now', false)).toEqual({ atOnce: 0, sign: 'late', beyondPage: false });
  });
});

// Backends with columns of a fixed width, and people who press the space bar, write blanks where they have nothing.
describe('a text of blanks alone', () => {
  const blank = ' \u3000\n\u200B';

  it('is read as an empty one, at any depth', async () => {
    const style = await answering(
      success({
        websiteBaseInfo: { id: 's', websiteName: '公司', websiteDescr: blank, homepageCategory: null },
        websiteHomepage: { footer: { contactNumber: blank, copyright: ' © 公司 ' } },
        websiteColumns: [{ id: 'c', columnType: 1, columnView: blank }],
      }),
    ).call(loadWebsiteStyle, { id: 's' });
    expect(style.websiteBaseInfo).toMatchObject({ websiteDescr: '', homepageCategory: '1' });
    expect(style.websiteHomepage.footer).toMatchObject({ contactNumber: '', copyright: ' © 公司 ' });
    expect(style.websiteColumns[0]?.columnView).toBe('');
  });

  it('is an empty one in a list of words and in the data of a refusal too', async () => {
    const { queryHotWords } = await import('../contract/positions.ts');
    expect(await answering(success(['工程师', blank])).call(queryHotWords, {})).toEqual(['工程师', '']);
    expect(readRefusal(v.object({ link: v.string() }), { link: blank })).toEqual({ link: '' });
  });
});

describe('null', () => {
  it('in an optional field is read as absent, at any depth', async () => {
    const style = await answering(
      success({
        websiteBaseInfo: { id: 's', websiteName: '公司', websiteDescr: null, homepageCategory: null },
        websiteHomepage: null,
        websiteColumns: [
          { id: 'c', columnType: 1, columnView: '职位', columnLink: null, displayStyle: null },
        ],
      }),
    ).call(loadWebsiteStyle, { id: 's' });
    expect(style.websiteBaseInfo).toMatchObject({ websiteDescr: '', homepageCategory: '1' });
    expect(style.websiteHomepage.pcBannerList).toEqual([]);
    expect(style.websiteColumns[0]).toMatchObject({ columnLink: '', displayStyle: '' });
  });

  // A banner without a picture shows its scene, and a company without a logo stands there without one.
  it.each([null, undefined])('in the place of a picture (%s) takes nothing else along', async (none) => {
    const { queryBrands } = await import('../contract/positions.ts');
    const style = await answering(
      success({
        websiteBaseInfo: { id: 's', websiteName: '公司' },
        websiteHomepage: { pcBannerList: [{ src: none, title: '共事' }] },
      }),
    ).call(loadWebsiteStyle, { id: 's' });
    expect(style.websiteHomepage.pcBannerList).toMatchObject([{ src: '', title: '共事' }]);
    const brand = { id: 'c', name: '公司', logo: none, openPositions: 3 };
    expect(await answering(success([brand])).call(queryBrands, {})).toMatchObject([{ id: 'c', logo: '' }]);
  });

  // Backends that write null write it here too: as the whole of the data, in base64, or as no text at all.
  it.each(['bnVsbA==', ''])('as all of the data (returnData %j) is no data', async (returnData) => {
    const { logout } = await import('../contract/account.ts');
    const done = reply(JSON.stringify({ returnCode: 'MS000A000', returnDesc: '', returnData }));
    expect(await answering(done).call(logout, {})).toEqual({});
    expect(await failureOf(answering(done).call(getPublicKey, {}))).toMatchObject({ kind: 'malformed' });
  });

  it('as an empty text is no data of the base gateway either', async () => {
    expect(await answering(reply('{"successful":true,"data":""}')).call(addLog, log)).toEqual({});
  });

  it('in a required field is a broken reply, of what is done all the same', async () => {
    const failure = await failureOf(
      answering(success({ zhHkStart: null, enWwStart: 1 })).call(getSysConfigInfo, {}),
    );
    expect(failure).toMatchObject({ kind: 'malformed', isDone: true });
  });

  it('in the place of an entry of a list is a broken reply too', async () => {
    const failure = await failureOf(
      answering(
        success({
          websiteBaseInfo: { id: 's', websiteName: '公司', websiteDescr: null },
          websiteColumns: [null],
        }),
      ).call(loadWebsiteStyle, { id: 's' }),
    );
    expect(failure.kind).toBe('malformed');
  });
});

describe('a device whose clock is wrong', () => {
  const HOUR = 3_600_000;
  const stale = (serverTime: number, returnCode = 'MS000A408') =>
    reply(JSON.stringify({ returnCode, returnDesc: '' }), 200, {
      Date: new Date(serverTime).toUTCString(),
    });
  const timesOf = (server: ReturnType<typeof line>) =>
    server.calls().map(({ query, signed }) => [Number(query.timestamp), signed]);

  it('signs with the time of the reply that refused its own, repeats the call, and remembers', async () => {
    const server = line(
      () => stale(NOW + 3 * HOUR),
      () => success({ zhHkStart: 1, enWwStart: 1 }),
    );
    const { gateway } = client(server.transport);
    await gateway.call(getSysConfigInfo, {});
    await gateway.call(getSysConfigInfo, {});
    expect(timesOf(server)).toEqual([
      [NOW, true],
      [NOW + 3 * HOUR, true],
      [NOW + 3 * HOUR, true],
    ]);
  });

  it('is helped with every call that was under way when the time was learned', async () => {
    const server = line(
      () => stale(NOW + 3 * HOUR),
      () => stale(NOW + 3 * HOUR),
      () => success({ zhHkStart: 1, enWwStart: 1 }),
    );
    const { gateway } = client(server.transport);
    await Promise.all([gateway.call(getSysConfigInfo, {}), gateway.call(getSysConfigInfo, {})]);
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['says no time', reply(JSON.stringify({ returnCode: 'MS000A408', returnDesc: '' }))],
    ['says the same time', stale(NOW)],
    ['says a time less than a minute away', stale(NOW + 59_000)],
    ['refuses something else', stale(NOW + 3 * HOUR, 'MS000A400')],
  ])('is told of the failure at once when the reply %s', async (_case, answer) => {
    const server = line(() => answer);
    const failure = await failureOf(client(server.transport).gateway.call(getSysConfigInfo, {}));
    expect(failure.kind).toBe('rejected');
    expect(server.requests).toHaveLength(1);
  });

  it('tries once, whatever other times it is told', async () => {
    let told = NOW;
    const server = line(() => {
      told += HOUR;
      return stale(told);
    });
    await failureOf(client(server.transport).gateway.call(getSysConfigInfo, {}));
    expect(server.requests).toHaveLength(2);
  });
});

describe('a method with an external and an internal API group', () => {
  const style = { websiteBaseInfo: { id: 's', websiteName: '公司' } };
  const groupsOf = (server: ReturnType<typeof line>) => server.calls().map(({ query }) => query.api_id);

  it('is called by that of the site it is about: the param names it, else the header', async () => {
    const server = line(() => success(style));
    const { gateway, session } = client(server.transport, {}, { internalSites: ['inside'] });
    await gateway.call(loadWebsiteStyle, { id: 'outside' });
    await gateway.call(loadWebsiteStyle, { id: 'inside' });
    session.homepageConfigId = 'inside';
    await gateway.call(loadWebsiteStyle, {});
    expect(groupsOf(server)).toEqual([
      'rm.websiteView',
      'rm.internalHomepageNoAuth',
      'rm.internalHomepageNoAuth',
    ]);
  });

  it('is tried by the other one once, when the gateway does not know the site by the first', async () => {
    const server = line(
      () => business('MS000A404'),
      () => success(style),
    );
    await client(server.transport).gateway.call(loadWebsiteStyle, { id: 'inside' });
    expect(groupsOf(server)).toEqual(['rm.websiteView', 'rm.internalHomepageNoAuth']);
    const deaf = line(() => business('MS000A404'));
    await failureOf(client(deaf.transport).gateway.call(loadWebsiteStyle, { id: 'inside' }));
    expect(deaf.requests).toHaveLength(2);
  });

  it('is tried by no other one when its caller chose the group, and a method of one group is not repeated', async () => {
    const chosen = line(() => business('MS000A404'));
    const { gateway } = client(chosen.transport);
    const failure = failureOf(gateway.call(loadWebsiteStyle, { id: 's' }, { group: 'rm.websiteView' }));
    expect(await failure).toMatchObject({ kind: 'rejected', code: 'MS000A404' });
    expect(groupsOf(chosen)).toEqual(['rm.websiteView']);
    const only = line(() => business('MS000A404'));
    await failureOf(client(only.transport).gateway.call(getSysConfigInfo, {}));
    expect(only.requests).toHaveLength(1);
  });
});

describe('every failure is one typed error', () => {
  it.each([
    ['40101', 'expired'],
    ['451', 'business'],
    ['needCaptchaVerification', 'captcha'],
    ['MS000A400', 'rejected'],
    ['MS000A401', 'rejected'],
    ['MS000A404', 'rejected'],
    ['MS000A408', 'rejected'],
    ['MS000A500', 'rejected'],
    ['', 'rejected'],
    ['constructor', 'rejected'],
  ])(
    'code %j is %s on every channel, with code, message, method, request id and data',
    async (code, kind) => {
      const data = { reason: 'duplicate', deliveryId: 'd1' };
      const inBusiness = answering(business(code, data, '说明'));
      expect(await failureOf(inBusiness.call(getDelivery, { id: 'x' }))).toMatchObject({
        name: 'GatewayFailure',
        kind,
        code,
        message: '说明',
        method: 'getDelivery',
        requestId: 'request-1',
        data,
        reason: 'duplicate',
      });
      const inBase = answering(reply(JSON.stringify({ successful: false, code, message: '说明', data })));
      expect(await failureOf(inBase.call(addLog, log))).toMatchObject({ kind, code, message: '说明', data });
      expect(await failureOf(inBase.call(getEncryptedString, {}))).toMatchObject({ kind, code });
    },
  );

  it.each([undefined, 'text', [], {}, { reason: 7 }])('has no reason in %j', async (data) => {
    const failure = await failureOf(answering(business('451', data)).call(getDelivery, { id: 'x' }));
    expect(failure.reason).toBeUndefined();
  });

  it.each([201, 204, 301, 400, 401, 404, 500, 502, 503])('HTTP %d is http', async (status) => {
    const body = success({ publicKey: 'key' }).text;
    const failure = await failureOf(answering(reply(body, status)).call(getPublicKey, {}));
    expect(failure).toMatchObject({ kind: 'http', code: String(status), method: 'getPublicKey' });
  });

  it('no reply is network, with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { gateway } = client(() => Promise.reject(cause));
    expect(await failureOf(gateway.call(getPublicKey, {}))).toMatchObject({ kind: 'network', cause });
  });

  it('no reply in time is timeout', async () => {
    const { gateway } = client(silent);
    const failure = await failureOf(gateway.call(getPublicKey, {}, { timeoutMs: 1 }));
    expect(failure).toMatchObject({ kind: 'timeout', method: 'getPublicKey', requestId: 'request-1' });
  });

  it('no reply in time is timeout also for a call that its caller could give up', async () => {
    const { signal } = new AbortController();
    const call = client(silent).gateway.call(getPublicKey, {}, { timeoutMs: 1, signal });
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout' });
  });

  // What was under way when Firefox put a page aside for the way back never ends once the page has returned, and hears of no abort.
  it('no reply in time is timeout also on a line that does not hear that it is told to give up', async () => {
    const { gateway } = client(() => new Promise(() => {}));
    const failure = await failureOf(gateway.call(getPublicKey, {}, { timeoutMs: 1 }));
    expect(failure).toMatchObject({ kind: 'timeout' });
  });

  it('no signature in time is timeout, and a later one sends nothing', async () => {
    const server = line(() => success({ publicKey: 'key' }));
    const signature = Promise.withResolvers<string>();
    const gateway = createGateway({ ...signedBy(() => signature.promise), transport: server.transport });
    const failure = await failureOf(gateway.call(getPublicKey, {}, { timeoutMs: 1 }));
    expect(failure).toMatchObject({ kind: 'timeout' });
    signature.resolve('sign');
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.requests).toEqual([]);
  });

  it('waits 30 s unless said, and as long as is said', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const gateway = answering(success({ publicKey: 'key' }));
    await gateway.call(getPublicKey, {});
    await gateway.call(getPublicKey, {}, { timeoutMs: 5 });
    expect(timeout.mock.calls).toEqual([[30_000], [5]]);
    timeout.mockRestore();
  });

  it('a call that its caller gave up is aborted', async () => {
    const { gateway } = client(silent);
    const giveUp = new AbortController();
    const failure = failureOf(gateway.call(getPublicKey, {}, { signal: giveUp.signal }));
    giveUp.abort('left');
    expect(await failure).toMatchObject({ kind: 'aborted', method: 'getPublicKey', cause: 'left' });
  });

  it('a call given up beforehand never goes out', async () => {
    const server = line(() => success({ publicKey: 'key' }));
    const signal = AbortSignal.abort('left');
    const call = client(server.transport).gateway.call(getPublicKey, {}, { signal });
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted', cause: 'left' });
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['an empty body', reply('')],
    ['an HTML page', reply('<html></html>')],
    ['a cut body', reply(success({ publicKey: 'key' }).text.slice(0, 40))],
    ['no code', reply('{"returnDesc":"x"}')],
    ['data that is no base64', reply('{"returnCode":"MS000A000","returnData":"%%%"}')],
    ['data without a required field', success({})],
    ['data of a wrong type', success({ publicKey: 7 })],
    ['an array for an object', success([])],
    ['a text for an object', reply(`{"returnCode":"MS000A000","returnData":"${btoa('key')}"}`)],
    ['data that is absent', success()],
    [
      'data that is nested deeper than anybody can follow',
      reply(`{"returnCode":"MS000A000","returnData":"${btoa('['.repeat(50_000) + ']'.repeat(50_000))}"}`),
    ],
  ])('%s is malformed, with its cause', async (_, answer) => {
    const failure = await failureOf(answering(answer).call(getPublicKey, {}));
    expect(failure).toMatchObject({ kind: 'malformed', message: '', method: 'getPublicKey' });
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it.each([
    ['451', 'business'],
    ['40101', 'expired'],
    ['needCaptchaVerification', 'captcha'],
    ['E1001', 'rejected'],
  ])('a refusal %s is one, with its message, whatever its data are', async (returnCode, kind) => {
    const refused = reply(JSON.stringify({ returnCode, returnDesc: '说明', returnData: {} }));
    expect(await failureOf(answering(refused).call(getPublicKey, {}))).toMatchObject({
      kind,
      message: '说明',
    });
  });

  it.each([
    ['no flag', '{"data":{}}'],
    ['a key of a wrong length', `{"successful":true,"data":{"key":"short","iv":"${'v'.repeat(16)}"}}`],
  ])('%s is malformed on the admin channel', async (_, body) => {
    expect(await failureOf(answering(reply(body)).call(getEncryptedString, {}))).toMatchObject({
      kind: 'malformed',
    });
  });

  it('a signer that fails is network: nothing was sent', async () => {
    const cause = new Error('the signer did not load');
    const server = line(() => success({ publicKey: 'key' }));
    const gateway = createGateway({
      ...signedBy(() => Promise.reject(cause)),
      transport: server.transport,
    });
    expect(await failureOf(gateway.call(getPublicKey, {}))).toMatchObject({ kind: 'network', cause });
    expect(server.requests).toEqual([]);
  });

  it('gives each attempt a request id of its own, also without a maker of ids', async () => {
    const server = line(() => business('451'));
    const gateway = createGateway({ ...signedBy(() => 'sign'), transport: server.transport });
    const ids = [];
    for (let call = 0; call < 3; call++) {
      ids.push((await failureOf(gateway.call(getPublicKey, {}))).requestId);
    }
    expect(ids.every((id) => /^[0-9a-f]{16}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(3);
  });
});

it('a failure is an Error with the server’s words', () => {
  const failure = new GatewayFailure('business', '已投递', { method: 'm', requestId: 'r' });
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toBe('GatewayFailure: 已投递');
  expect(failure.code).toBeUndefined();
});
