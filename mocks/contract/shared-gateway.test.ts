import { reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { afterEach, describe, expect, it } from 'vitest';
import { type ContractCase, createSuite, httpTarget, runCases } from './index.ts';
import { shuffled } from './shuffled.ts';
import { rawCall } from './target/raw-call.ts';
import { isReading } from './target/reading-only.ts';
import { type SharedGateway, startSharedGateway } from './testing/shared-gateway.ts';

let shared: SharedGateway | undefined;
afterEach(() => shared?.close());

/** What is refused before any method is reached changes nothing, and depends on nothing. */
const stateless = ['signature', 'timestamp', 'payload', 'unknown'];
const { cases: all } = createSuite();
const cases = all.filter(({ outcome }) => outcome.kind !== 'generic' || !stateless.includes(outcome.id));
/** Another choice and order with SHARED_SEED. */
const seed = Number(process.env.SHARED_SEED ?? 1);

/** One in so many, and all of them with SHARED_WHOLE=1, which takes minutes. */
function someOf(these: readonly ContractCase[], oneIn = 10): readonly ContractCase[] {
  const share = process.env.SHARED_WHOLE === '1' ? 1 : oneIn;
  const chosen = new Set(shuffled(these, seed).slice(0, Math.ceil(these.length / share)));
  return these.filter((one) => chosen.has(one));
}

/** What a gateway of others' can: its accounts and its directory are known, its captchas can be solved. */
const can = 'captcha-solver,directory,directory-refused,internal-site,files';

/** Everything that somebody sees of the candidate and the newcomer, but for the times of the visits. */
async function stateOf({ direct }: SharedGateway) {
  const { accounts, collections, deliveries } = await (
    await fetch(`${direct.url}/__sandbox/snapshot`)
  ).json();
  return { accounts, collections, deliveries };
}

const LONG = 240_000;

describe('on a gateway that others use too and that has no control API', () => {
  it('no case fails falsely, in the usual order and then in another one', { timeout: LONG }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: can });
    const some = someOf(cases);
    for (const order of [some, shuffled(some, seed)]) {
      const results = await runCases(order, target);
      const failed = results.flatMap((one) =>
        one.status === 'failed' ? [`${one.case.name}: ${one.problem}`] : [],
      );
      expect(failed, `seed ${seed}`).toEqual([]);
      expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(some.length / 3);
    }
  });

  it('a case about the website of a submit is no repeat of a submit before it', async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: can });
    const { param } = reference.submitFeedback.example;
    const { code } = await rawCall(target.open(), registry.submitFeedback, { param });
    expect(code).toBe('MS000A000');
    const about = cases.filter(({ name }) => /^submitFeedback: (no|unknown) site$/.test(name));
    const results = await runCases(about, target);
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
  });

  it('cases that lock or change accounts use accounts of their own', { timeout: LONG }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, {
      CONTRACT_CAPABILITIES: `${can},magic-values,own-contacts,interviewer`,
      CONTRACT_OWN_PHONE: '137********',
      CONTRACT_OWN_EMAIL: 'nobody.yet.*@example.com',
    });
    const own = shuffled(
      someOf(
        cases.filter(({ needs }) => needs.includes('own-account')),
        5,
      ),
      seed,
    );
    const ledger = new Map<string, number>();
    const results = await runCases(own, target, { ledger });
    const failed = results.flatMap((one) =>
      one.status === 'failed' ? [`${one.case.name}: ${one.problem}`] : [],
    );
    expect(failed, `seed ${seed}`).toEqual([]);
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(5);
    expect(ledger.get('account registered')).toBeGreaterThan(3);
  });

  it('the interviewer stays the configured one, also where a case registers a newcomer of its own', {
    timeout: LONG,
  }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: `${can},own-account,interviewer` });
    const interviews = cases.filter(
      ({ method, needs }) => needs.includes('interviewer') && method !== 'gateway' && /lots?$/i.test(method),
    );
    const results = await runCases(interviews, target);
    const failed = results.flatMap((one) =>
      one.status === 'failed' ? [`${one.case.name}: ${one.problem}`] : [],
    );
    expect(failed).toEqual([]);
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(5);
  });

  it('whatever a run leaves behind is counted by kind', { timeout: LONG }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: `${can},own-contacts` });
    const ledger = new Map<string, number>();
    const named = [
      'recommendCandidate: works',
      'addLog: works',
      'parseResume: works',
      'submitFeedback: works',
    ];
    await runCases(
      cases.filter(({ name }) => named.includes(name)),
      target,
      { ledger },
    );
    expect(Object.fromEntries(ledger)).toEqual({
      'recommendation made': 1,
      'file handed in': 2,
      'visit logged': 1,
      'file read as a resume': 1,
      'feedback sent': 1,
    });
  });

  it('cases still pass when earlier runs have left hundreds of deliveries', { timeout: LONG }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: can });
    const [made] = cases.filter(
      ({ name }) => name === 'deliverResume: takes a position again whose delivery was revoked',
    );
    if (!made) throw new Error('no case delivers and revokes');
    const state = `${shared.direct.url}/__sandbox/snapshot`;
    const world = await (await fetch(state)).json();
    await runCases([made], target);
    const after: { deliveries: { id: string }[] } = await (await fetch(state)).json();
    const left = after.deliveries.slice(world.deliveries.length);
    expect(left.length).toBeGreaterThan(0);
    // As if it had run a hundred times.
    for (let run = 1; run < 100; run++)
      after.deliveries.push(...left.map((one) => ({ ...one, id: `${one.id}-${run}` })));
    const body = JSON.stringify(after);
    const put = await fetch(state, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(put.ok, await put.text()).toBe(true);
    const asking = cases.filter(({ name }) =>
      /^(exportMyData: holds what each|queryDeliveries: lists)/.test(name),
    );
    const results = await runCases(asking, target);
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed']);
  });

  it('a run restores what it changed in the configured accounts', { timeout: LONG }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, { CONTRACT_CAPABILITIES: can });
    const before = await stateOf(shared);
    const changing = cases.filter(({ name }) =>
      /^(collectPosition|queryCollections|deliverResume|modifyPassword)/.test(name),
    );
    await runCases(changing, target);
    const after = await stateOf(shared);
    expect(after.accounts).toEqual(before.accounts);
    expect(after.collections).toEqual(before.collections);
    const active = after.deliveries.filter((one: { process: { steps: { stage: string }[] } }) => {
      return one.process.steps.at(-1)?.stage !== 'revoked';
    });
    expect(active).toHaveLength(before.deliveries.length);
  });
});

describe('on a gateway that may only be read (--read-only)', () => {
  it('only methods that read are called, and logins that succeed', {
    timeout: LONG,
  }, async () => {
    shared = await startSharedGateway();
    const target = httpTarget(shared.url, {}, { readOnly: true });
    const some = someOf(all);
    const results = await runCases(some, target);
    const named = new Map<string, boolean>(methodIds.map((id) => [registry[id].name, isReading(id)]));
    const sent = new Set(shared.calls);
    expect([...sent].filter((name) => named.get(name) === false)).toEqual(['login']);
    const calls = await (await fetch(`${shared.direct.url}/__sandbox/calls`)).json();
    const refused = calls.filter(
      ({ path, code }: { path: string; code: string }) => path.endsWith('.login') && code !== 'MS000A000',
    );
    expect(refused).toEqual([]);
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(some.length / 10);
    expect(results.some((one) => one.status === 'skipped' && one.lacks.includes('writes'))).toBe(true);
  });
});
