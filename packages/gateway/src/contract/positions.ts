import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { day, instant, line, named, number, page, sceneWord, upTo, word } from './shapes.ts';

export const facetNames = [
  'company',
  'department',
  'education',
  'posCategory',
  'workPlace',
  'workYears',
  'benefits',
] as const;
/** The seven filters of the position list (section 2). */
export type FacetName = (typeof facetNames)[number];

export const positionSummary = v.object({
  id: v.string(),
  post: v.string(),
  company: v.string(),
  companyDescr: v.string(),
  department: v.string(),
  deptIdDescr: v.string(),
  education: named,
  posCategory: named,
  workPlace: named,
  workYears: named,
  benefits: v.array(named),
  numberRecruits: number,
  publishDate: day,
  recruitTypeCode: v.string(),
  // Nobody applies where it is not said that they can.
  status: word(['open', 'closed', 'delisted'], 'closed'),
  collected: v.optional(v.boolean()),
  deliveredId: v.optional(v.string()),
  /** When, beside `deliveredId`. */
  deliveredAt: v.optional(instant),
});
export type PositionSummary = v.InferOutput<typeof positionSummary>;

const facet = v.object({ id: v.string(), name: v.string(), count: number });
export type Facet = v.InferOutput<typeof facet>;

const facets = v.object({
  company: v.array(facet),
  department: v.array(facet),
  education: v.array(facet),
  posCategory: v.array(facet),
  workPlace: v.array(facet),
  workYears: v.array(facet),
  benefits: v.array(facet),
});
export type Facets = v.InferOutput<typeof facets>;

const ids = v.optional(v.array(v.string()));

export const positionSorts = ['latest', 'hot', 'relevance'] as const;
export type PositionSort = (typeof positionSorts)[number];

/** The position list with counts per facet; filters are arrays of ids. */
export const queryPositionList = defineMethod({
  name: 'queryPositionList',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({
    company: ids,
    department: ids,
    education: ids,
    posCategory: ids,
    workPlace: ids,
    workYears: ids,
    benefits: ids,
    keyword: v.optional(v.string()),
    recruitTypeCode: v.optional(v.string()),
    ticket: v.optional(v.string()),
    comId: v.optional(v.string()),
    sort: v.optional(v.picklist(positionSorts), 'latest'),
    ...page,
  }),
  data: v.object({ total: number, rows: v.array(positionSummary), facets }),
  reasons: ['companyUnknown', 'shareInvalid', 'shareExpired'],
});

/** The best few of something. */
export const someOf = v.object({
  limit: v.optional(v.pipe(number, v.integer(), v.minValue(1), v.maxValue(20)), 6),
  comId: v.optional(v.string()),
});

export const queryHotPositions = defineMethod({
  name: 'queryHotPositions',
  groups: ['rm.position'],
  siteBound: true,
  param: someOf,
  data: v.array(positionSummary),
  reasons: ['companyUnknown'],
});

export const queryLatestPositions = defineMethod({
  name: 'queryLatestPositions',
  groups: ['rm.position'],
  siteBound: true,
  param: someOf,
  data: v.array(positionSummary),
  reasons: ['companyUnknown'],
});

/** The hot search terms, in the language of the call (decision 6.11); each finds something on the site. */
export const queryHotWords = defineMethod({
  name: 'queryHotWords',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({}),
  data: v.array(v.string()),
});

/** Longer than anything that a position has. */
const KEYWORD_MAX = 100;

/**
 * Words that whoever typed so far may mean, in the language of the call: names of positions, categories, companies,
 * departments and places that find something on the site. A keyword without a word has none.
 */
export const querySuggestions = defineMethod({
  name: 'querySuggestions',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({ keyword: v.pipe(v.string(), upTo(KEYWORD_MAX)) }),
  data: v.array(v.string()),
});

const brand = v.object({
  id: v.string(),
  name: v.string(),
  tagline: line,
  logo: line,
  scene: sceneWord,
  brandColor: line,
  openPositions: number,
});
export type Brand = v.InferOutput<typeof brand>;

/** The group's companies with their open positions. */
export const queryBrands = defineMethod({
  name: 'queryBrands',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({}),
  data: v.array(brand),
});
