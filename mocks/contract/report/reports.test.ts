import { getPublicKey, login } from '@careers/gateway/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContractCase } from '../cases/create-suite.ts';
import { judge } from '../judge.ts';
import { createProbe } from '../target/probe.ts';
import { httpTarget } from '../target/target.ts';
import { otherAccounts, otherSecret } from '../testing/other-facts.ts';
import { type OtherGateway, startOtherGateway } from '../testing/other-gateway.ts';
import { writeHtml } from './html.ts';
import { writeJson } from './json.ts';
import type { RunReport } from './run-report.ts';

let gateway: OtherGateway | undefined;
afterEach(() => gateway?.close());

const passes: ContractCase = {
  name: 'getPublicKey: works',
  method: 'getPublicKey',
  outcome: { kind: 'success' },
  needs: [],
  run: async (context) => {
    await createProbe(context).call(getPublicKey, {});
  },
};
const fails: ContractCase = {
  name: 'login: lets <anybody> in',
  method: 'login',
  outcome: { kind: 'also', sentence: 'lets <anybody> in' },
  needs: [],
  async run(context) {
    const probe = createProbe(context);
    await probe.login('candidate');
    const { phone } = probe.account('candidate');
    const password = await probe.encrypt('Wr0ngPassword');
    await probe.call(login, {
      loginType: 'password',
      username: phone,
      password,
      homepageConfigId: probe.site,
    });
  },
};
const skips: ContractCase = { ...passes, name: 'getPublicKey: by the clock', needs: ['clock'] };

const otherSettings = {
  CONTRACT_APP_SUB_ID: 'other',
  CONTRACT_APP_TOKEN: 'other-app-token',
  CONTRACT_CAPTCHA_APP_TOKEN: 'other-captcha-token',
  CONTRACT_SYS_ID: 'other-sys',
  CONTRACT_SECRET: otherSecret,
  CONTRACT_SITE: 'werk-1',
  CONTRACT_CANDIDATE_PHONE: otherAccounts.candidate.phone,
  CONTRACT_CANDIDATE_PASSWORD: otherAccounts.candidate.password,
};

async function report(): Promise<RunReport> {
  gateway = await startOtherGateway();
  const target = httpTarget(gateway.url, otherSettings, { silence: 'none' });
  return judge({ cases: [passes, skips, fails] }, target, { callMilliseconds: 10_000 });
}

describe('the HTML report of a run', () => {
  it('shows for each failure the rule, the request as curl, the reply, and the answer that was expected', async () => {
    const html = writeHtml(await report());
    expect(html).toContain('<dt>The rule<dd>login lets &lt;anybody&gt; in.');
    expect(html).toContain('call &#39;http://127.0.0.1'.replaceAll('&#39;', "'"));
    expect(html).toContain('&quot;method&quot;:&quot;login&quot;');
    expect(html).toContain('<dt>What came<dd><pre>HTTP 200');
    expect(html).toContain('账号或密码不对');
    expect(html).toContain('<dt>What was due<dd>a success (MS000A000)');
  });

  it('shows failures first, counts skipped cases by the missing capability, and loads nothing', async () => {
    const html = writeHtml(await report());
    expect(html.indexOf('<h2>login')).toBeLessThan(html.indexOf('<h2>getPublicKey'));
    expect(html).toContain('<tr><td>1<td><code>clock</code><td>the gateway’s time can be moved');
    expect(html).not.toMatch(/<script|<link|src=|href=/);
  });
});

describe('the reports of a run', () => {
  it('contain no secret, but the names of variables', async () => {
    const run = await report();
    for (const written of [writeHtml(run), writeJson(run)]) {
      for (const secret of [otherSecret, 'other-app-token', otherAccounts.candidate.password]) {
        expect(written).not.toContain(secret);
      }
      expect(written).toContain('$APP_TOKEN');
      expect(written).toMatch(/\$TOKEN/);
      expect(written).toContain('$ENCRYPTED_PASSWORD');
    }
  });

  it('are what is printed on the way, too', async () => {
    gateway = await startOtherGateway();
    const target = httpTarget(
      gateway.url,
      {
        ...otherSettings,
        CONTRACT_DIRECTORY_PASSWORD: 'a&b<c>',
      },
      { silence: 'none' },
    );
    const echoes: ContractCase = {
      ...passes,
      run: () => Promise.reject(new Error('it answered a&b<c>')),
    };
    const printed: unknown[] = [];
    const { results } = await judge({ cases: [echoes] }, target, {
      callMilliseconds: 10_000,
      onResult: (result) => printed.push(result),
    });
    expect(printed).toMatchObject([{ problem: 'it answered $DIRECTORY_PASSWORD' }]);
    expect(results).toEqual(printed);
  });

  it('say the same in JSON', async () => {
    const { headline, exitCode, cases, ...counts } = JSON.parse(writeJson(await report()));
    expect(headline).toMatch(/breaks the contract in 1 of 3 cases$/);
    expect([exitCode, counts.passed, counts.failed, counts.skipped, counts.skippedBy]).toEqual([
      1,
      1,
      1,
      1,
      { clock: 1 },
    ]);
    const failed = cases.find(({ status }: { status: string }) => status === 'failed');
    expect(failed).toMatchObject({ name: fails.name, rule: 'login lets <anybody> in.' });
    expect(counts.curlPreamble).toContain('call() {');
    expect(failed.exchanges.at(-1).curl).toMatch(/^call /);
    expect(failed.exchanges.at(-1)).toMatchObject({ came: expect.stringContaining('451') });
  });
});
