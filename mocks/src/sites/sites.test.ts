import {
  getSysConfigInfo,
  loadWebsiteStyle,
  queryContactInfoConfig,
  queryPositionDetail,
  queryPositionList,
  queryRobotConfig,
  sendVerificationCode,
  sharedWebsite,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { handleControl } from '../control/routes.ts';
import { forbiddenInHongKong } from '../data/glossary.ts';
import type { Localized } from '../data/types.ts';
import { readWorldAddress } from '../scenarios/address.ts';
import { DEFAULT_CONFIG } from '../scenarios/config.ts';
import { createTestClient } from '../testing/client.ts';
import { simplifiedIn, traditionalIn } from '../testing/han.ts';
import { SnapshotError } from '../world/read-snapshot.ts';
import { initialDocument } from './configuration.ts';
import { DOCUMENT_MAX } from './document.ts';
import { readSiteDocument, SiteDocumentError } from './read-document.ts';
import { allSites, websiteSites } from './websites.ts';

const open = (config = {}) => createTestClient({ size: 0, ...config });
const style = (client: ReturnType<typeof open>) => client.gateway.call(loadWebsiteStyle, {});

/** A client of a preset's world. */
function openPreset(scenario: string) {
  const read = readWorldAddress(`scenario=${scenario}&size=0`);
  if (!read.ok) throw new Error(scenario);
  const client = createTestClient(read.config);
  client.site = `site-${read.config.site}`;
  return client;
}

/** The document of the external site with one change, as an editor sends it. */
function edited(client: ReturnType<typeof open>, change: (document: ReturnType<typeof json>) => void) {
  const document = json(client.control().site());
  change(document);
  client.control().setSite(undefined, document);
}
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a website’s style', () => {
  const said = (word: string) => ({ 'zh-cn': `${word}简`, 'zh-hk': `${word}繁`, 'en-us': word });
  const footer = ['legalNotices', 'copyright', 'recordNumber', 'technicalSupport', 'contactNumber'] as const;
  const column = { id: 'c1', columnType: 3, columnLink: 'link', displayStyle: 'style' };
  const share = { recruitTypeCode: 'A01', ticket: 'ticket', positionSharedType: '1' };
  const look = { scene: 'pharma', brandColor: '#123456' };
  const way = { stage: 'offer', websiteId: 'site-campus' };
  const block = { kind: 'channels', visible: false, style: 'cards' };

  it('has everything that its document has, in the language of the call', async () => {
    const client = open();
    edited(client, (document) => {
      Object.assign(document.homepage, {
        logoAddress: 'logo.png',
        positionSharedBannerAddress: 'shared.png',
        banners: [
          { src: 'b.png', scene: 'pharma', title: said('a'), text: said('b'), link: 'https://b.example' },
        ],
        blocks: [
          {
            ...block,
            title: said('c'),
            content: said('d'),
            entries: [{ title: said('e'), text: said('f'), note: said('g'), ...way, ...look }],
          },
        ],
        footer: {
          ...Object.fromEntries(footer.map((part) => [part, said(part)])),
          contactEmail: said('a@b.example'),
        },
        theme: { ...look, radius: 3, fontScale: 1.1 },
      });
      document.columns = [{ ...column, ...share, columnView: said('h') }];
    });
    const { websiteHomepage, websiteColumns } = await style(client);
    expect(websiteHomepage).toEqual({
      logoAddress: 'logo.png',
      positionSharedBannerAddress: 'shared.png',
      pcBannerList: [{ src: 'b.png', scene: 'pharma', title: 'a', text: 'b', link: 'https://b.example' }],
      blocks: [
        {
          ...block,
          title: 'c',
          content: 'd',
          entries: [{ title: 'e', text: 'f', note: 'g', ...way, ...look }],
        },
      ],
      footer: { ...Object.fromEntries(footer.map((part) => [part, part])), contactEmail: 'a@b.example' },
      theme: { ...look, radius: 3, fontScale: 1.1 },
    });
    expect(websiteColumns).toEqual([
      { ...column, ...share, columnView: 'h', fkWebsiteConfigId: 'site-external' },
    ]);
  });

  it('leaves out what its document leaves empty', async () => {
    const client = open();
    const none = said('');
    edited(client, ({ homepage, columns }) => {
      const empty = { 'zh-cn': '', 'zh-hk': '', 'en-us': '' };
      homepage.banners = [{ src: 'b.png', scene: '', title: none, text: none, link: '' }];
      homepage.blocks = [
        { kind: 'hotJobs', visible: true, title: empty, style: '', content: empty, entries: [] },
      ];
      homepage.theme = { brandColor: '#123456', scene: '', radius: null, fontScale: null };
      columns.splice(1);
      Object.assign(columns[0], { recruitTypeCode: '', ticket: '', positionSharedType: '' });
    });
    const { websiteHomepage, websiteColumns } = await style(client);
    const { pcBannerList, blocks, theme } = websiteHomepage;
    expect({ pcBannerList, blocks, theme }).toEqual({
      pcBannerList: [{ src: 'b.png', title: '', text: '' }],
      blocks: [{ kind: 'hotJobs', visible: true }],
      theme: { brandColor: '#123456' },
    });
    expect(Object.keys(websiteColumns[0] ?? {}).toSorted()).toEqual(
      ['id', 'columnType', 'columnView', 'columnLink', 'displayStyle', 'fkWebsiteConfigId'].toSorted(),
    );
  });
});

