import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startMockServer } from '../src/adapters/server/server.ts';
import { runContract } from './command.ts';
import { otherAccounts, otherConfig, type Wrong } from './testing/other-facts.ts';
import { type OtherGateway, startOtherGateway } from './testing/other-gateway.ts';
import { runCalled } from './testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Somebody who listens, and is no gateway. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function otherGateway(...wrong: readonly Wrong[]): Promise<OtherGateway> {
  const gateway = await startOtherGateway(...wrong);
  closing.push(() => gateway.close());
  return gateway;
}

let files = 0;
function file(content: string): string {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, content);
  return path;
}

/** Runs the command as CI would: its exit code, the first line that it says, and its JUnit file. */
async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const report = join(folder, `${++files}.xml`);
  const { code, out, error } = await runCalled(runContract, ['--report', report, ...args], environment);
  const junit = existsSync(report) ? readFileSync(report, 'utf8') : '';
  return { code, first: (out || error).split('\n')[0] ?? '', out, junit };
}

const reply = (text: string, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status).end(text);
};

describe('a target that is no gateway of this contract', () => {
  it.each<[string, RequestListener, string]>([
    [
      'that answers HTML',
      reply('<!doctype html><title>Welcome</title>'),
      'it answers HTML, where JSON was due',
    ],
    ['that fails', reply('gone', 502), 'it answers HTTP 502'],
    [
      'of another contract',
      reply('{"code":0,"data":{}}'),
      'its answer is none of this contract: {"code":0,"data":{}}',
    ],
    ['that never answers', () => undefined, 'no answer within 0.5 s'],
    ['that closes connections', (request) => request.socket.destroy(), 'fetch failed'],
  ])('%s is reported on the first line, with exit code 3, and in a JUnit file', async (_, answer, why) => {
    // Who answers at all may take its time: on a busy machine half a second is not enough for a right answer.
    const patience = why.startsWith('no answer') ? ['--timeout', '0.5'] : [];
    const { code, first, junit } = await run(['--target', await listening(answer), ...patience]);
    expect(first).toContain('no gateway to judge at http://127.0.0.1');
    expect(first).toContain(why);
    expect(code).toBe(3);
    expect(junit).toContain('errors="1"');
    expect(junit).toContain('<error message="no gateway to judge');
  });

  it('that cannot be reached is reported on the first line, with exit code 3, and in a JUnit file', async () => {
    const url = await listening(() => undefined);
    for (const close of closing.splice(0)) await close();
    const { code, first, junit } = await run(['--target', url]);
    expect(first).toMatch(/^no gateway to judge at .*ECONNREFUSED/);
    expect([code, junit.includes('ECONNREFUSED')]).toEqual([3, true]);
  });

  it.each<[string, RequestListener, string]>([
    ['to where nothing is', reply('not here', 404), 'it answers HTTP 404'],
    ['to a page', reply('<!doctype html><title>Welcome</title>'), 'it answers HTML, where JSON was due'],
    [
      'to an address that leads on to another',
      (_, response) => response.writeHead(301, { Location: 'https://other.example/api' }).end(),
      'it leads on to https://other.example/api (HTTP 301)',
    ],
  ])('whose file names an address that leads %s is told so once, and which', async (_, answer, why) => {
    const [gateway, wrong] = [await otherGateway(), await listening(answer)];
    for (const place of ['gateway', 'base', 'admin'] as const) {
      const config = { ...otherConfig(gateway.url), addresses: { [place]: `${wrong}/there` } };
      const { code, first, out, junit } = await run(['--config', file(JSON.stringify(config))]);
      expect(first).toContain(`to judge at ${wrong}/there`);
      expect(first).toContain(why);
      expect(first).toContain(`look at addresses.${place}`);
      expect([code, out.trim().split('\n').length]).toEqual([3, 1]);
      expect(junit).toContain('errors="1"');
    }
  });

  it('is judged by cases that need no base gateway, where it has none yet', async () => {
    const [gateway, wrong] = [await otherGateway(), await listening(reply('not here', 404))];
    const config = { ...otherConfig(gateway.url), addresses: { base: wrong, admin: wrong } };
    const { code, out } = await run([
      '--config',
      file(JSON.stringify(config)),
      '--only',
      'getSysConfigInfo:',
    ]);
    expect(out).toContain('0 failed');
    expect(code).toBe(0);
  });

  /** A proxy before a gateway, which after 200 calls has nothing behind it. */
  async function proxied(gateway: OtherGateway, without: RequestListener): Promise<string> {
    let calls = 0;
    return listening(async (request, response) => {
      if (++calls > 200) return without(request, response);
      const body = Buffer.concat(await request.toArray());
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length)$/.test(name),
      );
      const reply = await fetch(gateway.url + request.url, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(request.method === 'POST' ? { body } : {}),
      });
      response.writeHead(reply.status).end(await reply.text());
    });
  }

  it.each<[string, RequestListener, string]>([
    ['goes away', (request) => request.socket.destroy(), 'fetch failed'],
    [
      'is replaced by the page of its proxy',
      reply('<html>Bad Gateway</html>', 502),
      'it answers HTML, where JSON was due, with HTTP 502',
    ],
    ['is asked to wait by its proxy', reply('{"message":"no upstream"}', 503), 'it answers HTTP 503'],
  ])(
    'that %s during the run ends the run, and the JUnit file has the results until then',
    async (_, without, why) => {
      const url = await proxied(await otherGateway(), without);
      const { code, out, junit } = await run(['--config', file(JSON.stringify(otherConfig(url)))]);
      expect(out).toMatch(/after \d+ of \d+ cases: no gateway to judge at/);
      expect(out).toContain(why);
      expect(code).toBe(3);
      expect(junit).toContain('<testcase classname="getSysConfigInfo" name="getSysConfigInfo: works"');
      expect(junit).toContain('errors="1"');
    },
  );
});

