import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSuite } from './cases/create-suite.ts';
import { judge } from './judge.ts';
import { readConfigFile } from './target/config-file.ts';
import { httpTarget } from './target/target.ts';
import { otherConfig, type Wrong, wrongs } from './testing/other-facts.ts';
import { startOtherGateway } from './testing/other-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'other-gateway-'));
afterAll(() => rmSync(folder, { recursive: true }));

const UNKNOWN = 'the gateway does not know the method (MS000A404)';

/** What the suite says about the other gateway when it does this wrong. */
async function judged(...wrong: readonly Wrong[]) {
  const gateway = await startOtherGateway(...wrong);
  const file = join(folder, `${wrong.join() || 'right'}.json`);
  writeFileSync(file, JSON.stringify(otherConfig(gateway.url)));
  try {
    const target = httpTarget(gateway.url, readConfigFile(file, {}).given, { silence: 'none' });
    const report = await judge(createSuite(), target, { callMilliseconds: 10_000 });
    const failed = report.results.flatMap((result) =>
      result.status === 'failed' && result.problem !== UNKNOWN ? [result.case.name] : [],
    );
    return { report, failed };
  } finally {
    await gateway.close();
  }
}

/** What belongs to a wrong: every case that fails for it has to match, and each of these matches one. */
const belongsTo: Readonly<Record<Wrong, readonly RegExp[]>> = {
  'any media type': [/^gateway: takes a body on the \w+ gateway only where it is said to be JSON$/],
  'any signature': [/: signature$/, /: language$/, /checks the signature before the timestamp/],
  'any time': [/: timestamp$/, /checks the timestamp before the payload/],
  'any param': [
    /: param$/,
    /reads its param before/,
    /asks for a key of 1 to 64 characters/,
    /beyond a bound of one of its fields/,
  ],
  'any session': [
    /^getResume: session$/,
    /^logout: /,
    /checks the session before/,
    /in the language of languageIndex/,
    /in the language of the call that there is no session/,
    /^(getResume|logout): is closed to a session that was logged out$/,
  ],
  'any password': [/^login: /],
  'any site': [/: no site$/, /: unknown site$/],
  'other sites by the other group': [/: group of the site$/],
  'one language': [/language/, /: no site$/, /: fails with /],
  'any file': [/^submitFeedback: fails with fileUnknown$/],
  'refuses repeats': [/^submitFeedback: repeated$/, /^submitFeedback: at once$/],
  'keeps sessions': [/^logout: /, /is closed to a session that was logged out$/],
  'no website name': [/^loadWebsiteStyle: /],
  'param read with the payload': [
    /checks the session before the param/,
    /checks the method before the param/,
  ],
};

describe('a gateway that was written independently of the mock', () => {
  it('passes every case of the methods that it knows, with numeric codes, no reasons, null for what is absent, and one door for both groups of a method', async () => {
    const { report, failed } = await judged();
    expect(failed).toEqual([]);
    expect(report.unknown).toContain('deliverResume');
    expect(report.unknown).not.toContain('getResume');
    const unknown = report.results.filter((one) => one.status === 'failed');
    expect(unknown).toHaveLength(report.unknown.length);
    expect(report.results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(130);
  });

  it.each(wrongs)('with the bug “%s” fails the cases that are about it, and no others', async (wrong) => {
    const { failed } = await judged(wrong);
    const patterns = belongsTo[wrong];
    for (const pattern of patterns) expect(failed.filter((name) => pattern.test(name))).not.toEqual([]);
    expect(failed.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  });

  it('is told what was due where it lets somebody pass', async () => {
    const { report } = await judged('any password');
    const wrong = report.results.find(({ case: one }) => one.name === 'login: fails with passwordWrong');
    const due = 'a refusal by 451 (passwordWrong)';
    expect(wrong).toMatchObject({ problem: `the call succeeded, where ${due} was due`, due });
  });
});