describe('a site that nobody has edited', () => {
  it('has one scene, which its own first banner and the links to it on other websites show', () => {
    const control = open().control();
    const ways = allSites.flatMap(({ id }) =>
      control.site(id).homepage.blocks.flatMap(({ kind, entries }) => (kind === 'channels' ? entries : [])),
    );
    expect(ways).toHaveLength(6);
    for (const { websiteId, scene } of ways) {
      const { banners, theme } = control.site(websiteId).homepage;
      const own = theme.scene || 'group';
      expect([websiteId, banners[0]?.scene || own, scene]).toEqual([websiteId, own, own]);
    }
  });

  it('is configured by its kind, the seed and the language', async () => {
    const client = open({ seed: 7 });
    expect(await style(client)).toMatchObject({
      websiteBaseInfo: {
        id: 'site-external',
        websiteName: 'Chengyuan Group Careers',
        homepageCategory: '1',
        defaultLanguage: 'zh-cn',
        companyDeptSeqFlag: '0',
        jobDutyLabel: 'Responsibilities',
      },
      websiteHomepage: {
        pcBannerList: [
          { src: '', title: 'Work that still stands in ten years' },
          { src: '', scene: 'property' },
          { src: '', scene: 'pharma' },
        ],
        blocks: [
          ...['banner', 'search', 'hot', 'sentence', 'brands', 'latest'].map((kind) => ({
            kind,
            visible: true,
          })),
          { kind: 'story', entries: [{ scene: 'energy' }] },
          { kind: 'steps', entries: Array(5).fill({}) },
          { kind: 'channels', entries: [{ websiteId: 'site-campus' }, { websiteId: 'site-intern' }] },
          { kind: 'positions' },
        ],
        theme: { brandColor: '#0b6e63' },
      },
      websiteColumns: [
        { id: 'site-external-positions', columnType: 1, recruitTypeCode: 'A01' },
        { id: 'site-external-about', columnType: 2, columnLink: 'www.chengyuan.example' },
      ],
    });
    client.languageIndex = 1;
    expect((await style(client)).websiteColumns[0]?.columnView).toBe('招聘職位');
  });

  it.each(allSites)('has a document that can be read: $id', (site) => {
    const document = initialDocument(DEFAULT_CONFIG, site);
    expect(readSiteDocument(json(document))).toEqual({ ok: true, document });
  });

  it('is internal, with a login by the directory, where its kind is internal', async () => {
    const client = open();
    client.site = 'site-internal';
    const { websiteBaseInfo, websiteColumns } = await style(client);
    expect(websiteBaseInfo.homepageCategory).toBe('2');
    expect(websiteColumns.map((column) => column.recruitTypeCode)).toEqual(['A03', 'A05']);
  });

  it.each([
    [{ languages: true, assistants: false }, 1, 0],
    [{ languages: false, assistants: true }, 0, 1],
  ])('has languages and assistants as the switches %j say', async (switches, languages, assistants) => {
    const { gateway } = open({ switches });
    expect(await gateway.call(getSysConfigInfo, {})).toEqual({ zhHkStart: languages, enWwStart: languages });
    expect(await gateway.call(queryRobotConfig, {})).toMatchObject({ status: assistants });
    expect(await gateway.call(queryContactInfoConfig, {})).toMatchObject({ status: assistants });
  });

  it('has languages also in a call that names no site, or one that does not exist', async () => {
    const client = open();
    for (const site of [undefined, 'site-nowhere']) {
      client.site = site;
      expect(await client.gateway.call(getSysConfigInfo, {})).toEqual({ zhHkStart: 1, enWwStart: 1 });
    }
  });
});

