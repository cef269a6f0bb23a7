import { methodIds, registry } from '@careers/gateway/registry';
import { encodeReply } from '@careers/gateway/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '../src/adapters/server/server.ts';
import { brokenParams } from './cases/break-param.ts';
import { createSuite, httpTarget, localTarget, runCase, runCases, type Target } from './index.ts';

const { cases, notApplicable } = createSuite();

/** A gateway that answers every call alike, whatever it was asked. */
function stubborn(code: string): Target {
  const { settings } = localTarget();
  const { returnDesc, returnData } = encodeReply(code, 'always', {});
  const answer = {
    returnCode: code,
    returnDesc,
    returnData,
    successful: code === 'MS000A000',
    code,
    data: {},
  };
  return {
    name: 'stubborn',
    settings,
    open: () => {
      const transport = async () => ({ status: 200, text: JSON.stringify(answer), header: () => null });
      return { settings, transport, visit: transport };
    },
  };
}

describe('the suite', () => {
  it('has for every method a case of its success, and one for each reason that it declares', () => {
    for (const id of methodIds) {
      const own = cases.filter(({ method }) => method === id).map(({ outcome }) => outcome);
      expect(own.filter(({ kind }) => kind === 'success')).toHaveLength(1);
      expect(own.flatMap((outcome) => (outcome.kind === 'reason' ? [outcome.reason] : []))).toEqual([
        ...registry[id].reasons,
      ]);
    }
  });

  it('gives a reason for every combination of method and outcome that has no case', () => {
    const filled = [...cases, ...notApplicable].flatMap(({ method, outcome }) =>
      outcome.kind === 'generic' ? [`${method} ${outcome.id}`] : [],
    );
    const outcomes = new Set(filled.map((cell) => cell.slice(cell.indexOf(' ') + 1)));
    expect(new Set(filled)).toEqual(
      new Set(methodIds.flatMap((id) => [...outcomes].map((outcome) => `${id} ${outcome}`))),
    );
    expect(filled).toHaveLength(new Set(filled).size);
  });

  it('tries every method that works by link with links of other kinds', () => {
    const asked = cases
      .filter(({ name }) => name.includes('has a link of its own kind'))
      .flatMap(({ method, others = [] }) => [method, ...others]);
    const byLink = methodIds.filter(
      (id) => registry[id].access === 'link' && registry[id].groups[0] !== 'rm.link',
    );
    expect(byLink.filter((id) => !asked.includes(id))).toEqual([]);
  });

  // A case that is content with any answer proves nothing.
  it.each(cases)('does not accept just any answer: $name', async (one) => {
    const answers = ['MS000A000', 'MS000A500'];
    const statuses = [];
    for (const code of answers) statuses.push((await runCase(one, stubborn(code))).status);
    expect(statuses).toContain('failed');
  });

  it('skips a case that the target cannot play, and names the missing capability', async () => {
    const { settings, ...local } = localTarget();
    const poor: Target = { ...local, settings: { ...settings, capabilities: new Set(['inbox']) } };
    const expired = cases.find(({ name }) => name === 'login: gives a session of two hours');
    expect(expired && (await runCase(expired, poor))).toMatchObject({
      status: 'skipped',
      why: 'needs clock, which the target lacks',
    });
  });

  it('reports a failed case with its problem, and goes on', async () => {
    const two = cases.filter(({ name }) => /^getPublicKey: (works|signature)$/.test(name));
    const seen: string[] = [];
    const results = await runCases(two, stubborn('MS000A401'), ({ status }) => seen.push(status));
    expect(seen).toEqual(['failed', 'passed']);
    expect(results[0]).toMatchObject({ problem: 'getPublicKey failed: rejected MS000A401 always' });
  });
});

describe('broken params are made from a method’s schema', () => {
  it('for every field, by a wrong type, and for every required field by leaving it out', () => {
    const example = { username: 'u', usernameType: 'phone' };
    expect(brokenParams(registry.ifAccountExist, example).map(({ field }) => field)).toEqual([
      'username',
      'username (left out)',
      'usernameType',
      'usernameType (left out)',
      'homepageConfigId',
      'captchaVerification',
      'captchaType',
    ]);
  });

  it('for the fields of the variant that the example has', () => {
    const example = { loginType: 'password', username: 'u', password: 'p' };
    const fields = brokenParams(registry.login, example).map(({ field }) => field);
    expect(fields).toContain('loginType (left out)');
    expect(fields).toContain('password');
    expect(fields).not.toContain('verificationCode');
  });

  it('for no field where the method has none', () => {
    expect(brokenParams(registry.logout, {})).toEqual([]);
  });
});

describe('the suite over HTTP', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer();
  });
  afterAll(() => server.close());

  it('has the same results as in process, with a world for each case', async () => {
    const some = cases.filter(
      ({ method, outcome, name }) =>
        outcome.kind === 'success' || method === 'gateway' || name.startsWith('deliverResume: fails with'),
    );
    const results = await runCases(some, httpTarget(`${server.url}/`, {}));
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
    // Each login case sends a code to the same phone: in a shared world the second would be too soon.
    const codes = cases.filter(({ name }) =>
      /^login: (fails with codeWrong$|takes a code from the inbox)/.test(name),
    );
    expect((await runCases(codes, httpTarget(server.url, {}))).map(({ status }) => status)).toEqual([
      'passed',
      'passed',
    ]);
  });

  it('removes the worlds that it opened, and leaves the worlds of others', async () => {
    // Room for those that are under way and the colleague's, and for none that was left.
    const small = await startMockServer({ sessionsKept: 5 });
    const colleague = `${small.url}/@colleague/__sandbox`;
    try {
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${colleague}/set`, { method: 'POST', headers, body: '{"seed":77}' });
      const six = cases.filter(({ name }) =>
        /^(getSysConfigInfo|queryHotWords): (payload|timestamp|works)$/.test(name),
      );
      const results = await runCases(six, httpTarget(small.url, {}));
      expect(results.map(({ status }) => status)).toEqual(Array(6).fill('passed'));
      expect(await (await fetch(`${colleague}/world`)).json()).toMatchObject({ seed: 77 });
    } finally {
      await small.close();
    }
  });
});
