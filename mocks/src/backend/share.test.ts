import {
  createShareLink,
  ldapLogin,
  loadWebsiteStyle,
  queryPositionDetail,
  queryPositionList,
  sharedWebsite,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createStream } from '../core/random.ts';
import { magicTickets } from '../scenarios/magic.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

const SHARE_SITE = 'site-external-share';

async function shareOne(client: TestClient) {
  const [positionId = ''] = client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  const made = await client.gateway.call(createShareLink, { kind: 'position', positionId });
  return { positionId, ...made };
}

describe('a share', () => {
  it('has a website with a name of its own, and the scene of its original website instead of a banner', async () => {
    const client = createTestClient();
    const { ticket, positionId } = await shareOne(client);
    const shared = await client.gateway.call(sharedWebsite, { ticket, positionSharedType: '2' });
    expect(shared).toMatchObject({ originalWebSiteId: 'site-external', positionId });
    expect(shared.websiteBaseInfo).toMatchObject({
      id: SHARE_SITE,
      websiteName: 'Chengyuan Group Shared Positions',
    });
    const original = await client.gateway.call(loadWebsiteStyle, { id: 'site-external' });
    expect(shared.websiteHomepage.positionSharedBannerAddress).toBe('');
    expect(shared.websiteHomepage.theme).toEqual(original.websiteHomepage.theme);
    const style = await client.gateway.call(loadWebsiteStyle, { id: SHARE_SITE });
    expect(style.websiteBaseInfo.websiteName).toBe('Chengyuan Group Shared Positions');
    expect(style.websiteColumns.map(({ columnType }) => columnType)).toEqual([3]);
  });

  it('has the present look of its original website', async () => {
    const client = createTestClient();
    const document = structuredClone(client.control().site('site-external'));
    const homepage = { ...document.homepage, logoAddress: 'https://logos.example/new.png' };
    client.control().setSite('site-external', { ...document, homepage });
    const style = await client.gateway.call(loadWebsiteStyle, { id: SHARE_SITE });
    expect(style.websiteHomepage.logoAddress).toBe('https://logos.example/new.png');
  });

  it('has the language of its maker as default language', async () => {
    const client = createTestClient();
    client.languageIndex = 1;
    const { ticket } = await shareOne(client);
    client.languageIndex = 2;
    const shared = await client.gateway.call(sharedWebsite, { ticket, positionSharedType: '2' });
    expect(shared.websiteBaseInfo.defaultLanguage).toBe('zh-hk');
  });

  it('expires thirty days later at the end of the day, which its poster names, and then tells the original website', async () => {
    const client = createTestClient({ clock: Date.parse('2031-05-20T20:00:00+08:00') });
    const { ticket } = await client.gateway.call(createShareLink, { kind: 'list' });
    const open = () => client.gateway.call(sharedWebsite, { ticket, positionSharedType: '1' });
    client.control().advance('30d');
    client.control().advance('230m');
    await open();
    client.control().advance('10m');
    await expect(open()).rejects.toMatchObject({
      reason: 'shareExpired',
      data: { originalWebSiteId: 'site-external' },
    });
    await expect(client.gateway.call(queryPositionList, { ticket })).rejects.toMatchObject({
      reason: 'shareExpired',
    });
  });

  it('has a ticket of its own each time, which cannot be guessed', async () => {
    const { gateway } = createTestClient();
    const tickets = await Promise.all(
      Array.from({ length: 20 }, async () => (await gateway.call(createShareLink, { kind: 'list' })).ticket),
    );
    expect(new Set(tickets).size).toBe(20);
    for (const ticket of tickets) expect(ticket).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is refused where the call lacks a field, or names another type', async () => {
    const client = createTestClient();
    const { ticket } = await shareOne(client);
    const ask = (param: object) => client.gateway.call(sharedWebsite, param);
    for (const param of [{}, { ticket }, { positionSharedType: '1' }, { ticket: '', positionSharedType: '' }])
      await expect(ask(param)).rejects.toMatchObject({
        reason: 'shareIncomplete',
        message: 'missing necessary data of share link',
      });
    for (const positionSharedType of ['1', '3', 'constructor'])
      await expect(ask({ ticket, positionSharedType })).rejects.toMatchObject({ reason: 'shareInvalid' });
  });

  it('of a position in every world keeps its position, also when the desk closes or delists that', async () => {
    const client = createTestClient();
    const ask = async () => {
      const ticket = magicTickets.position;
      const { positionId: id = '' } = await client.gateway.call(sharedWebsite, {
        ticket,
        positionSharedType: '2',
      });
      const { status } = await client.gateway.call(queryPositionDetail, { id, ticket });
      return { id, status };
    };
    client.site = SHARE_SITE;
    const { id, status } = await ask();
    expect(status).toBe('open');
    for (const end of ['closed', 'delisted'] as const) {
      client.control().desk.setPositionStatus(id, end);
      expect(await ask()).toEqual({ id, status: end });
    }
  });

  it('is not found by any other ticket', async () => {
    const { gateway } = createTestClient();
    const next = createStream(7, 'tickets');
    const random = () =>
      Array.from({ length: 12 }, () => String.fromCharCode(1 + Math.floor(next() * 0xd7fe))).join('');
    const hostile = ['constructor', '__proto__', 'toString', '0', '<script>', "' or 1=1 --", '../..'];
    for (const ticket of [...hostile, ...Array.from({ length: 60 }, random)]) {
      for (const call of [
        () => gateway.call(sharedWebsite, { ticket, positionSharedType: '1' }),
        () => gateway.call(queryPositionList, { ticket }),
      ])
        await expect(call()).rejects.toMatchObject({ reason: 'shareInvalid' });
    }
  });
});