describe('an edited site', () => {
  it('is answered with its edits in every language, and other sites keep theirs', async () => {
    const client = open();
    edited(client, (document) => {
      document.base.websiteName['en-us'] = 'Work with us';
      document.homepage.theme = { brandColor: '#123456', radius: 4, fontScale: 1.1 };
      document.homepage.blocks = [{ ...document.homepage.blocks[2], style: 'compact' }];
      document.columns.reverse();
      document.languages.enWwStart = 0;
      document.robot = { ...document.robot, status: 1, robotUrl: 'https://a.example/' };
    });
    expect(await style(client)).toMatchObject({
      websiteBaseInfo: { websiteName: 'Work with us' },
      websiteHomepage: {
        theme: { brandColor: '#123456', radius: 4, fontScale: 1.1 },
        blocks: [{ kind: 'hot', style: 'compact' }],
      },
      websiteColumns: [{ columnType: 2 }, { columnType: 1 }],
    });
    expect(await client.gateway.call(getSysConfigInfo, {})).toEqual({ zhHkStart: 1, enWwStart: 0 });
    expect(await client.gateway.call(queryRobotConfig, {})).toMatchObject({
      status: 1,
      robotUrl: 'https://a.example/',
    });
    client.site = 'site-campus';
    expect((await style(client)).websiteBaseInfo.websiteName).toBe('Chengyuan Group Campus');
    expect(await client.gateway.call(getSysConfigInfo, {})).toEqual({ zhHkStart: 1, enWwStart: 1 });
  });

  it('signs its messages with its new name', async () => {
    const client = open();
    edited(client, (document) => {
      document.base.websiteName['en-us'] = 'Work with us';
    });
    await client.gateway.call(sendVerificationCode, {
      function: 'login',
      phone: '13800000001',
      phoneNationCode: '+86',
    });
    expect(client.control().inbox()[0]?.text).toContain('Work with us');
  });

  it('is restored with a snapshot, and loses its edits by a reset', async () => {
    const before = open();
    edited(before, (document) => {
      document.base.websiteName['en-us'] = 'Work with us';
    });
    const after = open();
    after.control().restore(json(before.control().snapshot()));
    expect((await style(after)).websiteBaseInfo.websiteName).toBe('Work with us');
    after.control().resetSite();
    expect((await style(after)).websiteBaseInfo.websiteName).toBe('Chengyuan Group Careers');
  });

  it('is not changed by later changes to a document that was given or received', () => {
    const client = open();
    const document = json(client.control().site());
    client.control().setSite(undefined, document);
    document.base.websiteName['en-us'] = 'Afterwards';
    Reflect.set(client.control().site().columns, 'length', 0);
    const { base, columns } = client.control().site();
    expect([base.websiteName['en-us'], columns.length]).toEqual(['Chengyuan Group Careers', 2]);
  });

  it('may have values that make no sense, which a portal has to tolerate', async () => {
    const client = open();
    edited(client, (document) => {
      document.homepage.theme.brandColor = 'no color';
      document.columns[0].columnType = 42;
      document.columns[1].columnLink = 'javascript:alert(1)';
    });
    expect((await style(client)).websiteColumns.map((column) => column.columnType)).toEqual([42, 2]);
  });
});

