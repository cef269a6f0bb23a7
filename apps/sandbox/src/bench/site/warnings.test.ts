import {
  createLocalWorld,
  emptyText,
  plainBlock,
  plainColumn,
  plainEntry,
  readWorldAddress,
} from '@careers/mocks';
import { describe, expect, test } from 'vitest';
import {
  checkBlocks,
  checkColour,
  checkColumns,
  checkDefaultLanguage,
  checkEntries,
  checkLinks,
  checkPictures,
  checkShares,
  checkTexts,
  checkTheme,
  HEAVY_PICTURE,
  warningsOf,
} from './warnings.ts';

const sound = createLocalWorld({ size: 0 }).control().site();
const { homepage, columns } = sound;
const theme = (changes: Partial<typeof homepage.theme>) => ({
  ...sound,
  homepage: { ...homepage, theme: { ...homepage.theme, ...changes } },
});
const text = (cn: string, hk: string, en: string) => ({ 'zh-cn': cn, 'zh-hk': hk, 'en-us': en });
const codes = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);
const link = (columnLink: string) => ({
  ...sound,
  columns: [plainColumn('c', 2, text('一', '一', 'One'), { columnLink })],
});

test.each(['site-external', 'site-campus', 'site-intern', 'site-internal'])(
  'a site that nobody has edited gives no warning: %s',
  (id) => {
    expect(warningsOf(createLocalWorld({ size: 0 }).control().site(id))).toEqual([]);
  },
);

