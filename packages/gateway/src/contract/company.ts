import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { instant, line, number, page, sceneWord, text, upTo } from './shapes.ts';

/** A company of the group in a list. */
const companySummary = v.object({
  id: v.string(),
  name: v.string(),
  tagline: line,
  /** A picture's address. */
  logo: line,
  scene: sceneWord,
  brandColor: line,
  openPositions: number,
});
export type CompanySummary = v.InferOutput<typeof companySummary>;

/** A company as its own page shows it; `profile` is rich text. */
const companyDetail = v.object({
  ...companySummary.entries,
  /** Its own website, which answers what is asked about this company alone. */
  websiteId: text,
  profile: line,
  industry: line,
  /** Where its headquarters are. */
  city: line,
  founded: v.optional(number),
  headcount: v.optional(number),
});
export type CompanyDetail = v.InferOutput<typeof companyDetail>;

/** A piece of news in a list. */
const newsSummary = v.object({
  id: v.string(),
  title: v.string(),
  summary: line,
  publishedAt: instant,
  /** A picture's address; without one the company's scene is the cover. */
  cover: line,
});
export type NewsSummary = v.InferOutput<typeof newsSummary>;

/** A piece of news; `content` is rich text. */
const newsDetail = v.object({ ...newsSummary.entries, content: line });
/** The group's companies, all of them or those that a keyword finds (section 2, Multi-company portal). */
export const queryCompanies = defineMethod({
  name: 'queryCompanies',
  groups: ['rm.company'],
  siteBound: true,
  param: v.object({ keyword: v.optional(v.pipe(v.string(), upTo(100))) }),
  data: v.array(companySummary),
});

/** One company. */
export const getCompany = defineMethod({
  name: 'getCompany',
  groups: ['rm.company'],
  siteBound: true,
  reasons: ['companyUnknown'],
  param: v.object({ id: v.string() }),
  data: companyDetail,
});

/** A company's news, the latest first. */
export const queryNews = defineMethod({
  name: 'queryNews',
  groups: ['rm.company'],
  siteBound: true,
  reasons: ['companyUnknown'],
  param: v.object({ comId: v.string(), ...page }),
  data: v.object({ total: number, rows: v.array(newsSummary) }),
});

/** One piece of news of a company; another company's is unknown to it. */
export const getNews = defineMethod({
  name: 'getNews',
  groups: ['rm.company'],
  siteBound: true,
  reasons: ['companyUnknown', 'newsUnknown'],
  param: v.object({ id: v.string(), comId: v.string() }),
  data: newsDetail,
});