describe('a document that cannot be a site’s', () => {
  const refusal = (change: (document: ReturnType<typeof json>) => unknown) => {
    const client = open();
    const document = json(client.control().site());
    const changed = change(document) ?? document;
    try {
      client.control().setSite(undefined, changed);
    } catch (error) {
      if (error instanceof SiteDocumentError) {
        // None of it was applied.
        expect(client.world().state().sites).toEqual({});
        return error.problems.map(({ path, message }) => `${path}: ${message}`);
      }
      throw error;
    }
    return [];
  };

  it.each<[string, (document: ReturnType<typeof json>) => unknown, readonly string[]]>([
    ['no object', () => 'a site', [': must be an object, is "a site"']],
    ['an empty object', () => ({}), [expect.stringMatching(/^version: is missing/), 'base: is missing']],
    [
      'another version',
      (document) => {
        document.version = 2;
      },
      ['version: must be 1'],
    ],
    [
      'a text in two languages',
      (document) => {
        delete document.homepage.banners[1].title['zh-hk'];
      },
      ['homepage.banners[1].title.zh-hk: is missing'],
    ],
    [
      'a plain text where each language has one',
      (document) => {
        document.base.websiteName = 'Careers';
      },
      ['base.websiteName: must be an object with a text for zh-cn, zh-hk and en-us, is "Careers"'],
    ],
    [
      'several at once',
      (document) => {
        document.columns[0].columnType = 'one';
        document.languages.enWwStart = 7;
        document.homepage.blocks = {};
        document.homepage.theme.radius = null;
      },
      [
        'homepage.blocks: must be a list, is an object',
        'columns[0].columnType: must be a number, is "one"',
        'languages.enWwStart: must be 0 or 1, is 7',
      ],
    ],
    [
      'a field that there is not',
      (document) => {
        document.base.websiteNmae = '';
      },
      ['base.websiteNmae: is no field of a site document'],
    ],
    [
      'an id twice',
      (document) => {
        document.columns[1].id = document.columns[0].id;
      },
      ['columns: has an id twice'],
    ],
    [
      'a column without an id',
      (document) => {
        document.columns[1].id = '';
      },
      ['columns[1].id: must not be empty'],
    ],
    [
      'too many banners',
      (document) => {
        document.homepage.banners = Array(51).fill(document.homepage.banners[0]);
      },
      ['homepage.banners: has more than 50 entries'],
    ],
    [
      'pictures that no browser keeps',
      (document) => {
        document.homepage.logoAddress = 'x'.repeat(DOCUMENT_MAX);
      },
      [`: is larger than ${DOCUMENT_MAX} characters; use smaller pictures`],
    ],
  ])('is refused, with every problem named: %s', (_, change, problems) => {
    expect(refusal(change)).toEqual(expect.arrayContaining([...problems]));
  });

  it('is refused in a snapshot, too', () => {
    const client = open();
    const snapshot = json(client.control().snapshot());
    expect(() => client.control().restore({ ...snapshot, sites: { 'site-campus': { version: 1 } } })).toThrow(
      SnapshotError,
    );
    expect(() => client.control().restore({ ...snapshot, sites: undefined })).toThrow(SnapshotError);
  });
});

describe('the site calls of the control API', () => {
  function send(client: ReturnType<typeof open>, method: string, path: string, body?: unknown) {
    const { pathname, searchParams } = new URL(`/__sandbox/${path}`, 'http://world.invalid');
    const reply = handleControl(client.host, {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      header: () => undefined,
      body: body ? JSON.stringify(body) : '',
    });
    return { status: reply.status, body: JSON.parse(reply.body) };
  }

  it('give a document, take a changed one, and undo the change', async () => {
    const client = open();
    const { body: document } = send(client, 'GET', 'site?id=site-campus');
    expect(document.base.websiteName['en-us']).toBe('Chengyuan Group Campus');
    document.base.websiteName['en-us'] = 'Start here';
    expect(send(client, 'PUT', 'site', { id: 'site-campus', document }).status).toBe(200);
    client.site = 'site-campus';
    expect((await style(client)).websiteBaseInfo.websiteName).toBe('Start here');
    send(client, 'POST', 'site/reset', { id: 'site-campus' });
    expect((await style(client)).websiteBaseInfo.websiteName).toBe('Chengyuan Group Campus');
  });

  it('are about the world’s own site where they name none', () => {
    const client = open({ site: 'internal' });
    const { body } = send(client, 'GET', 'site');
    expect(body.base.websiteName['en-us']).toBe('Chengyuan Group Internal');
  });

  it('name what is wrong in a call', () => {
    const client = open();
    expect(send(client, 'GET', 'site?id=site-nowhere')).toEqual({
      status: 400,
      body: {
        error: `no site site-nowhere; one of ${allSites.map(({ id }) => id).join(', ')}`,
      },
    });
    const { status, body } = send(client, 'PUT', 'site', { document: { version: 1 } });
    expect(status).toBe(400);
    expect(body.error).toContain('columns is missing');
    expect(body.problems).toContainEqual({ path: 'columns', message: 'is missing' });
  });
});

