import { describe, expect, it } from 'vitest';
import { submitFeedback } from '../contract/index.ts';
import { GatewayFailure, OTHER_PERSON } from './failure.ts';
import { type business, captchaWanted, client, expired, failureOf, line, success } from './testing.ts';

const param = { content: 'The search is slow.', idempotencyKey: 'key-12345678' };
const proof = { captchaVerification: 'proof', captchaType: 'blockPuzzle' };

/** What happens between the first attempt and the second: who is logged in then, and what the hooks answer. */
interface Between {
  readonly first: () => ReturnType<typeof business>;
  readonly answer: boolean;
}

const betweens: Readonly<Record<string, Between>> = {
  'a login that says it is the same person': { first: expired, answer: true },
  'a login that says it is another person': { first: expired, answer: false },
  'a captcha': { first: captchaWanted, answer: true },
};

/** Lan's submit, and who is logged in when it could be repeated. */
function submitOf(between: Between, then: { readonly userId: string | undefined; readonly token?: string }) {
  const server = line(between.first, () => success({}));
  const change = () => Object.assign(session, then);
  const { gateway, session } = client(
    server.transport,
    {
      onExpired: async () => {
        change();
        return between.answer;
      },
      onCaptchaRequired: async () => {
        change();
        return proof;
      },
    },
    { token: 'of-lan', userId: 'lan' },
  );
  return { server, sent: gateway.call(submitFeedback, param) };
}

describe.each(Object.entries(betweens))('a submit that waits for %s', (_name, between) => {
  it('is not repeated when another person is logged in by then', async () => {
    const { server, sent } = submitOf(between, { userId: 'ming', token: 'of-ming' });
    expect(await failureOf(sent)).toMatchObject({ kind: 'aborted', code: OTHER_PERSON });
    expect(server.calls()).toHaveLength(1);
  });

  it('is not repeated when nobody is logged in by then', async () => {
    const { server, sent } = submitOf(between, { userId: undefined });
    expect(await failureOf(sent)).toBeInstanceOf(GatewayFailure);
    expect(server.calls()).toHaveLength(1);
  });
});

it('a submit that met 40101 while another person logged in elsewhere is not repeated as theirs', async () => {
  const server = line(
    () => {
      Object.assign(session, { token: 'of-ming', userId: 'ming' });
      return expired();
    },
    () => success({}),
  );
  const { gateway, session } = client(server.transport, {}, { token: 'of-lan', userId: 'lan' });
  expect(await failureOf(gateway.call(submitFeedback, param))).toMatchObject({ code: OTHER_PERSON });
  expect(server.calls()).toHaveLength(1);
});

it('a submit of a page that was made for one person is not sent under the session of another', async () => {
  const server = line(() => success({}));
  const { gateway } = client(server.transport, {}, { token: 'of-ming', userId: 'ming' });
  const sent = gateway.call(submitFeedback, param, { person: 'lan' });
  expect(await failureOf(sent)).toMatchObject({ kind: 'aborted', code: OTHER_PERSON });
  expect(server.calls()).toEqual([]);
});

it('a submit that a visitor began goes on as whoever logs in', async () => {
  const server = line(expired, () => success({}));
  const { gateway, session } = client(server.transport, {
    onExpired: async () => {
      Object.assign(session, { token: 'of-lan', userId: 'lan' });
      return true;
    },
  });
  expect(await gateway.call(submitFeedback, param)).toEqual({});
});
