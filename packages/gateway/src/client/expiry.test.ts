import { describe, expect, it, vi } from 'vitest';
import { deliverResume, getResume, logout } from '../contract/index.ts';
import { reference } from '../contract/reference.ts';
import { business, client, expired, failureOf, line, reply, success } from './testing.ts';
import type { Transport } from './transport.ts';

const resume = reference.getResume.example.data;

/** A server that knows one token. */
function serverOf(goodToken: () => string) {
  const tokens: (string | undefined)[] = [];
  const transport: Transport = async ({ headers }) => {
    tokens.push(headers.Authorization);
    return headers.Authorization === goodToken() ? success(resume) : expired();
  };
  return { transport, tokens };
}

describe('an expired session (40101)', () => {
  it('shows login, and the call is repeated once under the new session', async () => {
    const server = serverOf(() => 'new');
    const onExpired = vi.fn(async () => {
      session.token = 'new';
      return true;
    });
    const { gateway, session } = client(server.transport, { onExpired }, { token: 'old' });
    expect(await gateway.call(getResume, {})).toMatchObject({ id: resume.id });
    expect(server.tokens).toEqual(['old', 'new']);
    expect(onExpired.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'expired', code: '40101' }), 'old'],
    ]);
  });

  it('is the call’s failure when nobody logs in again', async () => {
    const server = serverOf(() => 'new');
    const { gateway } = client(server.transport, { onExpired: async () => false }, { token: 'old' });
    expect(await failureOf(gateway.call(getResume, {}))).toMatchObject({ kind: 'expired' });
    expect(server.tokens).toEqual(['old']);
  });

  it('is the call’s failure when there is nobody to ask', async () => {
    const server = serverOf(() => 'new');
    const { gateway } = client(server.transport, {}, { token: 'old' });
    expect(await failureOf(gateway.call(getResume, {}))).toMatchObject({ kind: 'expired' });
    expect(server.tokens).toEqual(['old']);
  });

  it('is the call’s failure when asking fails, and the next call asks anew', async () => {
    const server = serverOf(() => 'new');
    const onExpired = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('the dialog broke'))
      .mockImplementationOnce(() => {
        throw new Error('at once');
      })
      .mockImplementationOnce(async () => {
        session.token = 'new';
        return true;
      });
    const { gateway, session } = client(server.transport, { onExpired }, { token: 'old' });
    expect(await failureOf(gateway.call(getResume, {}))).toMatchObject({ kind: 'expired' });
    expect(await failureOf(gateway.call(getResume, {}))).toMatchObject({ kind: 'expired' });
    expect(await gateway.call(getResume, {})).toMatchObject({ id: resume.id });
  });

  it('is repeated once only, even when the new session is dead as well', async () => {
    const server = serverOf(() => 'none');
    const onExpired = vi.fn(async () => {
      session.token = 'new';
      return true;
    });
    const { gateway, session } = client(server.transport, { onExpired }, { token: 'old' });
    expect(await failureOf(gateway.call(getResume, {}))).toMatchObject({ kind: 'expired' });
    expect(server.tokens).toEqual(['old', 'new']);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('shows one login when many calls fail at once, and repeats each of them', async () => {
    const server = serverOf(() => 'new');
    let logIn = (_same: boolean) => {};
    const onExpired = vi.fn(() => new Promise<boolean>((resolve) => (logIn = resolve)));
    const { gateway, session } = client(server.transport, { onExpired }, { token: 'old' });
    const calls = Promise.all(Array.from({ length: 5 }, () => gateway.call(getResume, {})));
    // One turn of the event loop: every reply is in, and each call waits for the login.
    await new Promise(setImmediate);
    expect(server.tokens).toHaveLength(5);
    session.token = 'new';
    logIn(true);
    expect(await calls).toHaveLength(5);
    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(server.tokens.filter((token) => token === 'new')).toHaveLength(5);
  });

  it('fails all of them together when the login is given up, and asks again for the next', async () => {
    const server = serverOf(() => 'new');
    const onExpired = vi.fn(async () => false);
    const { gateway } = client(server.transport, { onExpired }, { token: 'old' });
    const calls = Array.from({ length: 3 }, () => failureOf(gateway.call(getResume, {})));
    expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['expired', 'expired', 'expired']);
    expect(onExpired).toHaveBeenCalledTimes(1);
    await failureOf(gateway.call(getResume, {}));
    expect(onExpired).toHaveBeenCalledTimes(2);
  });

  it('of an old token is simply repeated when a newer token is there', async () => {
    const tokens: (string | undefined)[] = [];
    const onExpired = vi.fn(async () => true);
    const transport: Transport = async ({ headers }) => {
      tokens.push(headers.Authorization);
      if (headers.Authorization === 'new') return success(resume);
      // Somebody else logs in while the call is under way.
      session.token = 'new';
      return expired();
    };
    const { gateway, session } = client(transport, { onExpired }, { token: 'old' });
    expect(await gateway.call(getResume, {})).toMatchObject({ id: resume.id });
    expect(tokens).toEqual(['old', 'new']);
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('shows login also when the token has gone since, as with a call that failed before', async () => {
    const onExpired = vi.fn(async () => {
      session.token = 'new';
      return true;
    });
    const transport: Transport = async ({ headers }) => {
      if (headers.Authorization === 'new') return success(resume);
      session.token = undefined;
      return expired();
    };
    const { gateway, session } = client(transport, { onExpired }, { token: 'old' });
    expect(await gateway.call(getResume, {})).toMatchObject({ id: resume.id });
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('goes straight to the caller with onExpiry fail, as logout wants it', async () => {
    const server = serverOf(() => 'new');
    const onExpired = vi.fn(async () => true);
    const { gateway } = client(server.transport, { onExpired }, { token: 'old', userId: 'lan' });
    const failure = await failureOf(gateway.call(logout, {}, { onExpiry: 'fail' }));
    expect(failure).toMatchObject({ kind: 'expired', method: 'logout' });
    expect(onExpired).not.toHaveBeenCalled();
    expect(server.tokens).toEqual(['old']);
  });

  it('keeps the idempotency key of a submit that is repeated after login', async () => {
    const server = line(expired, () => business('451', { reason: 'duplicate' }));
    const { gateway, session } = client(
      server.transport,
      {
        onExpired: async () => {
          session.token = 'new';
          return true;
        },
      },
      { token: 'old' },
    );
    const param = { positionId: 'p', source: 'resume', idempotencyKey: 'key-12345678' } as const;
    expect(await failureOf(gateway.call(deliverResume, param))).toMatchObject({ kind: 'business' });
    expect(server.calls().map(({ biz }) => biz.param)).toEqual([param, param]);
  });

  it('asks for no login after any other failure', async () => {
    const onExpired = vi.fn(async () => true);
    for (const answer of [business('451'), business('MS000A401'), reply('', 500), reply('{')]) {
      const { gateway } = client(line(() => answer).transport, { onExpired }, { token: 'old' });
      await failureOf(gateway.call(getResume, {}));
    }
    expect(onExpired).not.toHaveBeenCalled();
  });
});