describe('presets about sites', () => {
  it.each([
    ['site-campus', 'site-campus'],
    ['site-intern', 'site-intern'],
  ])('%s has that website', async (scenario, id) => {
    expect((await style(openPreset(scenario))).websiteBaseInfo.id).toBe(id);
  });

  it('department-first sets the flag', async () => {
    expect((await style(openPreset('department-first'))).websiteBaseInfo.companyDeptSeqFlag).toBe('1');
  });

  it('columns-all has a column of each of the four types', async () => {
    const { websiteColumns } = await style(openPreset('columns-all'));
    expect(websiteColumns.map(({ columnType }) => columnType)).toEqual([0, 1, 2, 3]);
  });

  it('columns-all has a column of type 3 whose share can be opened', async () => {
    const client = openPreset('columns-all');
    const { websiteColumns } = await style(client);
    const { ticket = '', positionSharedType = '' } =
      websiteColumns.find(({ columnType }) => columnType === 3) ?? {};
    expect(await client.gateway.call(sharedWebsite, { ticket, positionSharedType })).toMatchObject({
      originalWebSiteId: 'site-external',
    });
    edited(client, ({ columns }) =>
      Object.assign(columns.at(-1), { ticket: 'no-such', positionSharedType: '2' }),
    );
    const shown = (await style(client)).websiteColumns.at(-1);
    expect([shown?.ticket, shown?.positionSharedType]).toEqual(['no-such', '2']);
  });

  it('a document without shares, from an earlier version, is read with empty ones', () => {
    const client = openPreset('columns-all');
    const old = json(client.control().site());
    for (const column of old.columns) {
      delete column.ticket;
      delete column.positionSharedType;
    }
    const read = readSiteDocument(old);
    expect(
      read.ok && read.document.columns.map(({ ticket, positionSharedType }) => ticket + positionSharedType),
    ).toEqual(['', '', '', '']);
  });

  it('a document without scenes and entries, from an earlier version, is read with empty ones', () => {
    const old = json(open().control().site());
    delete old.homepage.theme.scene;
    for (const banner of old.homepage.banners) delete banner.scene;
    for (const block of old.homepage.blocks) delete block.entries;
    const read = readSiteDocument(old);
    expect(
      read.ok && [read.document.homepage.theme, ...read.document.homepage.banners].map(({ scene }) => scene),
    ).toEqual(['', '', '', '']);
  });

  it('home-reordered hides blocks, and shows rich text and other looks', async () => {
    const { blocks } = (await style(openPreset('home-reordered'))).websiteHomepage;
    expect(blocks.map(({ kind, visible }) => (visible ? kind : `(${kind})`))).toEqual([
      'search',
      'latest',
      'richText',
      '(hot)',
      'positions',
      'brands',
      '(banner)',
    ]);
    expect(blocks.find(({ kind }) => kind === 'richText')?.content).toContain('<li>');
  });

  it('site-broken has values that no portal can use', async () => {
    const broken = await style(openPreset('site-broken'));
    expect(broken.websiteHomepage.theme.brandColor).toBe('teal-ish');
    expect(broken.websiteColumns.map(({ columnType }) => columnType)).toEqual([9, 2, 2]);
  });

  it('apply when a world begins: edits come after them, and a reset goes back to them', async () => {
    const client = openPreset('department-first');
    edited(client, (document) => {
      document.base.companyDeptSeqFlag = '0';
    });
    expect((await style(client)).websiteBaseInfo.companyDeptSeqFlag).toBe('0');
    client.control().resetSite();
    expect((await style(client)).websiteBaseInfo.companyDeptSeqFlag).toBe('1');
  });

  it('have Chinese texts in the characters and words of their readers', () => {
    const texts = ['default', 'columns-all', 'home-reordered'].flatMap((scenario) =>
      allSites.flatMap((site) => textsIn(initialDocument({ ...DEFAULT_CONFIG, scenario }, site))),
    );
    expect(texts.length).toBeGreaterThan(50);
    const wrong = texts.filter(
      (text) =>
        traditionalIn(text['zh-cn']).length > 0 ||
        simplifiedIn(text['zh-hk']).length > 0 ||
        forbiddenInHongKong.some((word) => text['zh-hk'].includes(word)),
    );
    expect(wrong).toEqual([]);
  });
});

/** All localised texts in a document. */
function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'zh-hk' in value ? [value as Localized] : Object.values(value).flatMap(textsIn);
}

it('the list of all sites has each of the world’s sites', () => {
  expect(allSites).toEqual(expect.arrayContaining(Object.values(websiteSites)));
});

