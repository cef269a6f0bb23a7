import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createFetchTransport, createGateway, createHmacSigner } from '@careers/gateway';
import {
  getLdapSsoLoginUrl,
  getLdapSsoTokenInfo,
  queryDeliveries,
  queryHotWords,
} from '@careers/gateway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../backend/credentials.ts';
import { type MockServer, startMockServer } from './server.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ portalUrl: 'http://localhost:8080/' });
});
afterAll(() => server.close());

const { secret, ...app } = credentials;
const json = { 'Content-Type': 'application/json' };

/** A snapshot as JSON. */
type Written = Readonly<Record<string, unknown>>;

function gatewayAt(url: string, token?: string) {
  return createGateway({
    config: {
      ...app,
      environment: 'uat',
      gatewayUrl: `${url}/gateway`,
      baseUrl: `${url}/base`,
      adminUrl: `${url}/admin`,
      fileGatewayUrl: `${url}/files`,
    },
    transport: createFetchTransport(),
    signer: createHmacSigner(secret),
    session: {
      token: () => token,
      homepageConfigId: () => 'site-external',
      languageIndex: () => 2,
      visitorId: () => undefined,
      userId: () => undefined,
      isInternalSite: () => false,
    },
  });
}

describe('the stand-alone mock', () => {
  it('answers a call over HTTP', async () => {
    expect(await gatewayAt(server.url).call(queryHotWords, {})).toHaveLength(5);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no base64', '{"paramString":"%%%"}'],
    ['JSON that is no call', '[1,2,3]'],
    ['deeply nested JSON', `${'['.repeat(20_000)}`],
  ])('answers a body of %s with a return code, and goes on', async (_, body) => {
    const url = `${server.url}/gateway?api_id=rm.account`;
    const reply = await fetch(url, { method: 'POST', headers: json, body });
    expect(reply.status).toBe(200);
    expect(((await reply.json()) as { returnCode: string }).returnCode).toMatch(/^MS000A40[01]$/);
    expect(await gatewayAt(server.url).call(queryHotWords, {})).toHaveLength(5);
  });

  it('gives each session, by header or by path, a world of its own', async () => {
    const advance = (path: string, headers = {}) =>
      fetch(`${server.url}${path}/__sandbox/set`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ seed: 42 }),
      });
    await advance('/@mine');
    await advance('', { 'X-Sandbox-Session': 'yours' });
    const seedOf = async (path: string, headers = {}) =>
      ((await (await fetch(`${server.url}${path}/__sandbox/world`, { headers })).json()) as { seed: number })
        .seed;
    expect(await seedOf('/@mine')).toBe(42);
    expect(await seedOf('', { 'X-Sandbox-Session': 'yours' })).toBe(42);
    expect(await seedOf('', { 'X-Sandbox-Session': 'theirs' })).toBe(1);
    expect(await seedOf('')).toBe(1);
  });

  it.each(['/%40mine/__sandbox/world', '/@mi%6Ee/%5F%5fsandbox/w%6frld'])(
    'reads a path in which more is percent-encoded than has to be: %s',
    async (path) => {
      const plain = await fetch(`${server.url}/@mine/__sandbox/world`);
      const reply = await fetch(server.url + path);
      expect([reply.status, await reply.text()]).toEqual([200, await plain.text()]);
    },
  );

  it.each(['/%', '/@%ff/%ff', '/@mine/%c3%28'])(
    'answers 404 to the path %s, which does not decode to text',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:8080',
    'http://127.8.9.1',
    'http://[::1]:1',
    'http://careers.localhost:3000',
    'https://a.b.localhost',
  ])('allows calls from the origin %s', async (origin) => {
    const reply = await fetch(`${server.url}/gateway`, { method: 'OPTIONS', headers: { Origin: origin } });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, OPTIONS');
    expect(reply.headers.get('access-control-allow-headers')).toMatch(/^Content-Type, .*homepageConfigId/);
    const { headers } = await fetch(`${server.url}/gateway`, { method: 'POST', headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    for (const name of ['Content-Disposition', 'Date'])
      expect(headers.get('access-control-expose-headers')).toContain(name);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://evil-localhost', 'null'])(
    'allows no calls from the origin %s',
    async (origin) => {
      const reply = await fetch(`${server.url}/gateway`, { method: 'OPTIONS', headers: { Origin: origin } });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      // A cache between must not hand this reply to a page that may call.
      expect(reply.headers.get('vary')).toBe('Origin');
    },
  );

  it.each(['http://localhost:3000', 'http://localhost:8080'])(
    'allows an AJ-Captcha client of %s to send X-Requested-With and credentials',
    async (origin) => {
      const { headers } = await fetch(`${server.url}/captcha/get`, {
        method: 'OPTIONS',
        headers: { Origin: origin },
      });
      expect(headers.get('access-control-allow-headers')).toContain('X-Requested-With');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  it('allows calls from the portal’s origin, beside those of this machine', async () => {
    const far = await startMockServer({ portalUrl: 'https://careers.chengyuan.example/portal/' });
    try {
      const allowed = async (origin: string) =>
        (await fetch(`${far.url}/gateway`, { method: 'OPTIONS', headers: { Origin: origin } })).headers.get(
          'access-control-allow-origin',
        );
      for (const origin of ['https://careers.chengyuan.example', 'http://localhost:1'])
        expect(await allowed(origin)).toBe(origin);
      expect(await allowed('http://careers.chengyuan.example')).toBeNull();
    } finally {
      await far.close();
    }
  });

  it('drops the world that was not used for longest, but none that is in use, and reports its session', async () => {
    const letGo: string[] = [];
    const small = await startMockServer({ sessionsKept: 3, onLetGo: (session) => letGo.push(session) });
    try {
      const at = (name: string, path: string, init: RequestInit = {}) =>
        fetch(`${small.url}/@${name}/__sandbox/${path}`, init);
      for (const name of ['first', 'second'])
        await at(name, 'set', { method: 'POST', headers: json, body: '{"seed":77}' });
      await at('third', 'world');
      await at('first', 'world');
      await at('fourth', 'world');
      expect(await (await at('first', 'world')).json()).toMatchObject({ seed: 77 });
      expect(letGo).toEqual(['second']);
      expect(await (await at('second', 'world')).json()).toMatchObject({ seed: 1 });
      await at('fourth', 'leave', { method: 'POST', headers: json });
      expect(letGo).toEqual(['second', 'third']);
    } finally {
      await small.close();
    }
  });

  it('forgets a world when its session ends', async () => {
    const at = `${server.url}/@leaving/__sandbox/`;
    await fetch(`${at}set`, { method: 'POST', headers: json, body: '{"seed":77}' });
    expect((await fetch(`${at}leave`, { method: 'POST', headers: json })).status).toBe(200);
    expect(await (await fetch(`${at}world`)).json()).toMatchObject({ seed: 1 });
  });

  it('restores a snapshot of several megabytes', async () => {
    const at = `${server.url}/@snapshots/__sandbox/snapshot`;
    const snapshot = (await (await fetch(at)).json()) as { inbox: unknown[] };
    const message = {
      id: 'm',
      channel: 'sms',
      to: 'x',
      at: '2026-03-01T00:00:00+08:00',
      text: 'x'.repeat(3_000_000),
    };
    const put = await fetch(at, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ ...snapshot, inbox: [message] }),
    });
    expect(put.status).toBe(200);
    expect(await (await fetch(`${server.url}/@snapshots/__sandbox/inbox`)).json()).toHaveLength(1);
  });

  it.each([
    ['has a shape alone', ({ shape }: Written) => ({ shape })],
    ['is of a later shape', ({ shape, ...rest }: Written) => ({ ...rest, shape: Number(shape) + 1 })],
    ['has text for accounts', (snapshot: Written) => ({ ...snapshot, accounts: 'x' })],
    ['has more than a snapshot', (snapshot: Written) => ({ ...snapshot, more: 1 })],
    ['began in the year 1e300', (snapshot: Written) => ({ ...snapshot, startedAt: 1e300 })],
    [
      'has a clock that is set to the year 1e300',
      (snapshot: Written) => ({ ...snapshot, clockOffset: 1e300 }),
    ],
    [
      'has an interview in the year 1e300',
      (snapshot: Written) => ({ ...snapshot, slots: [{ id: 's', start: 1e300, end: 1e300 }] }),
    ],
  ])('refuses a snapshot that %s with the reason, and keeps its world', async (_, make) => {
    const at = `${server.url}/@unlike/__sandbox/snapshot`;
    const before = (await (await fetch(at)).json()) as Written;
    const put = await fetch(at, { method: 'PUT', headers: json, body: JSON.stringify(make(before)) });
    expect([put.status, await put.json()]).toEqual([400, { error: expect.stringContaining('a snapshot') }]);
    expect(await (await fetch(at)).json()).toEqual(before);
    expect(await gatewayAt(`${server.url}/@unlike`).call(queryHotWords, {})).toHaveLength(5);
  });

  it.each(['1e300', '1e300-01-01T00:00:00+08:00', '9999-12-31T00:00:00Z'])(
    'refuses to start a world at %s, says which times are possible, and answers the next call',
    async (clock) => {
      const at = `${server.url}/@start`;
      const set = await fetch(`${at}/__sandbox/set`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ clock }),
      });
      expect([set.status, await set.json()]).toEqual([
        400,
        { error: expect.stringContaining('2026-03-01T09:00:00+08:00') },
      ]);
      expect(await gatewayAt(at).call(queryHotWords, {})).toHaveLength(5);
    },
  );

  it('refuses a body that is larger than any call, and goes on', async () => {
    const reply = await fetch(`${server.url}/gateway`, {
      method: 'POST',
      body: 'x'.repeat(2 * 1024 * 1024 + 1),
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({ error: 'the body is too large: /gateway takes up to 2 MB' });
    expect(await gatewayAt(server.url).call(queryHotWords, {})).toHaveLength(5);
  });

  it.each([
    ['/files/upload', 110 * 1024 * 1024, '110 MB'],
    ['/__sandbox/snapshot', 64 * 1024 * 1024, '64 MB'],
    ['/__sandbox/set', 2 * 1024 * 1024, '2 MB'],
    ['/captcha/get', 64 * 1024, '64 kB'],
  ])('says how large a body of %s may be', async (path, most, size) => {
    const method = path.endsWith('snapshot') ? 'PUT' : 'POST';
    // The answer does not wait for the body.
    const call = request(`${server.url}${path}`, { method, headers: { 'Content-Length': most + 1 } });
    call.flushHeaders();
    const [reply]: IncomingMessage[] = await once(call, 'response');
    const [body]: Buffer[] = reply ? await once(reply, 'data') : [];
    expect([reply?.statusCode, JSON.parse(String(body))]).toEqual([
      413,
      { error: `the body is too large: ${path} takes up to ${size}` },
    ]);
    call.destroy();
  });

  it.each([
    ['is too large', 'POST /captcha/get', '127.0.0.1', '413'],
    ['comes from a caller who may not steer', 'PUT /__sandbox/snapshot', 'elsewhere.example', '403'],
  ])('takes the rest of a body that %s, so that its sender hears why', async (_, address, host, status) => {
    const { hostname, port } = new URL(server.url);
    const body = 'x'.repeat(8 * 1024 * 1024);
    const socket = connect(Number(port), hostname);
    const ended = new Promise<boolean>((end) => socket.once('close', end));
    socket.write(`${address} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\n\r\n`);
    const heard = new Promise((hear) => socket.once('data', (head) => hear(String(head).split(' ')[1])));
    expect(await heard).toBe(status);
    expect(await new Promise((sent) => socket.write(body, sent))).toBeFalsy();
    expect(await ended).toBe(false);
  });

  it('lists all calls of the control API when another one is asked for', async () => {
    const reply = await fetch(`${server.url}/__sandbox/sessions`);
    const { error } = (await reply.json()) as { error: string };
    expect(error.split(/one of |, /)).toEqual(
      expect.arrayContaining(['GET session', 'GET inbox', 'POST reset', 'POST leave']),
    );
  });

  it.each([
    ['GET', '/'],
    ['GET', '/gateway'],
    ['GET', '/__sandbox'],
    ['POST', '/captcha/nothing'],
  ])('says which addresses there are, where it has none for %s %s', async (method, path) => {
    const reply = await fetch(`${server.url}${path}`, { method });
    const { error } = (await reply.json()) as { error: string };
    expect([reply.status, error]).toEqual([404, expect.stringContaining(`nothing at ${method} ${path}; `)]);
    for (const there of ['POST /gateway', 'GET /files/download', '/directory/login', '/__sandbox/'])
      expect(error).toContain(there);
  });

  it('opens a session of the world’s persona, and none for the visitor', async () => {
    const at = `${server.url}/@persona/__sandbox/`;
    const visitor = await fetch(`${at}session`);
    expect([visitor.status, await visitor.json()]).toEqual([
      404,
      {
        error:
          'the visitor has no session; set a persona of candidate, newcomer, returning, employee, outsider, interviewer',
      },
    ]);
    await fetch(`${at}set`, { method: 'POST', headers: json, body: '{"persona":"candidate"}' });
    const session: unknown = await (await fetch(`${at}session`)).json();
    expect(session).toMatchObject({ userInfo: { phone: '13800000001' } });
    const token = (session as { Authorization: string }).Authorization;
    expect((await gatewayAt(`${server.url}/@persona`, token).call(queryDeliveries, {})).total).toBe(3);
  });

  it('says why a call of the control API is wrong', async () => {
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/__sandbox/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const wrong = await post('set', { persona: 'boss' });
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([
      400,
      'persona=boss: expected one of visitor, candidate, newcomer, returning, employee, outsider, interviewer',
    ]);
    for (const by of ['soon', '999999999d', '-999999999d', '1e300', 'x'.repeat(100_000)])
      expect((await post('advance', { by })).status, by.slice(0, 20)).toBe(400);
    expect((await post('nothing', {})).status).toBe(404);
  });

  it.each([
    ['POST', 'advance', { By: '2d' }, 'no field By; POST advance takes by'],
    ['POST', 'advance', { by: { days: 2 } }, '"by" is {"days":2}: expected a text or a number'],
    ['POST', 'reset', { seed: 2 }, 'no field seed; POST reset takes none'],
    ['PUT', 'site', { site: 'site-campus', document: {} }, 'no field site; PUT site takes id, document'],
    ['POST', 'site/reset?id=site-campus', {}, 'POST site/reset takes its fields in the body'],
    ['GET', 'site?site=site-campus', undefined, 'no field site; GET site takes id'],
  ])(
    'refuses %s %s with %j, which would change or show something else',
    async (method, path, body, error) => {
      const reply = await fetch(`${server.url}/@strict/__sandbox/${path}`, {
        method,
        headers: json,
        body: JSON.stringify(body),
      });
      expect([reply.status, await reply.json()]).toEqual([400, { error }]);
    },
  );

  it('leaves what a client adds to the address of a call that only reads', async () => {
    expect((await fetch(`${server.url}/@strict/__sandbox/inbox?_=1796040000000`)).status).toBe(200);
  });

  it.each(['[]', '"large"', '5', 'null'])(
    'refuses the body %s of a control call, which is no object',
    async (body) => {
      for (const [method, path] of [
        ['POST', 'set'],
        ['POST', 'advance'],
        ['PUT', 'snapshot'],
      ]) {
        const reply = await fetch(`${server.url}/__sandbox/${path}`, { method, headers: json, body });
        expect([reply.status, await reply.json()]).toEqual([
          400,
          { error: `the body is ${body}: expected an object` },
        ]);
      }
    },
  );

  it('refuses a snapshot without a shape, and says how to take one', async () => {
    const reply = await fetch(`${server.url}/__sandbox/snapshot`, {
      method: 'PUT',
      headers: json,
      body: '{}',
    });
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { error: 'no snapshot: it has no shape; take one from GET snapshot or sandbox.snapshot()' },
    ]);
  });

  it('answers plain AJ-Captcha beside the gateway', async () => {
    const reply = await fetch(`${server.url}/captcha/get`, {
      method: 'POST',
      body: '{"captchaType":"blockPuzzle"}',
    });
    const { repCode, repData } = (await reply.json()) as { repCode: string; repData: { token: string } };
    expect([repCode, typeof repData.token]).toEqual(['0000', 'string']);
  });

  it.each(['/admin/sys/common/getEncryptedString', '/__sandbox/inbox', '/__sandbox/nothing'])(
    'answers HEAD like GET without the body: %s',
    async (path) => {
      const got = await fetch(server.url + path);
      const head = await fetch(server.url + path, { method: 'HEAD' });
      const seen = ({ status, headers }: Response) => [status, headers.get('content-length')];
      expect(seen(head)).toEqual(seen(got));
      expect(await head.text()).toBe('');
      expect((await got.text()).length).toBeGreaterThan(0);
    },
  );

  it('reads a body that begins with a byte order mark', async () => {
    const url = `${server.url}/@windows/__sandbox`;
    const body = new TextEncoder().encode('\uFEFF{"seed":78}');
    expect((await fetch(`${url}/set`, { method: 'POST', headers: json, body })).status).toBe(200);
    expect(await (await fetch(`${url}/world`)).json()).toMatchObject({ seed: 78 });
  });

  it('refuses a compressed body, and says that it has to be sent uncompressed', async () => {
    const packed = { method: 'POST', body: gzipSync('{}'), headers: { ...json, 'Content-Encoding': 'gzip' } };
    const steered = await fetch(`${server.url}/__sandbox/reset`, packed);
    expect([steered.status, await steered.json()]).toEqual([
      415,
      { error: 'send the body as it is, not with Content-Encoding: "gzip"' },
    ]);
    const called = await fetch(`${server.url}/gateway?api_id=rm.account`, packed);
    expect(await called.json()).toMatchObject({
      returnCode: 'MS000A400',
      returnDesc: expect.stringContaining('Content-Encoding is gzip; send the body as it is'),
    });
  });

  it('gives the length of an answer in bytes, in any language', async () => {
    const reply = await fetch(`${server.url}/captcha/get`, { method: 'POST', body: '{' });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(reply.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ repMsg: '服务器内部异常' });
  });
});

