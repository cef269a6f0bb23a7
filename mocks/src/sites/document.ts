import * as v from 'valibot';

/** Grows when a document of the older shape can no longer be read. */
export const DOCUMENT_VERSION = 1;

/** A document has at most this many characters as JSON: a world is kept in a browser's few megabytes. */
export const DOCUMENT_MAX = 1_000_000;

/** Whoever writes a document by hand writes a plain text first. */
export const IN_EACH_LANGUAGE = 'an object with a text for zh-cn, zh-hk and en-us';
const words = v.string();
const localized = v.strictObject({ 'zh-cn': words, 'zh-hk': words, 'en-us': words }, IN_EACH_LANGUAGE);
const status = v.picklist([0, 1]);
const finite = v.pipe(v.number(), v.finite());

/**
 * A picture on top of the homepage; an empty `link` leads to the positions, an empty `src` shows the scene, its own or the
 * site's. Documents from before there were scenes name none.
 */
const banner = v.strictObject({
  src: words,
  scene: v.optional(words, ''),
  title: localized,
  text: localized,
  link: words,
});

/** One entry of a block that lists some: a stage, another website, a story. */
const entry = v.strictObject({
  title: localized,
  text: localized,
  note: localized,
  /** Of a step of hiring: the status of the deliveries in it. */
  stage: v.optional(words, ''),
  websiteId: words,
  scene: words,
  brandColor: words,
});

/** One block of the homepage. An empty title is the block's own one; `content` is the rich text of that kind. */
const block = v.strictObject({
  kind: words,
  visible: v.boolean(),
  title: localized,
  style: words,
  content: localized,
  /** Documents from before blocks had entries have none. */
  entries: v.optional(v.pipe(v.array(entry), v.maxLength(20, 'has more than 20 entries')), []),
});

const column = v.strictObject({
  id: v.pipe(words, v.nonEmpty('must not be empty')),
  columnType: finite,
  columnView: localized,
  columnLink: words,
  displayStyle: words,
  recruitTypeCode: words,
  /** The share that a column of type 3 leads to; documents from before it could be said have none. */
  ticket: v.optional(words, ''),
  positionSharedType: v.optional(words, ''),
});

const list = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.maxLength(50, 'has more than 50 entries'));

/**
 * The configuration of one website, in every language: what its company would keep in its backend. Its shape is
 * strict, its values are not: a colour that is no colour or a link that leads nowhere is a text like any other,
 * and the portal has to stand it. Pictures are addresses.
 */
export const siteDocument = v.strictObject({
  version: v.literal(DOCUMENT_VERSION, `must be ${DOCUMENT_VERSION}`),
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
    /** `radius` in pixels and `fontScale` as a factor; null leaves them as the portal has them. */
    theme: v.strictObject({
      brandColor: words,
      /** The word of the drawn scene; none is the group's. */
      scene: v.optional(words, ''),
      radius: v.nullable(finite),
      fontScale: v.nullable(finite),
    }),
  }),
  columns: v.pipe(
    list(column),
    v.check((columns) => new Set(columns.map(({ id }) => id)).size === columns.length, 'has an id twice'),
  ),
  /** 1 offers the language; Simplified Chinese is always offered (section 1). */
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
