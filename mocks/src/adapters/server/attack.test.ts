import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Method, queryPositionList, submitFeedback } from '@careers/gateway/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RawCall, rawCall } from '../../../contract/target/raw-call.ts';
import { httpTarget } from '../../../contract/target/target.ts';

/** The memory of a small machine: far less than these attacks would use if anything of them were kept. */
const HEAP_MEGABYTES = 192;
const CALLS = 13;
const MEGABYTE = 1024 * 1024;

let server: ChildProcess;
let url = '';
beforeAll(async () => {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
  server = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, cli, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!server.stdout) throw new Error('the server says nothing');
  const [line]: unknown[] = await once(server.stdout, 'data');
  url = /http:\/\/\S+/.exec(String(line))?.[0] ?? '';
});
afterAll(async () => {
  const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
  server.kill();
  await ended;
});

/** The server that was started still runs. */
afterEach(() => expect([server.exitCode, server.signalCode]).toEqual([null, null]));

/** Sends a call into a session's world; resolves with its return code, or with a note that nobody answered. */
async function send(session: string, method: Method, call: RawCall): Promise<string> {
  // The path names the session; it takes precedence over the header that the suite gives each context.
  const context = httpTarget(`${url}/@${session}`, {}).open();
  return rawCall(context, method, call).then(
    ({ code }) => code,
    () => 'no answer',
  );
}

const text = (about: number) => 'x'.repeat(about);
const list = (entry: unknown, about: number) => {
  const length = Math.floor(about / (JSON.stringify(entry).length + 1));
  return Array.from({ length }, () => entry);
};

/** Calls of about 1.9 MB, and accepted ones of nearly that size. */
const attacks: readonly (readonly [string, Method, (about: number) => object])[] = [
  ['ids of a wrong type', queryPositionList, (about) => ({ company: list(1, about) })],
  ['empty objects', queryPositionList, (about) => ({ company: list({}, about) })],
  ['ids that nothing has', queryPositionList, (about) => ({ company: list('a', about) })],
  ['a keyword', queryPositionList, (about) => ({ keyword: text(about) })],
  ['a field that nobody knows', queryPositionList, (about) => ({ [text(about)]: 1 })],
  [
    'feedback',
    submitFeedback,
    (about) => ({ content: 'x', contact: text(about), idempotencyKey: 'the-same-key' }),
  ],
];

describe(`the stand-alone mock in ${HEAP_MEGABYTES} MB`, () => {
  it.each(attacks)(
    'survives thirteen calls of 1.9 MB of %s, and thirteen of the largest size that it accepts',
    async (_, method, make) => {
      for (const about of [1.38 * MEGABYTE, 0.36 * MEGABYTE]) {
        const param = make(about);
        for (let time = 0; time < CALLS; time++)
          expect(await send('attacked', method, { param })).toMatch(/^(MS000A400|MS000A000)$/);
      }
      expect(await send('other', queryPositionList, { param: {} })).toBe('MS000A000');
    },
  );

  it('survives long lists in many worlds, whose logs would exceed its memory', async () => {
    for (let time = 0; time < 100; time++) {
      const worlds = Array.from({ length: 12 }, (_, at) => `world-${at}`);
      const param = { pageSize: 100 };
      const codes = await Promise.all(worlds.map((world) => send(world, queryPositionList, { param })));
      expect(new Set(codes)).toEqual(new Set(['MS000A000']));
    }
  });
});
