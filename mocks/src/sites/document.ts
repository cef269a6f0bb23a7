import * as v from 'valibot';

/** To be increased when documents of the older shape can no longer be read. */
export const DOCUMENT_VERSION = 1;

/** The maximum length of a document as JSON, in characters: a world is stored in a browser's few megabytes. */
export const DOCUMENT_MAX = 1_000_000;

/** The message for a plain text in its place, which people write first in a document by hand. */
export const IN_EACH_LANGUAGE = 'an object with a text for zh-cn, zh-hk and en-us';
const words = v.string();
const localized = v.strictObject({ 'zh-cn': words, 'zh-hk': words, 'en-us': words }, IN_EACH_LANGUAGE);
const status = v.picklist([0, 1]);
const finite = v.pipe(v.number(), v.finite());

/**
 * A picture at the top of the homepage. An empty `link` leads to the positions; an empty `src` shows a scene, the banner's own or
 * the site's. Older documents have no scene.
 */
const banner = v.strictObject({
  src: words,
  scene: v.optional(words, ''),
  title: localized,
  text: localized,
  link: words,
});

/** One entry of a block with a list: a stage, another website, a story. */
const entry = v.strictObject({
  title: localized,
  text: localized,
  note: localized,
  /** In a stage of hiring: the status of deliveries at that stage. */
  stage: v.optional(words, ''),
  websiteId: words,
  scene: words,
  brandColor: words,
});

/** One block of the homepage. If the title is empty, the block has its own; `content` is the text of rich-text blocks. */
const block = v.strictObject({
  kind: words,
  visible: v.boolean(),
  title: localized,
  style: words,
  content: localized,
  /** Older documents have no entries. */
  entries: v.optional(v.pipe(v.array(entry), v.maxLength(20)), []),
});

const column = v.strictObject({
  id: v.pipe(words, v.nonEmpty()),
  columnType: finite,
  columnView: localized,
  columnLink: words,
  displayStyle: words,
  recruitTypeCode: words,
  /** The share that a column of type 3 leads to; older documents have none. */
  ticket: v.optional(words, ''),
  positionSharedType: v.optional(words, ''),
});

const list = <Entry extends v.GenericSchema>(entry: Entry) => v.pipe(v.array(entry), v.maxLength(50));

/**
 * The configuration of one website in every language, as its company would store it in a backend. The shape is checked strictly,
 * but the values are not: an invalid colour or link is a text like any other, and the portal has to cope with it. Pictures are
 * addresses.
 */
export const siteDocument = v.strictObject({
  version: v.literal(DOCUMENT_VERSION),
  base: v.strictObject({
    websiteName: localized,
    websiteDescr: localized,
    tabLogoUrl: words,
    homepageCategory: words,
    defaultLanguage: words,
    companyDeptSeqFlag: words,
    jobDutyLabel: localized,
    jobRqmtLabel: localized,
  }),
  homepage: v.strictObject({
    logoAddress: words,
    banners: list(banner),
    positionSharedBannerAddress: words,
    blocks: list(block),
    footer: v.strictObject({
      legalNotices: localized,
      copyright: localized,
      recordNumber: localized,
      technicalSupport: localized,
      contactNumber: localized,
      contactEmail: localized,
    }),
    /** `radius` in pixels and `fontScale` as a factor; null keeps the portal's own. */
    theme: v.strictObject({
      brandColor: words,
      /** The name of the drawn scene; empty for the group's. */
      scene: v.optional(words, ''),
      radius: v.nullable(finite),
      fontScale: v.nullable(finite),
    }),
  }),
  columns: v.pipe(
    list(column),
    v.check((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, 'has an id twice'),
  ),
  /** 1 if the site offers the language; Simplified Chinese is always offered (section 1). */
  languages: v.strictObject({ zhHkStart: status, enWwStart: status }),
  robot: v.strictObject({ status, robotName: localized, robotUrl: words }),
  contact: v.strictObject({ status, title: localized, contact: localized, explanation: localized }),
});

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

export type SiteConfiguration = Frozen<v.InferOutput<typeof siteDocument>>;
export type SiteBanner = SiteConfiguration['homepage']['banners'][number];
export type SiteBlock = SiteConfiguration['homepage']['blocks'][number];
export type SiteBlockEntry = SiteBlock['entries'][number];
export type SiteColumn = SiteConfiguration['columns'][number];
