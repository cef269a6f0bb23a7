import {
  deliverResume,
  getLdapSsoLoginUrl,
  getPublicKey,
  ldapLogin,
  loadWebsiteStyle,
  queryContactInfoConfig,
  queryPositionDetail,
  queryPositionList,
  queryRobotConfig,
  querySimilarPositions,
} from '@careers/gateway/contract';
import { reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

/** All methods that ask for positions or companies, including those that the contract may get later. */
const guarded = methodIds.filter((id) =>
  registry[id].groups.some((group) => /^rm\.(position|company)$/.test(group)),
);

type Client = ReturnType<typeof createTestClient>;

function atInternalSite(): Client {
  const client = createTestClient();
  client.site = 'site-internal';
  return client;
}

async function signOn(client: Client, userName: 'employee' | 'outsider'): Promise<void> {
  const { Authorization } = await client.gateway.call(ldapLogin, {
    userName,
    password: encrypt('Passw0rd'),
  });
  client.token = Authorization;
}

/** Calls a method as its reference does; the registry connects the two, which TypeScript cannot follow. */
const ask = ({ gateway }: Client, id: (typeof guarded)[number]) =>
  gateway.call(registry[id], reference[id].example.param as never);

describe('positions and companies of an internal site', () => {
  it('are answered by several methods, which the next tests call', () => {
    expect(guarded.length).toBeGreaterThan(5);
  });

  it.each(guarded)('need a session: %s', async (id) => {
    await expect(ask(atInternalSite(), id)).rejects.toMatchObject({ kind: 'expired', code: '40101' });
  });

  it.each(guarded)('need a session with the flag 1: %s', async (id) => {
    const client = atInternalSite();
    await signOn(client, 'outsider');
    await expect(ask(client, id)).rejects.toMatchObject({
      reason: 'noPermission',
      message: 'no permission yet',
    });
    await client.logIn();
    await expect(ask(client, id)).rejects.toMatchObject({ reason: 'noPermission' });
  });

  it('are shown to an employee, without positions of other sites', async () => {
    const client = atInternalSite();
    await signOn(client, 'employee');
    const { rows, total } = await client.gateway.call(queryPositionList, { pageSize: 100 });
    expect(total).toBeGreaterThan(0);
    for (const { recruitTypeCode } of rows) expect(['A03', 'A05']).toContain(recruitTypeCode);
  });

  it('are not found on any other site, not even by an employee', async () => {
    const client = atInternalSite();
    await signOn(client, 'employee');
    const { rows } = await client.gateway.call(queryPositionList, { pageSize: 100 });
    for (const site of ['site-external', 'site-campus', 'site-intern']) {
      client.site = site;
      const shown = await client.gateway.call(queryPositionList, { pageSize: 100, recruitTypeCode: 'A03' });
      expect(shown.total).toBe(0);
      for (const { id } of rows.slice(0, 5)) {
        const delivery = { positionId: id, source: 'resume', idempotencyKey: `deliver-${id}` } as const;
        for (const ask of [
          () => client.gateway.call(queryPositionDetail, { id }),
          () => client.gateway.call(querySimilarPositions, { id }),
          () => client.gateway.call(deliverResume, delivery),
        ])
          await expect(ask()).rejects.toMatchObject({ reason: 'positionUnknown' });
      }
    }
  });

  it('also need a session when the site is named in the param instead of the header', async () => {
    const { gateway } = createTestClient();
    const param: { homepageConfigId: string; pageSize: number } = {
      homepageConfigId: 'site-internal',
      pageSize: 5,
    };
    await expect(gateway.call(queryPositionList, param)).rejects.toMatchObject({ kind: 'expired' });
  });
});

describe('an internal site', () => {
  it('answers style, keys and the address of the sign-on to everybody', async () => {
    const { gateway } = atInternalSite();
    const redirect = 'http://localhost/';
    for (const open of [
      () => gateway.call(loadWebsiteStyle, {}, { group: 'rm.internalHomepageNoAuth' }),
      () => gateway.call(getPublicKey, {}, { group: 'rm.internalHomepageNoAuth' }),
      () => gateway.call(getLdapSsoLoginUrl, { regionCode: 'default', redirect }),
    ])
      await expect(open()).resolves.toBeDefined();
  });

  it.each([queryRobotConfig, queryContactInfoConfig])(
    'answers $name only to its own people',
    async (method) => {
      const client = atInternalSite();
      const ask = () => client.gateway.call(method, {});
      await expect(ask()).rejects.toMatchObject({ kind: 'expired' });
      await client.logIn();
      await expect(ask()).rejects.toMatchObject({ reason: 'noPermission' });
      await signOn(client, 'outsider');
      await expect(ask()).rejects.toMatchObject({ reason: 'noPermission' });
      await signOn(client, 'employee');
      await expect(ask()).resolves.toBeDefined();
    },
  );
});
