import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalText, percentEncode } from './canonical.ts';
import { encodePayload } from './envelope.ts';
import { hmacSha256Hex } from './hmac-fallback.ts';
import { createHmacSigner, createSignerAtOnce } from './sign.ts';
import { secret, vectors } from './vectors.json';

afterEach(() => vi.unstubAllGlobals());

describe.each(vectors)('wire vector $query.sys_id $payload.biz.method', (vector) => {
  const { query, payload, paramString, canonical, sign } = vector;

  it('is standard base64 of the payload as P', () => {
    expect(encodePayload(payload.biz)).toBe(paramString);
    expect(Buffer.from(JSON.stringify(payload), 'utf8').toString('base64')).toBe(paramString);
  });

  it('signs the sorted, percent-encoded query, one line feed, then P', () => {
    expect(canonicalText(query, paramString)).toBe(canonical);
  });

  it('has the signature that an independent HMAC-SHA256 gives', () => {
    expect(createHmac('sha256', secret).update(canonical, 'utf8').digest('hex')).toBe(sign);
  });

  it('is signed alike by WebCrypto', async () => {
    const signer = createHmacSigner(secret);
    expect(await signer(query, paramString)).toBe(sign);
    expect(await signer(query, paramString), 'a second time, with the kept key').toBe(sign);
  });

  it('is signed alike at once, when the code for that is loaded', async () => {
    const atOnce = createSignerAtOnce(secret);
    expect(atOnce.sign(query, paramString)).toBeUndefined();
    await atOnce.load();
    expect(atOnce.sign(query, paramString)).toBe(sign);
  });

  it('is signed alike where there is no WebCrypto, as on a plain-http page', async () => {
    vi.stubGlobal('crypto', {});
    expect(await createHmacSigner(secret)(query, paramString)).toBe(sign);
    expect(hmacSha256Hex(canonical, secret)).toBe(sign);
  });
});

it('is signed at once after the code for that could be loaded only at a later edit', async () => {
  const [vector] = vectors;
  if (!vector) throw new Error('there is no vector');
  const { query, paramString, sign } = vector;
  const fetchCode = vi
    .fn(() => import('./hmac-fallback.ts'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const atOnce = createSignerAtOnce(secret, fetchCode);
  await atOnce.load();
  expect(atOnce.sign(query, paramString)).toBeUndefined();
  await Promise.all([atOnce.load(), atOnce.load()]);
  expect(atOnce.sign(query, paramString)).toBe(sign);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

describe('the signature', () => {
  const query = {
    api_id: 'rm.account',
    api_version: '1.0',
    app_sub_id: 'careers-portal',
    app_token: 'sandbox-token',
    sys_id: 'careers',
    timestamp: '1767225600000',
  };

  it('does not depend on the order in which the parameters were set', () => {
    const reversed = Object.fromEntries(Object.entries(query).reverse());
    expect(canonicalText({ ...query, ...reversed }, 'P')).toBe(canonicalText(query, 'P'));
  });

  it.each([...Object.keys(query), 'P'])('changes with %s, so that tampering is detected', async (name) => {
    const sign = createHmacSigner(secret);
    const changed = name === 'P' ? sign(query, 'P2') : sign({ ...query, [name]: 'other' }, 'P');
    expect(await changed).not.toBe(await sign(query, 'P'));
  });

  it('changes with the secret', async () => {
    expect(await createHmacSigner('other')(query, 'P')).not.toBe(await createHmacSigner(secret)(query, 'P'));
  });

  it('agrees in both implementations on texts of every kind and length', async () => {
    for (const text of ['', '招聘', '😀'.repeat(40), 'x'.repeat(55), 'x'.repeat(64), 'x'.repeat(10_000)]) {
      const canonical = canonicalText({ ...query, sys_id: text }, text);
      const expected = createHmac('sha256', '密钥').update(canonical, 'utf8').digest('hex');
      expect(await createHmacSigner('密钥')({ ...query, sys_id: text }, text)).toBe(expected);
      expect(hmacSha256Hex(canonical, '密钥')).toBe(expected);
    }
  });

  it('fails at the call, not before, when the key cannot be used', async () => {
    const importKey = vi.fn(() => Promise.reject(new Error('no key')));
    vi.stubGlobal('crypto', { subtle: { importKey } });
    const signer = createHmacSigner(secret);
    expect(importKey).not.toHaveBeenCalled();
    await expect(signer(query, 'P')).rejects.toThrow('no key');
  });
});

it('percent-encodes as RFC 3986 says: nothing but unreserved characters stays', () => {
  const unreserved = /^[A-Za-z0-9\-._~]$/;
  for (let code = 0; code < 0x80; code++) {
    const char = String.fromCharCode(code);
    const hex = `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
    expect(percentEncode(char)).toBe(unreserved.test(char) ? char : hex);
  }
});
