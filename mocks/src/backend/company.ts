import type { CompanySummary, NewsSummary } from '@careers/gateway/contract';
import { DAY, isoInstant } from '../core/clock.ts';
import { companies } from '../data/companies.ts';
import { companyFacts } from '../data/company-facts.ts';
import { companyNews } from '../data/company-news/index.ts';
import { cities, industries } from '../data/dictionaries.ts';
import type { Company, DictionaryEntry, Locale, NewsItem } from '../data/types.ts';
import { companyById, companySiteOf } from './company-rules.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { companyLook } from './site.ts';

export const companyResolvers = {
  queryCompanies: ({ keyword = '' }, context) => {
    openSite(context);
    const counts = openPositions(context);
    return companies.filter(finds(keyword)).map((company) => summaryOf(company, counts, context.locale));
  },

  getCompany: ({ id }, context) => {
    openSite(context);
    const company = companyById(id);
    const { industry, city, founded, headcount } = companyFacts[company.id];
    return {
      ...summaryOf(company, openPositions(context), context.locale),
      websiteId: companySiteOf(id).id,
      profile: company.profile[context.locale],
      industry: nameIn(industries, industry, context.locale),
      city: nameIn(cities, city, context.locale),
      founded,
      headcount,
    };
  },

  queryNews: ({ comId, pageNo, pageSize }, context) => {
    openSite(context);
    const company = companyById(comId);
    const news = companyNews[company.id];
    const rows = news.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { total: news.length, rows: rows.map((item) => newsSummaryOf(item, context)) };
  },

  getNews: ({ id, comId }, context) => {
    openSite(context);
    const company = companyById(comId);
    const item = companyNews[company.id].find((one) => one.id === id);
    if (!item) throw new BusinessError('newsUnknown');
    return { ...newsSummaryOf(item, context), content: item.content[context.locale] };
  },
} satisfies Partial<Resolvers>;

/** Whether a company's name, tagline or industry contains every word of the keyword, in any language. */
function finds(keyword: string): (company: Company) => boolean {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ id, name, tagline }) => {
    const industry = industries.find((one) => one.id === companyFacts[id].industry)?.name ?? {};
    const text = [name, tagline, industry].flatMap((of) => Object.values(of)).join(' ');
    return words.every((word) => text.toLowerCase().includes(word));
  };
}

/** The number of open positions of each company, in the companies' order: those that the companies' own websites show. */
function openPositions(context: CallContext): ArrayLike<number> {
  const { searcher } = context.positions();
  const { counts } = searcher.search({
    filters: {},
    sort: 'latest',
    recruitTypes: ['A01'],
    offset: 0,
    limit: 0,
  });
  return counts.company;
}

function summaryOf(company: Company, counts: ArrayLike<number>, locale: Locale): CompanySummary {
  return {
    id: company.id,
    name: company.name[locale],
    tagline: company.tagline[locale],
    ...companyLook(company),
    openPositions: counts[companies.indexOf(company)] ?? 0,
  };
}

function newsSummaryOf(item: NewsItem, context: CallContext): NewsSummary {
  return {
    id: item.id,
    title: item.title[context.locale],
    summary: item.summary[context.locale],
    publishedAt: isoInstant(context.state().startedAt - item.daysAgo * DAY),
    cover: '',
  };
}

function nameIn(entries: readonly DictionaryEntry[], id: string, locale: Locale): string {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new RangeError(`no entry ${id}`);
  return entry.name[locale];
}
