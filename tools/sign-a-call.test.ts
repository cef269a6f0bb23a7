import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type MockServer, startMockServer } from '@careers/mocks/server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The client in `docs/signing-a-call.md`, run as a newcomer would run it. */

const client = new URL('../docs/examples/sign-a-call.mjs', import.meta.url);
const vectors = new URL('../packages/gateway/src/wire/vectors.json', import.meta.url);

const vectorFile = v.object({
  secret: v.string(),
  vectors: v.array(
    v.object({ query: v.record(v.string(), v.string()), paramString: v.string(), sign: v.string() }),
  ),
});

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const run = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(client), ...args]);
  return stdout;
};

describe('the example of a client', () => {
  it('signs as the vectors say', async () => {
    const { sign } = v.parse(v.object({ sign: v.function() }), await import(client.href));
    const { secret, vectors: all } = v.parse(vectorFile, JSON.parse(readFileSync(vectors, 'utf8')));
    expect(all.map(({ query, paramString }) => sign(query, paramString, secret))).toEqual(
      all.map((vector) => vector.sign),
    );
  });

  it('is answered by the stand-alone mock', async () => {
    expect(await run(`${server.url}/gateway`)).toBe('{ zhHkStart: 1, enWwStart: 1 }\n');
  });

  it('sends a param', async () => {
    const param = JSON.stringify({ username: '13800000001', usernameType: 'phone' });
    const answer = await run(`${server.url}/gateway`, 'rm.account', 'ifAccountExist', param);
    expect(answer).toBe('{ exist: true }\n');
  });

  it('says why it was refused', async () => {
    await expect(run(`${server.url}/gateway`, 'rm.account', 'personalData')).rejects.toThrow('MS000A404');
  });
});

it('the page shows the client as it stands in its file', () => {
  const page = readFileSync(new URL('../docs/signing-a-call.md', import.meta.url), 'utf8');
  expect(page).toContain(`\`\`\`js\n${readFileSync(client, 'utf8')}\`\`\``);
});