describe('the directory of the stand-alone mock', () => {
  const redirect = 'http://localhost:8080/#/login?redirect=%2Fposition';
  const send = (url: string, form?: Record<string, string>) =>
    fetch(url, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
  const loginUrl = async (gateway: ReturnType<typeof gatewayAt>, back = redirect) =>
    (await gateway.call(getLdapSsoLoginUrl, { regionCode: 'default', redirect: back })).ldapSsoLoginUrl;

  it.each(['', '/@one', '/@%E4%B8%80'])(
    'signs an employee on and sends them back to the portal, in the world of %j',
    async (prefix) => {
      const gateway = gatewayAt(`${server.url}${prefix}`);
      const url = await loginUrl(gateway);
      expect(url.startsWith(`${server.url}${prefix}/directory/login?`)).toBe(true);
      const page = await send(url);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain('<h1>Employee login</h1>');
      const reply = await send(url, { userName: 'employee', password: 'Passw0rd', answer: 'signOn' });
      expect(reply.status).toBe(303);
      const { hash } = new URL(reply.headers.get('location') ?? '');
      const code = new URLSearchParams(hash.slice(hash.indexOf('?'))).get('code') ?? '';
      const session = await gateway.call(getLdapSsoTokenInfo, { regionCode: 'default', code });
      expect(session.userInfo.ifHomapageAuthFlag).toBe('1');
    },
  );

  it('keeps a code in the world in which it was made', async () => {
    const reply = await send(await loginUrl(gatewayAt(`${server.url}/@two`)), {
      userName: 'employee',
      password: 'Passw0rd',
    });
    const code = /code=(\w+)/.exec(reply.headers.get('location') ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
    await expect(
      gatewayAt(`${server.url}/@three`).call(getLdapSsoTokenInfo, { regionCode: 'default', code }),
    ).rejects.toMatchObject({ reason: 'signOnCodeInvalid' });
  });

  it('has the address that the call came to, on a server that listens on every address', async () => {
    const open = await startMockServer({ host: '0.0.0.0' });
    try {
      const { port } = new URL(open.url);
      expect(open.url).toBe(`http://127.0.0.1:${port}`);
      for (const root of [`http://127.0.0.1:${port}`, `http://localhost:${port}/@one`])
        expect((await loginUrl(gatewayAt(root))).startsWith(`${root}/directory/login?`)).toBe(true);
    } finally {
      await open.close();
    }
  });

  it('uses the language that the browser prefers', async () => {
    const { headers } = await send(`${server.url}/directory/logout`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await fetch(`${server.url}/directory/logout`, { headers: { 'Accept-Language': 'zh-HK' } });
    expect(await page.text()).toContain('<h1>你已登出</h1>');
  });

  it('sends people back only to the portal that the server was told, or to this machine', async () => {
    const far = await startMockServer({ portalUrl: 'https://careers.chengyuan.example/portal/' });
    try {
      const back = 'https://careers.chengyuan.example/portal/#/login';
      expect(await loginUrl(gatewayAt(far.url), back)).toContain(encodeURIComponent(back));
      await expect(loginUrl(gatewayAt(server.url), back)).rejects.toMatchObject({
        reason: 'redirectRefused',
      });
    } finally {
      await far.close();
    }
  });
});
