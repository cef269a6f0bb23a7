import {
  allSites,
  homeBlockKinds,
  type Locale,
  type Localized,
  type SiteBlockEntry,
  type SiteConfiguration,
} from '@careers/mocks';
import { hiringStages } from '@careers/portal/hiring-stages';
import { externalLink, safePicture } from '@careers/portal/site-links';
import {
  brandTokens,
  contrast,
  FONT_SCALE_LEAST,
  FONT_SCALE_MOST,
  RADIUS_LEAST,
  RADIUS_MOST,
} from '@careers/ui/theme';

/** What is wrong with a site's configuration, each explained in `texts.ts`. */
export type WarningCode =
  | 'notAColour'
  | 'poorContrast'
  | 'missingTranslation'
  | 'missingText'
  | 'unsafeLink'
  | 'brokenLink'
  | 'relativeLink'
  | 'emptyLink'
  | 'refusedPicture'
  | 'remotePicture'
  | 'heavyPicture'
  | 'secondHome'
  | 'unknownColumn'
  | 'unknownBlock'
  | 'unknownLook'
  | 'noVisibleBlock'
  | 'outOfRange'
  | 'missingShare'
  | 'unknownShare'
  | 'languageOff'
  | 'missingEntry'
  | 'unknownStage'
  | 'unknownWebsite';

/** One warning, and the field that it is about. */
export interface SiteWarning {
  readonly code: WarningCode;
  /** The field's path in the document, e.g. `homepage.banners[0].link`. */
  readonly path: string;
  /** The language whose text it is about. */
  readonly locale?: Locale;
  /** The value, or what the portal shows instead; short. */
  readonly detail?: string;
}

type Check = (document: SiteConfiguration) => readonly SiteWarning[];

/** A data address up to this many characters is light; the portal's own banners have about 4000. */
export const HEAVY_PICTURE = 100_000;

/** Text on the brand's colour, and in it, has to reach this ratio. */
const READABLE = 4.5;

/** The brand's colour is invalid, or has too little contrast and is adjusted by the portal. */
export const checkColour: Check = ({ homepage }) => {
  const path = 'homepage.theme.brandColor';
  const { brandColor } = homepage.theme;
  if (brandColor.trim() === '') return [];
  const { light, fallback } = brandTokens(brandColor);
  if (fallback) return [{ code: 'notAColour', path, detail: light['--color-brand'] ?? '' }];
  if (contrast(brandColor, '#ffffff') >= READABLE) return [];
  return [{ code: 'poorContrast', path, detail: light['--color-brand-text'] ?? '' }];
};

/** Corner radius and font scale beyond the portal's limits; null means the default. */
export const checkTheme: Check = ({ homepage: { theme } }) => [
  ...outside(theme.radius, RADIUS_LEAST, RADIUS_MOST, 'homepage.theme.radius'),
  ...outside(theme.fontScale, FONT_SCALE_LEAST, FONT_SCALE_MOST, 'homepage.theme.fontScale'),
];

function outside(value: number | null, least: number, most: number, path: string): SiteWarning[] {
  if (value === null || (value >= least && value <= most)) return [];
  return [{ code: 'outOfRange', path, detail: `${least}–${most}` }];
}

/** The languages that a site offers; Simplified Chinese always is. */
export function enabledLocales({ languages }: SiteConfiguration): readonly Locale[] {
  return [
    'zh-cn',
    ...(languages.zhHkStart === 1 ? (['zh-hk'] as const) : []),
    ...(languages.enWwStart === 1 ? (['en-us'] as const) : []),
  ];
}

/** The offered languages in which a text is missing that another one has. */
export function missingIn(text: Localized, enabled: readonly Locale[]): readonly Locale[] {
  return hasText(text) ? enabled.filter((locale) => text[locale].trim() === '') : [];
}

/** A text that is empty in an offered language; names of the site and its columns may be empty in none. */
export const checkTexts: Check = (document) => {
  const enabled = enabledLocales(document);
  return textsOf(document).flatMap(({ path, text, due }): SiteWarning[] => {
    const missing = missingIn(text, enabled);
    if (missing.length > 0) {
      return missing.map((locale) => ({ code: 'missingTranslation', path, locale, detail: locale }));
    }
    return due && text['zh-cn'].trim() === '' ? [{ code: 'missingText', path }] : [];
  });
};

interface PlacedText {
  readonly path: string;
  readonly text: Localized;
  /** Whether the link is required. */
  readonly due?: boolean;
}