describe('the category of an edited site', () => {
  const rows = async (client: ReturnType<typeof open>) =>
    (await client.gateway.call(queryPositionList, { pageSize: 5 })).rows;
  const logInAs = (client: ReturnType<typeof open>) => {
    client.token = client.world().openPersonaSession()?.Authorization;
  };
  const categorise = (client: ReturnType<typeof open>, category: string) => {
    const document = json(client.control().site(client.site));
    document.base.homepageCategory = category;
    client.control().setSite(client.site, document);
  };

  it('“2” closes an external site also at the gateway: its positions need a session that may see them', async () => {
    const client = open({ size: 200 });
    const [first] = await rows(client);
    categorise(client, '2');
    await expect(rows(client)).rejects.toMatchObject({ kind: 'expired' });
    await expect(client.gateway.call(queryRobotConfig, {})).rejects.toMatchObject({ kind: 'expired' });
    for (const [persona, outcome] of [
      ['candidate', 'noPermission'],
      ['outsider', 'noPermission'],
    ] as const) {
      const other = open({ size: 200, persona });
      categorise(other, '2');
      logInAs(other);
      await expect(rows(other)).rejects.toMatchObject({ reason: outcome });
    }
    const employee = open({ size: 200, persona: 'employee' });
    categorise(employee, '2');
    logInAs(employee);
    expect((await rows(employee)).map(({ recruitTypeCode }) => recruitTypeCode)).toContain('A01');
    const detail = await employee.gateway.call(queryPositionDetail, {
      id: (await rows(employee))[0]?.id ?? '',
    });
    expect(detail.id).toBe(first?.id);
  });

  it('“1” opens an internal site, whose positions are still never shown to visitors', async () => {
    const client = open({ size: 200 });
    const [internal = ''] = client.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
    client.site = 'site-internal';
    categorise(client, '1');
    expect(await rows(client)).toEqual([]);
    await expect(client.gateway.call(queryRobotConfig, {})).resolves.toMatchObject({ status: 0 });
    await expect(client.gateway.call(queryPositionDetail, { id: internal })).rejects.toMatchObject({
      reason: 'positionUnknown',
    });
  });

  it.each([
    ['site-external', '2', 'rm.websiteView', 'rm.internalHomepageNoAuth'],
    ['site-internal', '1', 'rm.internalHomepageNoAuth', 'rm.websiteView'],
  ])(
    'makes %s of category %s answer in one group alone: %s is refused',
    async (site, category, other, own) => {
      const client = open();
      client.site = site;
      categorise(client, category);
      await style(client);
      expect(client.control().calls().slice(-2)).toMatchObject([
        {
          path: `${other}.loadWebsiteStyle`,
          code: 'MS000A404',
          message: expect.stringContaining(`(loadWebsiteStyle is called under ${own} on this website)`),
        },
        { path: `${own}.loadWebsiteStyle`, code: 'MS000A000' },
      ]);
    },
  );

  it('is the original one again after a reset of the site', async () => {
    const client = open({ size: 200 });
    categorise(client, '2');
    client.control().resetSite(client.site);
    expect((await rows(client)).length).toBeGreaterThan(0);
  });
});

it('a share website has one column, of shared positions, which its share opens', async () => {
  const client = open({ size: 40 });
  const { websiteBaseInfo, websiteColumns } = await client.gateway.call(loadWebsiteStyle, {
    id: 'site-external-share',
  });
  expect(websiteBaseInfo.websiteName).toBe('Chengyuan Group Shared Positions');
  expect(websiteColumns).toMatchObject([
    { columnType: 3, columnView: 'Shared positions', fkWebsiteConfigId: 'site-external-share' },
  ]);
  const { ticket = '', positionSharedType } = websiteColumns[0] ?? {};
  expect(positionSharedType).toBe('1');
  expect(await client.gateway.call(sharedWebsite, { ticket, positionSharedType: '1' })).toMatchObject({
    originalWebSiteId: 'site-external',
  });
});

it('the default language of an edited site is that of its shares', async () => {
  const client = open({ size: 200, lang: 'en-us' });
  const begins = async () =>
    (await client.gateway.call(sharedWebsite, { ticket: 'share-list', positionSharedType: '1' }))
      .websiteBaseInfo.defaultLanguage;
  expect(await begins()).toBe('en-us');
  edited(client, ({ base }) => Object.assign(base, { defaultLanguage: 'zh-hk' }));
  expect([await begins(), (await style(client)).websiteBaseInfo.defaultLanguage]).toEqual(['zh-hk', 'zh-hk']);
});
