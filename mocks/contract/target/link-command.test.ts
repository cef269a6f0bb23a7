import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../src/backend/credentials.ts';
import { websiteSites } from '../../src/sites/websites.ts';
import { createSuite } from '../cases/create-suite.ts';
import { judge } from '../judge.ts';
import { runCase } from '../run.ts';
import { type SharedGateway, startSharedGateway } from '../testing/shared-gateway.ts';
import { readConfigFile } from './config-file.ts';
import { httpTarget } from './target.ts';

const folder = mkdtempSync(join(tmpdir(), 'link-command-'));
let shared: SharedGateway;
beforeAll(async () => {
  shared = await startSharedGateway();
});
afterAll(async () => {
  await shared.close();
  rmSync(folder, { recursive: true });
});

const { cases } = createSuite();
const named = (name: string) => {
  const one = cases.find((each) => each.name === name);
  if (!one) throw new RangeError(`no case ${name}`);
  return one;
};

/** What a backend team would write: it lets a delivery come to an offer, and prints the token of the mail's link. */
const script = `
if (process.env.LINK !== 'offer-pending') throw new Error('no link to ' + process.env.LINK);
const direct = process.argv[2] + '/__sandbox/';
const ask = async (path, body) =>
  (await fetch(direct + path, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
const deliveries = await ask('desk/deliveries');
const { id } = deliveries.find(({ stage }) => !['offer', 'rejected', 'revoked', 'hired'].includes(stage));
await ask('desk/moveDelivery', { id, stage: 'offer' });
const { link } = (await ask('inbox')).findLast(({ link }) => link);
console.log(new URLSearchParams(link.split('?')[1]).get('token'));
`;

/** The shared gateway, described by a file. */
function described(links?: { readonly command: string }) {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  const { appSubId, appToken, captchaAppToken, sysId, secret, rmApplyId } = credentials;
  writeFileSync(
    file,
    JSON.stringify({
      credentials: { appSubId, appToken, captchaAppToken, sysId, secret, rmApplyId },
      sites: { external: websiteSites.external.id },
      ...(links ? { links } : {}),
    }),
  );
  return httpTarget(shared.url, readConfigFile(file, {}).given, { silence: 'none' });
}

describe('the setting links.command', () => {
  it('prints the token of the link that a case uses', async () => {
    const path = join(folder, 'new-link.mjs');
    writeFileSync(path, script);
    const target = described({ command: `"${process.execPath}" "${path}" ${shared.direct.url}` });
    const result = await runCase(named('getOffer: works'), target);
    expect(result.status === 'failed' ? result.problem : result.status).toBe('passed');
    const calls: { param?: { token?: string } }[] = await (
      await fetch(`${shared.direct.url}/__sandbox/calls`)
    ).json();
    const tokens = calls.flatMap(({ param }) => param?.token ?? []);
    expect(tokens).not.toEqual([]);
    expect(tokens).not.toContain('offer-pending');
  });

  it.each([
    ['exits with an error', 'echo no database >&2; exit 3', 'exited with 3: no database'],
    ['is not found', './no-such-command', 'exited with 127: '],
    ['cannot be executed', './package.json', 'exited with 126: '],
    ['prints nothing', 'true', 'printed nothing of use'],
  ])('is said to be wrong once, where it %s, and no gateway is said to be', async (_, command, why) => {
    const cases = [named('getOffer: works'), named('acceptOffer: works')];
    const report = await judge({ cases }, described({ command }), { callMilliseconds: 30_000 });
    expect(report.headline).toContain(`links.command: "${command}" with LINK=offer-pending ${why}`);
    expect([report.exitCode, report.results]).toEqual([2, []]);
  });

  it('leaves out the cases that need a link of which it says that it makes none', async () => {
    const result = await runCase(named('getOffer: works'), described({ command: 'echo none' }));
    expect(result).toMatchObject({
      status: 'skipped',
      lacks: ['links'],
      why: 'links.command makes no link to offer-pending',
    });
  });

  it('is named as missing by cases that need a link, where it is not set', async () => {
    expect(await runCase(named('getOffer: works'), described())).toMatchObject({
      status: 'skipped',
      lacks: ['links'],
    });
  });
});