describe('warnings about the theme', () => {
  test.each(['', '#0b6e63', '#e60012', '#000'])('the brand colour %j gives none', (brandColor) => {
    expect(checkColour(theme({ brandColor }))).toEqual([]);
  });

  test.each(['#ffd400', '#7fb0ff', '#1AF', '#ffffff'])(
    'the brand colour %s is too light, and the warning names a darker one',
    (brandColor) => {
      expect(checkColour(theme({ brandColor }))).toEqual([
        {
          code: 'poorContrast',
          path: 'homepage.theme.brandColor',
          detail: expect.stringMatching(/^#[\da-f]{6}$/),
        },
      ]);
    },
  );

  test.each(['teal', 'rgb(1,2,3)', '#12', 'url(x)'])('the brand colour %s is not a colour', (brandColor) => {
    expect(codes(checkColour(theme({ brandColor })))).toEqual(['notAColour']);
  });

  test('radius and font scale give one beyond their bounds', () => {
    expect(checkTheme(theme({ radius: 16, fontScale: 1.25 }))).toEqual([]);
    expect(checkTheme(theme({ radius: 24.5, fontScale: 0.85 }))).toHaveLength(2);
    expect(checkTheme(theme({ radius: 9999, fontScale: -3 })).map(({ path }) => path)).toEqual([
      'homepage.theme.radius',
      'homepage.theme.fontScale',
    ]);
  });
});

describe('warnings about texts', () => {
  const named = (
    websiteName: ReturnType<typeof text>,
    languages = { zhHkStart: 1, enWwStart: 1 } as const,
  ) => ({
    ...sound,
    languages,
    base: { ...sound.base, websiteName },
  });

  test('are given for each language that is offered and has no text', () => {
    expect(checkTexts(named(text('名', '', ' ')))).toEqual([
      { code: 'missingTranslation', path: 'base.websiteName', locale: 'zh-hk', detail: 'zh-hk' },
      { code: 'missingTranslation', path: 'base.websiteName', locale: 'en-us', detail: 'en-us' },
    ]);
  });

  test('are given for the entries of a block too', () => {
    const step = { ...plainEntry, title: text('投递', '投遞', ''), stage: 'applied' };
    const block = { ...plainBlock('steps'), entries: [step] };
    const path = 'homepage.blocks[0].entries[0].title';
    expect(checkTexts({ ...sound, homepage: { ...homepage, blocks: [block] } })).toEqual([
      { code: 'missingTranslation', path, locale: 'en-us', detail: 'en-us' },
    ]);
  });

  test('are not given for a language that is switched off', () => {
    const { languages } = sound;
    expect(checkTexts({ ...named(text('名', '名', '')), languages: { ...languages, enWwStart: 0 } })).toEqual(
      [],
    );
  });

  test('are not given for an optional text that no language has, but for a required name', () => {
    const banner = { src: '', scene: '', title: emptyText, text: emptyText, link: '' };
    expect(checkTexts({ ...sound, homepage: { ...homepage, banners: [banner] } })).toEqual([]);
    expect(checkTexts(named(emptyText))).toEqual([{ code: 'missingText', path: 'base.websiteName' }]);
    expect(codes(checkTexts({ ...sound, columns: [plainColumn('c', 1, emptyText)] }))).toEqual([
      'missingText',
    ]);
  });
});

describe('warnings about links', () => {
  test.each([
    ['https://a.example/b', []],
    ['www.a.example', []],
    ['//a.example', []],
    ['a.example:8080/x', []],
    ['', ['emptyLink']],
    ['javascript:alert(1)', ['unsafeLink']],
    [' DATA:text/html,x', ['unsafeLink']],
    ['mailto:a@b.example', ['unsafeLink']],
    ['http://', ['brokenLink']],
    ['a b', ['brokenLink']],
    ['/about', ['relativeLink']],
    ['about', ['relativeLink']],
    ['#/position', ['brokenLink']],
  ])('the link %j of a column', (address, expected) => {
    expect(codes(checkLinks(link(address)))).toEqual(expected);
  });

  test('are not given for a banner without a link, nor for links that are not shown', () => {
    expect(checkLinks(sound)).toEqual([]);
    const other = { ...sound, columns: [{ ...link('javascript:1').columns[0], columnType: 1 }] };
    expect(checkLinks(other as typeof sound)).toEqual([]);
    expect(codes(checkLinks({ ...sound, robot: { ...sound.robot, robotUrl: '' } }))).toEqual([]);
    expect(codes(checkLinks({ ...sound, robot: { ...sound.robot, status: 1, robotUrl: '' } }))).toEqual([
      'emptyLink',
    ]);
  });
});

test('the warning about a heavy picture says how heavy it is', () => {
  const logoAddress = `data:image/png;base64,${'A'.repeat(2 * HEAVY_PICTURE)}`;
  const [warning] = checkPictures({ ...sound, homepage: { ...homepage, logoAddress } });
  expect(warning?.detail).toBe(`${Math.round((2 * HEAVY_PICTURE) / 1000)} kB`);
});

test.each([
  ['', []],
  ['data:image/png;base64,AAAA', []],
  [`data:image/png;base64,${'A'.repeat(HEAVY_PICTURE)}`, ['heavyPicture']],
  ['https://a.example/b.png', ['remotePicture']],
  ['javascript:alert(1)', ['refusedPicture']],
  ['data:text/html,x', ['refusedPicture']],
  ['../b.png', ['refusedPicture']],
])('warnings about the logo %.40j', (logoAddress, expected) => {
  expect(codes(checkPictures({ ...sound, homepage: { ...homepage, logoAddress } }))).toEqual(expected);
});

test('warnings about columns: a second home entry, and types that nobody knows', () => {
  const name = text('一', '一', 'One');
  const types = [0, 1, 0, 2, 9].map((type, at) => plainColumn(`c${at}`, type, name));
  expect(checkColumns({ ...sound, columns: types }).map(({ code, path }) => [code, path])).toEqual([
    ['secondHome', 'columns[2].columnType'],
    ['unknownColumn', 'columns[4].columnType'],
  ]);
  expect(checkColumns({ ...sound, columns })).toEqual([]);
});

describe('warnings about the blocks of the homepage', () => {
  const blocks = (...list: ReturnType<typeof plainBlock>[]) => ({
    ...sound,
    homepage: { ...homepage, blocks: list },
  });

  test('one says that no block is visible', () => {
    const hidden = { ...plainBlock('hot'), visible: false };
    expect(codes(checkBlocks(blocks(hidden)))).toEqual(['noVisibleBlock']);
    expect(codes(checkBlocks(blocks(hidden, plainBlock('video'))))).toEqual([
      'noVisibleBlock',
      'unknownBlock',
    ]);
    expect(checkBlocks(blocks(hidden, plainBlock('search')))).toEqual([]);
    // Without any the portal shows its usual ones.
    expect(checkBlocks(blocks())).toEqual([]);
  });

  test('one says that a block has an unknown look', () => {
    expect(checkBlocks(blocks({ ...plainBlock('hot'), style: 'sunken  compact' }))).toEqual([]);
    expect(checkBlocks(blocks({ ...plainBlock('hot'), style: 'glitter' }))).toEqual([
      { code: 'unknownLook', path: 'homepage.blocks[0].style', detail: 'glitter' },
    ]);
  });
});

describe('warnings about an entry of a block', () => {
  const listing = (kind: string, entry: Partial<typeof plainEntry>) => ({
    ...sound,
    homepage: { ...homepage, blocks: [{ ...plainBlock(kind), entries: [{ ...plainEntry, ...entry }] }] },
  });
  const at = 'homepage.blocks[0].entries[0]';
  const named = { title: text('校园', '校園', 'Campus') };

  test.each([
    ['steps', 'without a stage', named, [{ code: 'missingEntry', path: `${at}.stage` }]],
    [
      'steps',
      'of a stage that there is not',
      { ...named, stage: 'applied' },
      [{ code: 'unknownStage', path: `${at}.stage`, detail: 'applied' }],
    ],
    ['steps', 'of a stage', { stage: 'interview' }, []],
    ['channels', 'without a website', named, [{ code: 'missingEntry', path: `${at}.websiteId` }]],
    [
      'channels',
      'to a website that there is not',
      { ...named, websiteId: 'site-moon' },
      [{ code: 'unknownWebsite', path: `${at}.websiteId`, detail: 'site-moon' }],
    ],
    [
      'channels',
      'without a title',
      { websiteId: 'site-campus' },
      [{ code: 'missingEntry', path: `${at}.title` }],
    ],
    [
      'channels',
      'of a colour that is none',
      { ...named, websiteId: 'site-campus', brandColor: 'teal' },
      [{ code: 'notAColour', path: `${at}.brandColor`, detail: expect.stringMatching(/^#[\da-f]{6}$/) }],
    ],
    ['channels', 'to a website', { ...named, websiteId: 'site-campus', brandColor: '#0b6e63' }, []],
    ['story', 'without words', named, [{ code: 'missingEntry', path: `${at}.text` }]],
    ['story', 'with words', { text: named.title }, []],
  ])('of the kind %s, %s', (kind, _, entry, warnings) => {
    expect(checkEntries(listing(kind, entry))).toEqual(warnings);
  });
});

test('the preset site-broken gives every kind of warning that it was made for', () => {
  const read = readWorldAddress('scenario=site-broken');
  if (!read.ok) throw new Error('no preset');
  const found = new Set(codes(warningsOf(createLocalWorld(read.config).control().site())));
  for (const code of [
    'notAColour',
    'outOfRange',
    'unsafeLink',
    'emptyLink',
    'remotePicture',
    'refusedPicture',
    'unknownColumn',
    'unknownBlock',
    'unknownLook',
  ]) {
    expect(found, code).toContain(code);
  }
});

describe('warnings about the share of a column', () => {
  const shared = (ticket: string, positionSharedType: string) => ({
    ...sound,
    columns: [plainColumn('c', 3, text('一', '一', 'One'), { ticket, positionSharedType })],
  });

  test.each([
    ['t', '1', []],
    ['t', '2', []],
    ['', '1', [{ code: 'missingShare', path: 'columns[0].ticket' }]],
    ['t', ' ', [{ code: 'missingShare', path: 'columns[0].positionSharedType' }]],
    ['t', '3', [{ code: 'unknownShare', path: 'columns[0].positionSharedType', detail: '3' }]],
  ])('of type 3 with the ticket %j and the share type %j', (ticket, type, warnings) => {
    expect(checkShares(shared(ticket, type))).toEqual(warnings);
    expect(warningsOf(shared(ticket, type))).toEqual(warnings);
  });

  test('are not given for a column of another type', () => {
    expect(checkShares(link('www.example.com'))).toEqual([]);
  });
});

test.each([
  ['zh-hk', 1, []],
  ['zh-hk', 0, ['languageOff']],
  ['fr-fr', 1, ['languageOff']],
  ['zh-cn', 0, []],
  ['', 0, []],
] as const)(
  'warnings about the default language %s, where zhHkStart is %i',
  (defaultLanguage, zhHkStart, expected) => {
    const document = {
      ...sound,
      base: { ...sound.base, defaultLanguage },
      languages: { ...sound.languages, zhHkStart },
    };
    expect(codes(checkDefaultLanguage(document))).toEqual(expected);
  },
);
