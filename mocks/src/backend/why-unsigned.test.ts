import { createHmac } from 'node:crypto';
import { queryBrands } from '@careers/gateway/contract';
import { decodeReply } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { credentials } from './credentials.ts';

const rfc3986 = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const payloadOf = (method: string, param: object = {}) =>
  Buffer.from(JSON.stringify({ biz: { method, param } })).toString('base64');

interface Mistake {
  readonly query?: Readonly<Record<string, string>>;
  readonly without?: string;
  readonly encode?: (value: string) => string;
  readonly order?: (pairs: readonly string[]) => readonly string[];
  readonly between?: string;
  readonly secret?: string;
  /** What is signed instead of the payload. */
  readonly signedPayload?: string;
  readonly write?: (sign: Buffer) => string;
  readonly applyId?: string;
  readonly late?: number;
  /** What is sent, and signed, instead of the payload. */
  readonly payload?: string;
  readonly body?: string;
}

/** A call that follows the wire exactly, except for one mistake. */
function setUp() {
  const client = createTestClient();
  async function send(mistake: Mistake = {}) {
    const { payload = payloadOf('queryHotWords') } = mistake;
    const right: Record<string, string> = {
      api_id: 'rm.position',
      api_version: '1.0',
      app_sub_id: credentials.appSubId,
      app_token: credentials.appToken,
      sys_id: credentials.sysId,
      timestamp: String(Date.now() - (mistake.late ?? 0)),
      ...mistake.query,
    };
    const query = Object.fromEntries(Object.entries(right).filter(([name]) => name !== mistake.without));
    const { encode = rfc3986, order = (pairs) => pairs, between = '\n', signedPayload = payload } = mistake;
    const pairs = order(Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`));
    const sign = createHmac('sha256', mistake.secret ?? credentials.secret)
      .update(`${pairs.join('&')}${between}${signedPayload}`)
      .digest();
    const { write = (bytes) => bytes.toString('hex') } = mistake;
    const reply = await client.transport(
      {
        method: 'POST',
        url: `/gateway?${new URLSearchParams({ ...query, sign: write(sign) })}`,
        headers: {
          'Content-Type': 'application/json',
          rmApplyId: mistake.applyId ?? credentials.rmApplyId,
          homepageConfigId: 'site-external',
        },
        body: mistake.body ?? JSON.stringify({ paramString: payload }),
      },
      { signal: new AbortController().signal },
    );
    const call = client.control().calls().at(-1);
    return { reply: decodeReply(reply.text), call };
  }
  return { client, send };
}

const otherPayload = payloadOf('queryBrands');

describe('a call that is signed wrongly', () => {
  const mistakes: readonly [string, Mistake, string][] = [
    ['a wrong app_token', { query: { app_token: 'nobody' } }, 'wrong-app_token'],
    ['a wrong sys_id', { query: { sys_id: 'nobody' } }, 'wrong-sys_id'],
    ['a wrong app_sub_id', { query: { app_sub_id: 'nobody' } }, 'wrong-app_sub_id'],
    ['a wrong api_version', { query: { api_version: '2.0' } }, 'wrong-api_version'],
    ['a wrong rmApplyId', { applyId: 'nobody' }, 'wrong-rmApplyId'],
    ['the captcha’s app_token', { query: { app_token: credentials.captchaAppToken } }, 'wrong-app_token'],
    ['no sys_id', { without: 'sys_id' }, 'parameter-missing'],
    ['no signature', { write: () => '' }, 'sign-missing'],
    ['the parameters backwards', { order: (pairs) => pairs.toReversed() }, 'order'],
    ['two parameters exchanged', { order: ([a = '', b = '', ...more]) => [b, a, ...more] }, 'order'],
    [
      'values encoded by encodeURIComponent',
      { query: { api_id: 'rm.(x)' }, encode: encodeURIComponent },
      'encoding',
    ],
    [
      'values as a form has them',
      { query: { api_id: 'rm x' }, encode: (value) => value.replaceAll(' ', '+') },
      'encoding',
    ],
    ['values not encoded', { query: { api_id: 'rm/x' }, encode: (value) => value }, 'encoding'],
    ['no line feed', { between: '' }, 'line-feed'],
    ['nothing of the payload', { signedPayload: '' }, 'payload'],
    [
      'the payload before base64',
      { signedPayload: '{"biz":{"method":"queryHotWords","param":{}}}' },
      'payload',
    ],
    ['the app_token for a secret', { secret: credentials.appToken }, 'secret'],
    ['a secret that is none', { secret: 'another' }, 'secret-or-payload'],
    ['upper-case hex', { write: (sign) => sign.toString('hex').toUpperCase() }, 'sign-form'],
    ['base64', { write: (sign) => sign.toString('base64') }, 'sign-form'],
  ];

  it.each(mistakes)('is explained by its mistake: %s', async (_, mistake, kind) => {
    const { send } = setUp();
    const { reply, call } = await send(mistake);
    expect(reply.code).toBe('MS000A401');
    expect(call).toMatchObject({ code: 'MS000A401', problem: { kind }, param: {} });
    expect(call?.path).toMatch(/\.queryHotWords$/);
    expect(reply.message).toContain(call?.problem?.detail);
    expect(JSON.stringify({ reply, call })).not.toContain(credentials.secret);
  });

  it('is explained by its mistake: the signature of another call’s payload', async () => {
    const { client, send } = setUp();
    client.token = undefined;
    await client.gateway.call(queryBrands, {});
    const { call } = await send({ signedPayload: otherPayload });
    expect(call?.problem).toMatchObject({ kind: 'payload' });
  });

  it('with an old timestamp is explained by how old it is, and its method is named', async () => {
    const { send } = setUp();
    const { reply, call } = await send({ late: 600_000 });
    expect(reply.code).toBe('MS000A408');
    expect(call).toMatchObject({
      path: 'rm.position.queryHotWords',
      signed: true,
      problem: { kind: 'timestamp', detail: expect.stringMatching(/^timestamp is 600 s behind$/) },
    });
  });

  it('has no explanation when it is signed correctly', async () => {
    const { send } = setUp();
    const { reply, call } = await send();
    expect([reply.code, call?.signed, call?.problem]).toEqual(['MS000A000', true, undefined]);
  });
});

describe('a call that is signed rightly and refused', () => {
  const seconds = String(Math.floor(Date.now() / 1000));
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it.each<[string, Mistake, string, string]>([
    ['a body that is no JSON', { body: 'paramString=e30=' }, 'MS000A400', 'body: not JSON'],
    ['a body without P', { body: '{"param":"e30="}' }, 'MS000A400', 'body: no paramString'],
    ['JSON for P', { payload: '{"biz":{}}' }, 'MS000A400', 'paramString: not base64 with padding'],
    ['a P in the letters of addresses', { payload: 'eyJiaXoi_-==' }, 'MS000A400', 'paramString: not base64'],
    ['a P of no JSON', { payload: base64('hello') }, 'MS000A400', 'paramString: not JSON'],
    [
      'a P without biz',
      { payload: base64('{"method":"queryHotWords"}') },
      'MS000A400',
      'paramString: no biz',
    ],
    ['a P without a method', { payload: base64('{"biz":{}}') }, 'MS000A400', 'paramString: no method'],
    [
      'another API group than the method’s',
      { query: { api_id: 'rm.websiteView' } },
      'MS000A404',
      'queryHotWords is called under rm.position',
    ],
    ['seconds for milliseconds', { query: { timestamp: seconds } }, 'MS000A408', 'timestamp is in seconds'],
  ])('says what it was refused for: %s', async (_, mistake, code, words) => {
    const { send } = setUp();
    const { reply, call } = await send(mistake);
    expect([reply.code, reply.message]).toEqual([code, expect.stringContaining(`(${words}`)]);
    expect(call?.message).toBe(reply.message);
  });

  it('says no more than that there is no such method, where no API group has it', async () => {
    const { send } = setUp();
    const { reply } = await send({ payload: payloadOf('queryWarmWords') });
    expect([reply.code, reply.message]).toEqual(['MS000A404', '接口不存在']);
  });
});