describe('a gateway that is not ready for the suite', () => {
  it('is told which methods it does not know, each once', async () => {
    const { url } = await otherGateway();
    const { code, first, out, junit } = await run(['--config', file(JSON.stringify(otherConfig(url)))]);
    expect(first).toMatch(/which does not know \d+ methods: .*deliverResume/);
    expect(code).toBe(1);
    expect(out.match(/FAILED {2}deliverResume/g)).toHaveLength(1);
    expect(out).toMatch(/\d+ skipped: needs method/);
    expect(junit).toContain('<testcase classname="deliverResume"');
  });

  it('is not told twice of a method that it does not know, by a case of the whole gateway that needs it', async () => {
    const { url } = await otherGateway();
    const base = await listening(
      reply('{"successful":false,"data":null,"code":"MS000A404","message":"unknown"}'),
    );
    const config = { ...otherConfig(url), addresses: { base } };
    const only = ['--only', 'takes JSON on the base gateway'];
    const { out, junit } = await run(['--config', file(JSON.stringify(config)), ...only]);
    expect(out).toContain('0 passed, 0 failed, 1 skipped');
    expect(junit).toContain('the gateway does not know /rm/sys/api/addLog, which the case needs');
  });

  it('is asked once where it refuses the credentials, and the exit code is 4', async () => {
    const { url } = await otherGateway();
    const config = {
      ...otherConfig(url),
      credentials: { ...otherConfig(url).credentials, secret: '$WRONG_SECRET' },
    };
    const { code, first, out, junit } = await run(['--config', file(JSON.stringify(config))], {
      WRONG_SECRET: 'not-the-secret',
    });
    expect(first).toContain('refuses the credentials (MS000A401)');
    expect(code).toBe(4);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(junit).toContain('refuses the credentials');
    expect(out + junit).not.toContain('not-the-secret');
  });

  it('is asked once where it does not let the candidate in', async () => {
    const { url } = await otherGateway();
    const candidate = { ...otherAccounts.candidate, password: 'Wr0ngOne' };
    const config = { ...otherConfig(url), accounts: { ...otherAccounts, candidate } };
    const { code, first, junit } = await run(['--config', file(JSON.stringify(config))]);
    expect(first).toMatch(
      /^the candidate cannot log in \(451 .*Wrong account or password|^the candidate cannot log in/,
    );
    expect(code).toBe(4);
    expect(junit).toContain('errors="1"');
  });
});

it('a run in which every case was skipped fails, and says that it judged nothing', async () => {
  const { url, close } = await startMockServer();
  closing.push(close);
  const page = join(folder, 'nothing.html');
  const only = ['--read-only', '--only', 'acceptOffer: works', '--html', page];
  const { code, out } = await run(['--target', url, ...only]);
  expect(out).toContain('0 passed, 0 failed, 1 skipped');
  expect(readFileSync(page, 'utf8')).toContain('was judged by no case: each of 1 was skipped');
  expect(code).toBe(1);
});

it('what describes no gateway is told without secrets, even where one was put in the wrong place', async () => {
  const secret = 'the-secret-of-signatures';
  const environment = { CONTRACT_SECRET: secret, CONTRACT_CAPABILITIES: secret };
  const { code, first, junit } = await run(['--target', 'http://127.0.0.1:9'], environment);
  expect([code, first]).toEqual([2, expect.stringMatching(/^CONTRACT_CAPABILITIES: no "\$SECRET"/)]);
  expect(junit).toContain('no &quot;$SECRET&quot;');
});

it('a report that cannot be written keeps none of the others from being written', async () => {
  const [json, html] = [join(folder, 'others.json'), join(folder, 'others.html')];
  const reports = ['--report', folder, '--json', json, '--html', html];
  const { code, error } = await runCalled(runContract, ['--only', 'getSysConfigInfo: works', ...reports]);
  expect(error).toContain(`--report ${folder}: `);
  expect([code, existsSync(json), existsSync(html)]).toEqual([2, true, true]);
});

it('a filter that no case matches is reported in the JUnit file too', async () => {
  const { code, first, junit } = await run(['--only', 'no such case']);
  expect([code, first]).toEqual([2, '--only no such case: no case has this in its name']);
  expect(junit).toContain('no case has this in its name');
});

describe('a configuration file', () => {
  const right = otherConfig('http://127.0.0.1:9');
  it.each<[string, string, string]>([
    ['is no JSON', '{', 'JSON'],
    ['has a field that there is not', JSON.stringify({ ...right, colour: 'red' }), 'colour'],
    ['lacks what every call needs', JSON.stringify({ ...right, sites: {} }), 'sites.external'],
    [
      'names a variable that is not set',
      JSON.stringify({ ...right, target: '$NOBODY_SET_THIS' }),
      'target: $NOBODY_SET_THIS is not set',
    ],
    [
      'names a capability that there is not',
      JSON.stringify({ ...right, capabilities: ['fly'] }),
      'capabilities.0',
    ],
  ])('that %s is refused with exit code 2, and the place is named', async (_, content, place) => {
    const { code, first, junit } = await run(['--config', file(content)]);
    expect(first).toContain('--config ');
    expect(first).toContain(place);
    expect(code).toBe(2);
    expect(junit).toContain('errors="1"');
  });

  it('that does not exist is refused', async () => {
    const { code, first } = await run(['--config', join(folder, 'nowhere.json')]);
    expect([code, first.includes('ENOENT')]).toEqual([2, true]);
  });
});