function textsOf({ base, homepage, columns, robot, contact }: SiteConfiguration): PlacedText[] {
  const under = (path: string, texts: Readonly<Record<string, Localized>>): PlacedText[] =>
    Object.entries(texts).map(([name, text]) => ({ path: `${path}.${name}`, text }));
  const { websiteName, websiteDescr, jobDutyLabel, jobRqmtLabel } = base;
  return [
    { path: 'base.websiteName', text: websiteName, due: true },
    ...under('base', { websiteDescr, jobDutyLabel, jobRqmtLabel }),
    ...homepage.blocks.flatMap(({ title, content, entries }, at) => [
      ...under(`homepage.blocks[${at}]`, { title, content }),
      ...entries.flatMap((entry, place) =>
        under(`homepage.blocks[${at}].entries[${place}]`, {
          title: entry.title,
          text: entry.text,
          note: entry.note,
        }),
      ),
    ]),
    ...homepage.banners.flatMap(({ title, text }, at) => under(`homepage.banners[${at}]`, { title, text })),
    ...columns.map(({ columnView }, at) => ({
      path: `columns[${at}].columnView`,
      text: columnView,
      due: true,
    })),
    ...under('homepage.footer', homepage.footer),
    ...under('robot', { robotName: robot.robotName }),
    ...under('contact', { title: contact.title, contact: contact.contact, explanation: contact.explanation }),
  ];
}

/** Links that the portal refuses, cannot read, or reads otherwise than their author may think. */
export const checkLinks: Check = ({ homepage, columns, robot }) => [
  ...homepage.banners.flatMap(({ link }, at) => linkWarnings(link, `homepage.banners[${at}].link`, false)),
  ...columns.flatMap(({ columnType, columnLink }, at) =>
    columnType === 2 ? linkWarnings(columnLink, `columns[${at}].columnLink`, true) : [],
  ),
  ...(robot.status === 1 ? linkWarnings(robot.robotUrl, 'robot.robotUrl', true) : []),
];

