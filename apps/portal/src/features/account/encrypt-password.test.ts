import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { GatewayFailure } from '@careers/gateway';
import { getPublicKey } from '@careers/gateway/contract';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage, createSessionStore } from '../../core/session/index.ts';
import { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';

const [first, second] = [makeKey(), makeKey()];

/** A key pair as in decision 6.9: 2048 bits, the public key as base64 of SPKI without PEM lines. */
function makeKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
}

function decrypt(key: KeyObject, base64: string): string {
  return privateDecrypt(
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(base64, 'base64'),
  ).toString();
}

/** A portal whose server answers with these keys in turn. */
function keyOwner(...keys: string[]) {
  const session = createSessionStore(createMemoryStorage());
  const call = vi.fn(async () => ({ publicKey: keys.shift() ?? '' }));
  return { session, call, portal: { session, gateway: { call: call as never } } };
}

const unreadable = () =>
  new GatewayFailure('business', 'The password could not be decrypted', {
    method: 'login',
    requestId: '1',
    data: { reason: 'passwordUnreadable' },
  });

describe('an encrypted password', () => {
  test.each(['Passw0rd', 'a', 'Zürich8密码'])(
    '%s can be decrypted with the private key by another implementation',
    async (password) => {
      const { portal } = keyOwner(first.spki);
      expect(decrypt(first.privateKey, await encryptPassword(portal, password))).toBe(password);
    },
  );

  test('is different each time', async () => {
    const { portal } = keyOwner(first.spki);
    const [one, other] = [
      await encryptPassword(portal, 'Passw0rd'),
      await encryptPassword(portal, 'Passw0rd'),
    ];
    expect(one).not.toBe(other);
  });

  test('needs only one request for the public key', async () => {
    const { portal, session, call } = keyOwner(first.spki);
    await encryptPassword(portal, 'Passw0rd');
    await encryptPassword(portal, 'Passw0rd');
    expect(call.mock.calls).toEqual([[getPublicKey, {}]]);
    expect(session.get().publicKey).toBe(first.spki);
  });

  test('is not made with a malformed key, which is a failed call and is not stored', async () => {
    const { portal, session } = keyOwner('bm90IGEga2V5');
    await expect(encryptPassword(portal, 'Passw0rd')).rejects.toMatchObject({ kind: 'malformed' });
    expect(session.get().publicKey).toBeUndefined();
  });
});

describe('a stored public key that is malformed', () => {
  const pem = '-----BEGIN PUBLIC KEY-----\nbm90IGE=\n-----END PUBLIC KEY-----';
  test.each(['x', '"key"', '{}', 'bm90IGEga2V5', pem])('is fetched again: %j', async (kept) => {
    const { portal, session, call } = keyOwner(first.spki);
    session.set('publicKey', kept);
    expect(decrypt(first.privateKey, await encryptPassword(portal, 'Passw0rd'))).toBe('Passw0rd');
    expect([call.mock.calls.length, session.get().publicKey]).toEqual([1, first.spki]);
  });

  test('is fetched again only once: a second malformed key is a failure', async () => {
    const { portal, session, call } = keyOwner('x', first.spki);
    session.set('publicKey', 'y');
    await expect(encryptPassword(portal, 'Passw0rd')).rejects.toMatchObject({ kind: 'malformed' });
    expect([call.mock.calls.length, session.get().publicKey]).toEqual([1, undefined]);
  });
});

describe('sending an encrypted password', () => {
  test('is repeated once with a freshly fetched key if the server cannot decrypt it', async () => {
    const { portal, session, call } = keyOwner(first.spki, second.spki);
    const sent: string[] = [];
    const answer = await withEncryptedPassword(portal, 'Passw0rd', async (encrypted) => {
      sent.push(encrypted);
      if (sent.length === 1) throw unreadable();
      return 'welcome';
    });
    expect(answer).toBe('welcome');
    expect(
      sent.map((text, at) => decrypt([first, second][at]?.privateKey ?? first.privateKey, text)),
    ).toEqual(['Passw0rd', 'Passw0rd']);
    expect(call).toHaveBeenCalledTimes(2);
    expect(session.get().publicKey).toBe(second.spki);
  });

  test('fails if the server cannot decrypt the second attempt either', async () => {
    const { portal, call } = keyOwner(first.spki, second.spki);
    const send = vi.fn(async () => Promise.reject(unreadable()));
    await expect(withEncryptedPassword(portal, 'Passw0rd', send)).rejects.toMatchObject({
      reason: 'passwordUnreadable',
    });
    expect([send.mock.calls.length, call.mock.calls.length]).toEqual([2, 2]);
  });

  test('is not repeated after any other failure', async () => {
    const { portal } = keyOwner(first.spki);
    const failure = new GatewayFailure('network', '', { method: 'login', requestId: '1' });
    const send = vi.fn(async () => Promise.reject(failure));
    await expect(withEncryptedPassword(portal, 'Passw0rd', send)).rejects.toBe(failure);
    expect(send).toHaveBeenCalledOnce();
  });
});
