// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { challengeOf } from './testing/fixtures.ts';
import { ajCaptchaTransport } from './transport.ts';

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers like AJ-Captcha's, and its address. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => answer(request, body, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${isInfo(address) ? address.port : 0}`;
}

function isInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

const json =
  (value: unknown): Answer =>
  (_request, _body, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(value));
  };
const live = () => ({ signal: new AbortController().signal });
const get = { captchaType: 'blockPuzzle' } as const;
const check = { captchaType: 'blockPuzzle', pointJson: 'p', token: 't', clientUid: 'u', ts: 5 } as const;

describe('plain AJ-Captcha over HTTP', () => {
  it('asks for a challenge as AJ-Captcha expects it', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serve((request, body, response) => {
      seen.push(request.method, request.url, request.headers['content-type'], JSON.parse(body));
      // With the fields that a real server adds.
      const repData = { ...challengeOf('t'), captchaId: null, point: null, result: false, ts: null };
      json({ repCode: '0000', repMsg: null, repData, success: true, error: false })(request, body, response);
    });
    const reply = await ajCaptchaTransport({ baseUrl: `${baseUrl}/`, clientUid: 'u' }).get(get, live());
    expect(reply).toEqual({ repCode: '0000', repMsg: null, repData: challengeOf('t') });
    expect(seen).toEqual(['POST', '/captcha/get', 'application/json', { clientUid: 'u', ...get }]);
  });

  it('can send a form', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serve((request, body, response) => {
      seen.push(request.headers['content-type'], Object.fromEntries(new URLSearchParams(body)));
      json({ repCode: '0000', repMsg: null, repData: null })(request, body, response);
    });
    const pointJson = 'a+b/c==';
    await ajCaptchaTransport({ baseUrl, encoding: 'form' }).check({ ...check, pointJson }, live());
    expect(seen).toEqual([
      'application/x-www-form-urlencoded',
      { captchaType: 'blockPuzzle', pointJson, token: 't', clientUid: 'u', ts: '5' },
    ]);
  });

  it('names the browser by itself, the same in every call of it', async () => {
    const seen: string[] = [];
    const baseUrl = await serve((request, body, response) => {
      seen.push(JSON.parse(body).clientUid);
      json({ repCode: '6112', repMsg: null, repData: null })(request, body, response);
    });
    const one = ajCaptchaTransport({ baseUrl });
    const other = ajCaptchaTransport({ baseUrl });
    for (const transport of [one, one, other]) await transport.get(get, live());
    expect(seen[0]).toMatch(/^[a-z0-9-]{8,}$/);
    expect([seen[1] === seen[0], seen[2] === seen[0]]).toEqual([true, false]);
  });

  // A walk that begins anew at each slash takes minutes where something follows them.
  it.each(['', '/x'])('takes an address with many slashes, and %j behind them', async (end) => {
    const slashes = '/'.repeat(400_000);
    const transport = ajCaptchaTransport({
      baseUrl: `https://captcha.example${slashes}${end}`,
      fetch: async (input) => Response.json({ repCode: '0000', repMsg: String(input), repData: null }),
    });
    const base = `https://captcha.example${end && slashes + end}`;
    expect((await transport.check(check, live())).repMsg === `${base}/captcha/check`).toBe(true);
  });

  it('checks an answer', async () => {
    const seen: unknown[] = [];
    const baseUrl = await serve((request, body, response) => {
      seen.push(request.url, JSON.parse(body));
      json({ repCode: '6111', repMsg: '验证失败', repData: null })(request, body, response);
    });
    const reply = await ajCaptchaTransport({ baseUrl: `${baseUrl}/deep` }).check(check, live());
    expect(reply).toEqual({ repCode: '6111', repMsg: '验证失败', repData: null });
    expect(seen).toEqual(['/deep/captcha/check', check]);
  });

  it.each([
    ['not JSON', 'hello'],
    ['no reply', '{"code":0}'],
    ['half a challenge', '{"repCode":"0000","repData":{"token":"t"}}'],
  ])('calls %s malformed', async (_, text) => {
    const baseUrl = await serve((_request, _body, response) => response.end(text));
    await expect(ajCaptchaTransport({ baseUrl }).get(get, live())).rejects.toMatchObject({
      name: 'CaptchaFailure',
      kind: 'malformed',
    });
  });

  it('reports a status', async () => {
    const baseUrl = await serve((_request, _body, response) => response.writeHead(502).end());
    await expect(ajCaptchaTransport({ baseUrl }).check(check, live())).rejects.toMatchObject({
      kind: 'http',
      status: 502,
    });
  });

  it('reports a broken connection', async () => {
    const baseUrl = await serve((request) => request.socket.destroy());
    await expect(ajCaptchaTransport({ baseUrl }).get(get, live())).rejects.toMatchObject({ kind: 'network' });
  });

  it('reports an answer that is cut off', async () => {
    const baseUrl = await serve((request, _body, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"repCode"', () => request.socket.destroy());
    });
    await expect(ajCaptchaTransport({ baseUrl }).get(get, live())).rejects.toMatchObject({ kind: 'network' });
  });

  it('gives up in time', async () => {
    const baseUrl = await serve(() => {});
    await expect(ajCaptchaTransport({ baseUrl, timeoutMs: 30 }).get(get, live())).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('stops when the caller gives up', async () => {
    const controller = new AbortController();
    const baseUrl = await serve(() => controller.abort());
    // Long after the end of this test: it is not the deadline that stops it.
    const transport = ajCaptchaTransport({ baseUrl, timeoutMs: 600_000 });
    await expect(transport.get(get, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('counts as given up what was given up before it began', async () => {
    const transport = ajCaptchaTransport({
      baseUrl: 'https://captcha.example',
      fetch: async (_input, init) => {
        init?.signal?.throwIfAborted();
        return Response.json({ repCode: '0000', repMsg: null, repData: null });
      },
    });
    await expect(transport.check(check, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('gives up after 10 s unless said, and stops its clock when an answer is here', async () => {
    vi.useFakeTimers();
    try {
      let answer: (response: Response) => void = () => {};
      const transport = ajCaptchaTransport({
        baseUrl: 'https://captcha.example',
        fetch: (_input, init) =>
          new Promise((resolve, reject) => {
            answer = resolve;
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      });
      const ends: string[] = [];
      const late = transport.check(check, live()).catch(({ kind }) => ends.push(kind));
      await vi.advanceTimersByTimeAsync(9_999);
      expect(ends).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await late;
      expect(ends).toEqual(['timeout']);
      const inTime = transport.check(check, live());
      answer(Response.json({ repCode: '0000', repMsg: null, repData: null }));
      await inTime;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('uses the fetch that it is given', async () => {
    const transport = ajCaptchaTransport({
      baseUrl: 'https://captcha.example',
      fetch: async (input) => Response.json({ repCode: '0000', repMsg: String(input), repData: null }),
    });
    expect((await transport.check(check, live())).repMsg).toBe('https://captcha.example/captcha/check');
  });
});
