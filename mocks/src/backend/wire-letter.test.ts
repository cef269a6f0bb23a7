import { createHmac } from 'node:crypto';
import { decodeBaseReply, decodeReply } from '@careers/gateway/wire';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { credentials } from './credentials.ts';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const payloadOf = (biz: object) => base64(JSON.stringify({ biz }));

interface Sent {
  readonly path?: '/gateway' | '/base';
  readonly group?: string;
  readonly payload?: string;
  readonly timestamp?: string;
}

/** Sends a call that is signed rightly, whatever it says, and answers the code. */
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
      headers: { rmApplyId: credentials.rmApplyId, homepageConfigId: 'site-external' },
      body: JSON.stringify({ paramString: payload }),
    },
    { signal: new AbortController().signal },
  );
  return (path === '/base' ? decodeBaseReply : decodeReply)(text).code;
}

describe('a timestamp is a decimal number of milliseconds', () => {
  const now = Date.now();

  it('and is taken as such', async () => {
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
  ])('and refused %s', async (_, timestamp) => {
    expect(await codeOf({ timestamp })).toBe('MS000A408');
  });
});
