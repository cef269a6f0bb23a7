import { createHmac } from 'node:crypto';
import { registry } from '@careers/gateway/registry';
import { decodeBaseReply, decodeReply } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { credentials } from './credentials.ts';
import { listForObject } from './list-for-object.ts';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const payloadOf = (biz: object) => base64(JSON.stringify({ biz }));

interface Sent {
  readonly path?: '/gateway' | '/base';
  readonly group?: string;
  readonly payload?: string;
  readonly timestamp?: string;
}

/** Sends a correctly signed call, whatever it contains, and returns the code. */
async function codeOf(sent: Sent): Promise<string> {
  const { path = '/gateway', group = 'rm.position', timestamp = String(Date.now()) } = sent;
  const { payload = payloadOf({ method: 'queryHotWords', param: {} }) } = sent;
  const query = {
    api_id: group,
    api_version: '1.0',
    app_sub_id: credentials.appSubId,
    app_token: credentials.appToken,
    sys_id: credentials.sysId,
    timestamp,
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const sign = createHmac('sha256', credentials.secret)
    .update(`${pairs.join('&')}\n${payload}`)
    .digest('hex');
  const { text } = await createTestClient().transport(
    {
      method: 'POST',
      url: `${path}?${new URLSearchParams({ ...query, sign })}`,
      headers: {
        'Content-Type': 'application/json',
        rmApplyId: credentials.rmApplyId,
        homepageConfigId: 'site-external',
      },
      body: JSON.stringify({ paramString: payload }),
    },
    { signal: new AbortController().signal },
  );
  return (path === '/base' ? decodeBaseReply : decodeReply)(text).code;
}

describe('a timestamp', () => {
  const now = Date.now();

  it('is accepted as a decimal number of milliseconds', async () => {
    expect(await codeOf({ timestamp: String(now) })).toBe('MS000A000');
  });

  it.each([
    ['hexadecimal', `0x${now.toString(16)}`],
    ['with an exponent', `${now / 1e12}e12`],
    ['with a fraction', `${now}.5`],
    ['with a sign', `+${now}`],
    ['with a blank before it', ` ${now}`],
    ['with a blank behind it', `${now} `],
    ['a date', new Date(now).toISOString()],
  ])('is refused in another form: %s', async (_, timestamp) => {
    expect(await codeOf({ timestamp })).toBe('MS000A408');
  });
});

describe('the param of a call', () => {
  it.each([{}, null, undefined])('may be %j', async (param) => {
    expect(await codeOf({ payload: payloadOf({ method: 'queryHotWords', param }) })).toBe('MS000A000');
  });

  it.each([[], [1], [{}], 'x', 7, true].map((param) => [param]))('may not be %j', async (param) => {
    expect(await codeOf({ payload: payloadOf({ method: 'queryHotWords', param }) })).toBe('MS000A400');
  });

  it.each([
    ['an empty list', { filters: [] }],
    ['a list with entries', { filters: ['com-energy'] }],
  ])('may not have %s in an object’s place', async (_, more) => {
    const payload = payloadOf({ method: 'createShareLink', param: { kind: 'list', ...more } });
    expect(await codeOf({ payload })).toBe('MS000A400');
  });

  it.each([
    [{ filters: {} }, undefined],
    [{ filters: { company: [] } }, undefined],
    [{ filters: [] }, 'param.filters'],
    [[], 'param'],
  ])('%j has a list in an object’s place at %j', (more, place) => {
    const param = Array.isArray(more) ? more : { kind: 'list', ...more };
    expect(listForObject(registry.createShareLink.param, param)).toBe(place);
  });

  it.each([
    [{ section: 'basics', value: [] }, 'param.value'],
    [{ section: 'basics', value: {} }, undefined],
    [{ section: 'work', value: [] }, undefined],
    [{ section: 'work', value: [{ id: '1' }, Object.assign([], { id: '2' })] }, 'param.value[1]'],
    [{ section: 'photo', value: null }, undefined],
    [{ section: {}, value: [] }, undefined],
    [{ section: 'basics', value: { gender: [] } }, undefined],
  ])('with the section %j has a list in an object’s place at %j', (saved, place) => {
    expect(listForObject(registry.saveResume.param, { revision: 0, ...saved })).toBe(place);
  });

  it.each([
    [[], 'param.answers'],
    [{ hometown: 'Xi’an', languages: ['en'] }, undefined],
    [{}, undefined],
  ])(
    'with the answers %j, whose names depend on the form, has a list in an object’s place at %j',
    (answers, place) => {
      const param = { token: 'collect-open', pass: 'p', revision: 0, answers };
      expect(listForObject(registry.saveCollectDraft.param, param)).toBe(place);
    },
  );

  it('is checked only after the session', async () => {
    const payload = payloadOf({ method: 'getResume', param: [] });
    expect(await codeOf({ group: 'rm.resume', payload })).toBe('40101');
  });
});

describe('the verb of a call at the base gateway', () => {
  const log = (verb: unknown) => {
    const param = { regionCode: 'default', indexCode: 'homepage_access', source: '1' };
    const payload = payloadOf({ uri: '/rm/sys/api/addLog', method: verb, param });
    return codeOf({ path: '/base', group: 'crc.HRMS.crhr.base', payload });
  };

  it.each([undefined, null, 'post', 'get', 'POST'])('can be %j', async (verb) => {
    expect(await log(verb)).toBe('MS000A000');
  });

  it.each(['delete', 'put', '', 7, {}])('cannot be %j', async (verb) => {
    expect(await log(verb)).toBe('MS000A400');
  });
});
