import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../src/backend/credentials.ts';
import { websiteSites } from '../../src/sites/websites.ts';
import { createSuite } from '../cases/create-suite.ts';
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

  it('makes the case fail with its message, where the command fails', async () => {
    const result = await runCase(named('getOffer: works'), described({ command: 'exit 3' }));
    expect(result).toMatchObject({ status: 'failed' });
    expect(result.status === 'failed' && result.problem).toContain('the command "exit 3" failed');
  });

  it('is named as missing by cases that need a link, where it is not set', async () => {
    expect(await runCase(named('getOffer: works'), described())).toMatchObject({
      status: 'skipped',
      lacks: ['links'],
    });
  });
});