function linkWarnings(link: string, path: string, due: boolean): SiteWarning[] {
  const trimmed = link.trim();
  if (trimmed === '') return due ? [{ code: 'emptyLink', path }] : [];
  const detail = shorten(trimmed);
  const read = externalLink(trimmed);
  if (!read) {
    const scheme = /^[a-z][a-z\d+.-]*:/i.test(trimmed);
    return [{ code: scheme && !/^https?:/i.test(trimmed) ? 'unsafeLink' : 'brokenLink', path, detail }];
  }
  // `about/us` and `/about` become hosts of that name.
  const relative = !/^https?:/i.test(trimmed) && !/^(\/\/)?[^/?#]+\.[^/?#]+/.test(trimmed);
  return relative ? [{ code: 'relativeLink', path, detail: read }] : [];
}

/** Pictures that the portal refuses, that come from elsewhere, or that make the first reply heavy. */
export const checkPictures: Check = ({ base, homepage }) => [
  ...pictureWarnings(base.tabLogoUrl, 'base.tabLogoUrl'),
  ...pictureWarnings(homepage.logoAddress, 'homepage.logoAddress'),
  ...homepage.banners.flatMap(({ src }, at) => pictureWarnings(src, `homepage.banners[${at}].src`)),
  ...pictureWarnings(homepage.positionSharedBannerAddress, 'homepage.positionSharedBannerAddress'),
];

function pictureWarnings(address: string, path: string): SiteWarning[] {
  if (address === '') return [];
  if (!safePicture(address)) return [{ code: 'refusedPicture', path, detail: shorten(address) }];
  if (!address.startsWith('data:')) return [{ code: 'remotePicture', path, detail: shorten(address) }];
  if (address.length <= HEAVY_PICTURE) return [];
  return [{ code: 'heavyPicture', path, detail: `${Math.round(address.length / 1000)} kB` }];
}

/** Columns beyond the four types, and a second home entry (decision 5.7). */
export const checkColumns: Check = ({ columns }) => {
  const homes = columns.flatMap(({ columnType }, at) => (columnType === 0 ? [at] : []));
  const unknown = columns.flatMap(({ columnType }, at) =>
    [0, 1, 2, 3].includes(columnType) ? [] : [{ at, columnType }],
  );
  return [
    ...homes.slice(1).map((at) => ({ code: 'secondHome' as const, path: `columns[${at}].columnType` })),
    ...unknown.map(({ at, columnType }) => ({
      code: 'unknownColumn' as const,
      path: `columns[${at}].columnType`,
      detail: String(columnType),
    })),
  ];
};

/** Columns of type 3 that name no share: their page can only say what is missing (section 5, Identity). */
export const checkShares: Check = ({ columns }) =>
  columns.flatMap(({ columnType, ticket, positionSharedType }, at): SiteWarning[] => {
    if (columnType !== 3) return [];
    const path = (name: string) => `columns[${at}].${name}`;
    const missing = Object.entries({ ticket, positionSharedType }).filter(([, value]) => value.trim() === '');
    if (missing.length > 0) return missing.map(([name]) => ({ code: 'missingShare', path: path(name) }));
    if (positionSharedType === '1' || positionSharedType === '2') return [];
    return [{ code: 'unknownShare', path: path('positionSharedType'), detail: shorten(positionSharedType) }];
  });

/** A default language that the site does not offer (decision 5.9). */
export const checkDefaultLanguage: Check = (document) => {
  const { defaultLanguage } = document.base;
  const offered: readonly string[] = ['', ...enabledLocales(document)];
  if (offered.includes(defaultLanguage)) return [];
  return [{ code: 'languageOff', path: 'base.defaultLanguage', detail: shorten(defaultLanguage) }];
};

/** The words that a block's look may have. */
const blockLooks = ['plain', 'sunken', 'cards', 'compact'] as const;

/** Blocks and looks that the portal does not know, and a homepage of which nothing is seen. */
export const checkBlocks: Check = ({ homepage: { blocks } }) => {
  const kinds: readonly string[] = homeBlockKinds;
  const looks: readonly string[] = blockLooks;
  const hidden = blocks.length > 0 && !blocks.some(({ kind, visible }) => visible && kinds.includes(kind));
  return [
    ...(hidden ? [{ code: 'noVisibleBlock' as const, path: 'homepage.blocks[0].visible' }] : []),
    ...blocks.flatMap(({ kind, style }, at): SiteWarning[] => [
      ...(kinds.includes(kind)
        ? []
        : [{ code: 'unknownBlock' as const, path: `homepage.blocks[${at}].visible`, detail: kind }]),
      ...style
        .split(' ')
        .filter((word) => word !== '' && !looks.includes(word))
        .map((word) => ({
          code: 'unknownLook' as const,
          path: `homepage.blocks[${at}].style`,
          detail: word,
        })),
    ]),
  ];
};

/** Entries of blocks that the portal leaves out, and channels that lead to no website or wear no colour. */
export const checkEntries: Check = ({ homepage }) => {
  const shown = brandTokens(homepage.theme.brandColor).light['--color-brand'] ?? '';
  return homepage.blocks.flatMap(({ kind, entries }, at) => {
    const told = entries.some(({ text }) => hasText(text));
    return entries.flatMap((entry, place): SiteWarning[] => {
      const path = (name: keyof SiteBlockEntry) => `homepage.blocks[${at}].entries[${place}].${name}`;
      if (kind === 'steps') return wordWarnings('unknownStage', entry.stage, hiringStages, path('stage'));
      if (kind === 'story') return told || place > 0 ? [] : [{ code: 'missingEntry', path: path('text') }];
      if (kind !== 'channels') return [];
      const { websiteId, title, brandColor } = entry;
      return [
        ...wordWarnings('unknownWebsite', websiteId, websiteIds, path('websiteId')),
        ...(hasText(title) ? [] : [{ code: 'missingEntry' as const, path: path('title') }]),
        ...(brandColor.trim() !== '' && brandTokens(brandColor).fallback
          ? [{ code: 'notAColour' as const, path: path('brandColor'), detail: shown }]
          : []),
      ];
    });
  });
};

const websiteIds = allSites.map(({ id }) => id);
const hasText = (text: Localized) => Object.values(text).some((one) => one.trim() !== '');

function wordWarnings(
  code: WarningCode,
  word: string,
  known: readonly string[],
  path: string,
): SiteWarning[] {
  if (word === '') return [{ code: 'missingEntry', path }];
  return known.includes(word) ? [] : [{ code, path, detail: shorten(word) }];
}

const checks: readonly Check[] = [
  checkColour,
  checkTheme,
  checkTexts,
  checkLinks,
  checkPictures,
  checkColumns,
  checkShares,
  checkDefaultLanguage,
  checkBlocks,
  checkEntries,
];

/** All warnings about a site's configuration. */
export function warningsOf(document: SiteConfiguration): readonly SiteWarning[] {
  return checks.flatMap((check) => check(document));
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