describe('the positions of a share', () => {
  it('are only the one that was shared', async () => {
    const client = createTestClient();
    const { ticket, positionId } = await shareOne(client);
    const [, other = ''] = client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 2 });
    client.site = SHARE_SITE;
    const { rows } = await client.gateway.call(queryPositionList, { ticket, keyword: 'nothing like it' });
    expect(rows.map(({ id }) => id)).toEqual([positionId]);
    await expect(client.gateway.call(queryPositionDetail, { id: other, ticket })).rejects.toMatchObject({
      reason: 'positionUnknown',
    });
  });

  it('are those of the shared list, which further filters can only narrow', async () => {
    const client = createTestClient({ size: 500 });
    const filters = { company: ['com-energy', 'com-water'] };
    const { ticket } = await client.gateway.call(createShareLink, { kind: 'list', filters });
    client.site = SHARE_SITE;
    const ask = (more: object) => client.gateway.call(queryPositionList, { ticket, pageSize: 100, ...more });
    const all = await ask({});
    expect(new Set(all.rows.map(({ company }) => company))).toEqual(new Set(filters.company));
    expect(all.facets.company.map(({ id }) => id).sort()).toEqual(filters.company);
    const some = await ask({ company: ['com-water', 'com-retail'] });
    expect(new Set(some.rows.map(({ company }) => company))).toEqual(new Set(['com-water']));
    expect((await ask({ company: ['com-retail'] })).total).toBe(0);
    expect((await ask({ comId: 'com-retail' })).total).toBe(0);
    const outside = (await client.gateway.call(queryPositionList, { company: ['com-retail'] })).rows[0];
    await expect(
      client.gateway.call(queryPositionDetail, { id: outside?.id ?? '', ticket }),
    ).rejects.toMatchObject({ reason: 'positionUnknown' });
  });

  it('are those of the shared keyword and type, which another keyword can only narrow', async () => {
    const client = createTestClient({ size: 500 });
    const share = (filters: object) => client.gateway.call(createShareLink, { kind: 'list', filters });
    const ask = async (param: object) => (await client.gateway.call(queryPositionList, param)).total;
    const { ticket } = await share({ keyword: 'engineer' });
    const shared = await ask({ ticket });
    expect(shared).toBe(await ask({ keyword: 'engineer' }));
    expect(shared).toBeLessThan(await ask({}));
    const narrowed = await ask({ ticket, keyword: 'wind' });
    expect(narrowed).toBe(await ask({ keyword: 'engineer wind' }));
    expect(narrowed).toBeLessThan(shared);

    const internal = await share({ recruitTypeCode: 'A03' });
    const [id = ''] = client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
    await expect(
      client.gateway.call(queryPositionDetail, { id, ticket: internal.ticket }),
    ).rejects.toMatchObject({ reason: 'positionUnknown' });
  });

  it('are found only on the websites of the share', async () => {
    const client = createTestClient();
    const { ticket } = await client.gateway.call(createShareLink, { kind: 'list' });
    client.site = 'site-campus';
    await expect(client.gateway.call(queryPositionList, { ticket })).rejects.toMatchObject({
      reason: 'shareInvalid',
    });
  });

  it('are never internal ones, even when an employee shares', async () => {
    const client = createTestClient();
    const { Authorization } = await client.gateway.call(ldapLogin, {
      userName: 'employee',
      password: encrypt('Passw0rd'),
    });
    client.token = Authorization;
    const [positionId = ''] = client.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
    client.site = 'site-internal';
    for (const param of [{ kind: 'list' }, { kind: 'position', positionId }] as const)
      await expect(client.gateway.call(createShareLink, param)).rejects.toMatchObject({
        reason: 'noPermission',
      });
    client.site = 'site-external';
    await expect(
      client.gateway.call(createShareLink, { kind: 'position', positionId }),
    ).rejects.toMatchObject({ reason: 'positionUnknown' });
    const filters = { recruitTypeCode: 'A03' };
    const { ticket } = await client.gateway.call(createShareLink, { kind: 'list', filters });
    expect((await client.gateway.call(queryPositionList, { ticket })).total).toBe(0);
    client.site = 'site-internal-share';
    await expect(client.gateway.call(queryPositionList, {})).rejects.toMatchObject({ code: '451' });
  });
});
