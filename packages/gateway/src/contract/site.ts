import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { line, nothing, number, sceneWord, text } from './shapes.ts';

/** Specification, section 3: website base info. `homepageCategory` '2' means internal, with directory login. */
export const websiteBaseInfo = v.object({
  id: text,
  websiteName: v.string(),
  websiteDescr: line,
  tabLogoUrl: line,
  homepageCategory: v.optional(text, '1'),
  defaultLanguage: v.optional(v.string(), 'zh-cn'),
  companyDeptSeqFlag: v.optional(text, '0'),
  jobDutyLabel: v.optional(v.string()),
  jobRqmtLabel: v.optional(v.string()),
});
export type WebsiteBaseInfo = v.InferOutput<typeof websiteBaseInfo>;

/** Without a `src` it shows a drawn scene: its own, or the site's. */
export const bannerPicture = v.object({
  src: line,
  scene: sceneWord,
  title: line,
  text: line,
  link: v.optional(v.string()),
});

export const homeBlockKinds = [
  'banner',
  'search',
  'hot',
  'latest',
  'brands',
  'positions',
  'richText',
  'sentence',
  'story',
  'steps',
  'channels',
] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/**
 * One entry of a block that lists some: of `steps` a step of hiring (`stage`: the status of a delivery that is in it; `note`:
 * how long it usually takes; the client shows both beside each delivery too), of `channels` another website (`websiteId`;
 * its word and colour), of `story` who tells it (`note`) and what (`text`).
 */
export const blockEntry = v.object({
  title: line,
  text: line,
  note: line,
  stage: v.optional(v.string()),
  websiteId: v.optional(text),
  scene: sceneWord,
  brandColor: line,
});
/**
 * One block of the homepage, in the order shown. Kinds the client does not know are left out by it. `style` is words
 * apart by spaces: the ground, `plain` or `sunken`, and for `hot`, `latest` and `brands` also `cards` or `compact`;
 * without a word of them, and for words it does not know, the client takes the block's usual look. `content` is the
 * rich text of that kind.
 */
export const homeBlock = v.object({
  kind: v.string(),
  visible: v.optional(v.boolean(), true),
  title: v.optional(v.string()),
  style: v.optional(v.string()),
  content: v.optional(v.string()),
  entries: v.optional(v.array(blockEntry)),
});
export type HomeBlock = v.InferOutput<typeof homeBlock>;

export const websiteHomepage = v.object({
  logoAddress: line,
  pcBannerList: v.optional(v.array(bannerPicture), []),
  positionSharedBannerAddress: line,
  blocks: v.optional(v.array(homeBlock), []),
  footer: v.optional(
    v.object({
      legalNotices: line,
      copyright: line,
      recordNumber: line,
      technicalSupport: line,
      contactNumber: line,
      contactEmail: line,
    }),
    {},
  ),
  theme: v.optional(
    v.object({
      brandColor: line,
      scene: sceneWord,
      radius: v.optional(number),
      fontScale: v.optional(number),
    }),
    {},
  ),
});
/**
 * Column types: 0 homepage, 1 position list, 2 external link, 3 shared position (section 2, Header). The last one leads
 * to a share, so it names one by `ticket` and `positionSharedType`, or by the address of one in `columnLink`: without either its
 * page lacks what it needs (section 5).
 */
export const websiteColumn = v.object({
  id: text,
  columnType: number,
  columnView: v.string(),
  columnLink: line,
  displayStyle: v.optional(text, ''),
  fkWebsiteConfigId: v.optional(text, ''),
  recruitTypeCode: v.optional(v.string()),
  ticket: v.optional(text),
  positionSharedType: v.optional(text),
});
export type WebsiteColumn = v.InferOutput<typeof websiteColumn>;

export const websiteStyle = v.object({
  websiteBaseInfo,
  websiteHomepage: v.optional(websiteHomepage, {}),
  websiteColumns: v.optional(v.array(websiteColumn), []),
});
export type WebsiteStyle = v.InferOutput<typeof websiteStyle>;

/** Which languages the site switched on; 1 enables (section 1). */
export const getSysConfigInfo = defineMethod({
  name: 'getSysConfigInfo',
  groups: ['common.language'],
  param: nothing,
  data: v.object({ zhHkStart: number, enWwStart: number }),
});

/** The website's configuration; with `comId`, that company's own. The internal no-auth group applies where directory login does. */
export const loadWebsiteStyle = defineMethod({
  name: 'loadWebsiteStyle',
  groups: ['rm.websiteView', 'rm.internalHomepageNoAuth'],
  internalGroup: 'rm.internalHomepageNoAuth',
  siteBound: true,
  siteField: 'id',
  reasons: ['companyUnknown'],
  param: v.object({ id: v.optional(v.string()), comId: v.optional(v.string()) }),
  data: websiteStyle,
});

/** The recruiter assistant; shown when `status` is 1. Skipped on an internal site while logged out. */
export const queryRobotConfig = defineMethod({
  name: 'queryRobotConfig',
  groups: ['rm.websiteView', 'rm.internalHomepageWebsiteView'],
  internalGroup: 'rm.internalHomepageWebsiteView',
  siteBound: true,
  siteField: 'id',
  param: v.object({ id: v.optional(v.string()) }),
  data: v.object({
    status: number,
    robotName: line,
    robotUrl: line,
  }),
});

/** The contact and feedback entry; shown when `status` is 1. */
export const queryContactInfoConfig = defineMethod({
  name: 'queryContactInfoConfig',
  groups: ['rm.websiteView', 'rm.internalHomepageWebsiteView'],
  internalGroup: 'rm.internalHomepageWebsiteView',
  siteBound: true,
  siteField: 'id',
  param: v.object({ id: v.optional(v.string()) }),
  data: v.object({
    status: number,
    title: line,
    contact: line,
    explanation: line,
  }),
});
