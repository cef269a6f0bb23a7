import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  buildRequest,
  createFetchTransport,
  createHmacSigner,
  type GatewayConfig,
  type LanguageIndex,
} from '@careers/gateway';
import { type MethodId, registry } from '@careers/gateway/registry';
import { type CallRecord, credentials, readWorldAddress } from '@careers/mocks';
import { type MockServer, startMockServer } from '@careers/mocks/server';
import { callAsTest } from '@careers/sandbox/call-as-test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

/** What the bench copies as a test, run as whoever copied it runs it. */

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

/** A folder below this package, from which a test finds Vitest. */
function folderForTests(): string {
  const reports = fileURLToPath(new URL('./reports', import.meta.url));
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(`${reports}/copied-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const gateway = (): GatewayConfig => ({
  environment: 'uat',
  gatewayUrl: `${server.url}/gateway`,
  baseUrl: `${server.url}/base`,
  adminUrl: `${server.url}/admin`,
  fileGatewayUrl: `${server.url}/files`,
  ...credentials,
});

type Calls = readonly (readonly [MethodId, object])[];

/** Opens a world for a caller of its own, has it make calls one after the other, and reads what the log has of them; `token` is of another session than the persona's. */
async function recorded(world: string, calls: Calls, token?: string): Promise<CallRecord[]> {
  const headers = { 'Content-Type': 'application/json', 'X-Sandbox-Session': `recording ${world} ${token}` };
  const control = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/__sandbox/${path}`, { headers, ...init });
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(world)));
  await control('set', { method: 'POST', body });
  const session: { Authorization?: string } = await control('session').then((reply) =>
    reply.ok ? reply.json() : {},
  );
  for (const [id, param] of calls) {
    const method = registry[id];
    const request = await buildRequest(method, method.groups[0], param, {
      config: gateway(),
      signer: createHmacSigner(credentials.secret),
      now: Date.now,
      session: {
        token: () => token ?? session.Authorization,
        userId: () => undefined,
        homepageConfigId: () => 'site-external',
        languageIndex: () => 2 satisfies LanguageIndex,
        visitorId: () => 'visitor-1',
        isInternalSite: () => false,
      },
    });
    const own = {
      ...request,
      headers: { ...request.headers, 'X-Sandbox-Session': headers['X-Sandbox-Session'] },
    };
    await createFetchTransport()(own, { signal: AbortSignal.timeout(10_000) });
  }
  return control('calls').then((reply) => reply.json());
}

/** The copied texts of some calls, in a world. */
async function copied(world: string, calls: Calls, token?: string) {
  const read = readWorldAddress(world);
  if (!read.ok) throw new Error(`${world} describes no world`);
  const records = await recorded(world, calls, token);
  expect(records).toHaveLength(calls.length);
  return records.map((record) => {
    const test = callAsTest(record, read.config);
    if (typeof test === 'string') throw new Error(`${record.path} makes no test: ${test}`);
    return { text: test.text, code: record.code };
  });
}

/** Runs copied texts as files of tests; the report of each, in their order. */
async function run(texts: readonly string[]) {
  const folder = folderForTests();
  const name = (at: number) => `copied-${at}.test.mjs`;
  for (const [at, text] of texts.entries()) writeFileSync(`${folder}/${name(at)}`, text);
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const args = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${folder}/report.json`];
  const env = { ...process.env, GATEWAY: server.url };
  // It ends with 1 where a test fails, as the report says.
  await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(() => undefined);
  const report = JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'));
  return texts.map((_, at) => {
    const file = report.testResults.find(({ name: path }: { name: string }) => path.endsWith(name(at)));
    const [only] = file?.assertionResults ?? [];
    return `${only?.status} ${only?.title} ${only?.failureMessages?.join('') ?? file?.message}`.trim();
  });
}

it('runs as it is copied, and finds the answer that the call had, on every channel and with every kind of end', async () => {
  const all = [
    ...(await copied('lang=en-us&seed=9', [
      ['queryLatestPositions', { limit: 3 }],
      ['submitFeedback', { content: '“Well done” isn’t enough, \\ $`{or}', idempotencyKey: 'copied-1' }],
      ['submitFeedback', { content: '', idempotencyKey: 'copied-2' }],
      ['queryLatestPositions', { limit: 'three' }],
      ['getOffer', { token: 'offer-pending' }],
      ['queryDeliveries', {}],
      ['getEncryptedString', {}],
      ['sharedWebsite', { ticket: 'share-list', positionSharedType: '1' }],
      ['sharedWebsite', { ticket: 'of-nobody', positionSharedType: '1' }],
    ])),
    ...(await copied('persona=candidate', [['queryDeliveries', {}]])),
    ...(await copied('persona=candidate', [['queryDeliveries', {}]], 'of-an-ended-session')),
  ];
  const ends = await run(all.map(({ text }) => text));
  expect(ends.filter((end) => !end.startsWith('passed'))).toEqual([]);
  const codes = all.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['MS000A000', '451', 'MS000A400', '40101']));
});

it('fails where a gateway answers otherwise', async () => {
  const [one] = await copied('lang=en-us', [['queryLatestPositions', { limit: 3 }]]);
  const [end] = await run([(one?.text ?? '').replaceAll('"limit": 3', '"limit": "three"')]);
  expect(end).toMatch(/^failed .*MS000A400/s);
});
