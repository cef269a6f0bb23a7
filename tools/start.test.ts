import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const sandbox = fileURLToPath(new URL('../apps/sandbox', import.meta.url));
const portalRoot = fileURLToPath(new URL('../apps/portal/src/app/portal-root.tsx', import.meta.url));

/** What `npm start` runs, without npm, and without the folders of packages that the tests' own launcher adds. */
function start(port: string) {
  const { NODE_PATH: _, ...env } = process.env;
  return spawn(process.execPath, ['dev.ts'], {
    cwd: sandbox,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: port },
  });
}

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}

describe('"npm start … prints the address when ready"', () => {
  let started: ChildProcessByStdio<null, Readable, Readable>;
  let url: string;
  beforeAll(async () => {
    started = start('0');
    const [said]: unknown[] = await once(started.stdout, 'data');
    url = /http:\S+/.exec(String(said))?.[0] ?? '';
  }, 120_000);
  afterAll(() => {
    started.kill();
  });

  it('at a port that the system chooses too', async () => {
    expect(await (await fetch(url)).text()).toContain('<div id="portal">');
  });

  it('with the portal: its source, compiled', async () => {
    const reply = await fetch(`${url}@fs/${portalRoot.replaceAll('\\', '/').replace(/^\//, '')}`);
    expect([reply.status, await reply.text()]).toEqual([200, expect.not.stringMatching(/lingui\S*macro/)]);
  });

  it.each(['login', 'logout'])('the directory’s page at /directory/%s, without a slash too', async (page) => {
    for (const path of [`directory/${page}/?redirect=x`, `directory/${page}?redirect=x`]) {
      const reply = await fetch(url + path);
      expect([reply.url, await reply.text()]).toEqual([
        `${url}directory/${page}/?redirect=x`,
        expect.stringContaining(`data-page="${page}"`),
      ]);
    }
  });

  it('answers an address that is none of its pages with 404, not with the sandbox in a wrong place', async () => {
    const reply = await fetch(`${url}no/page`, { headers: { Accept: 'text/html' } });
    expect(reply.status).toBe(404);
  });
});

describe('"PORT changes it": a port that cannot be taken is told in one sentence', () => {
  async function refusalOf(port: string) {
    const started = start(port);
    const [error, [code]] = await Promise.all([textOf(started.stderr), once(started, 'exit')]);
    return { code, error };
  }

  it('because something runs there', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, error } = await refusalOf(String(port));
    other.close();
    expect({ code, error }).toEqual({
      code: 1,
      error: `Port ${port} is already in use: choose another with PORT, such as PORT=5181.\n`,
    });
  });

  it.each(['abc', '-1', '65536', '1.5'])('because PORT=%s is none', async (port) => {
    expect(await refusalOf(port)).toEqual({
      code: 1,
      error: `PORT=${port}: expected a number from 0 to 65535\n`,
    });
  });
});
