import type {
  PositionDetail,
  PositionSummary,
  queryPositionList,
  ReadParamOf,
} from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { companies } from '../data/companies.ts';
import type { CompanyId, RecruitType } from '../data/types.ts';
import { describeDetail, describeFacets, describeSummary } from '../positions/describe.ts';
import type { KeywordMatch } from '../positions/keyword.ts';
import type { PositionHits, PositionSearch } from '../positions/search.ts';
import { recruitTypeCodes } from '../positions/table.ts';
import type { WebsiteSite } from '../sites/websites.ts';
import { isCollected } from './collection-rules.ts';
import { companySiteOf } from './company-rules.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { activeDelivery } from './delivery-rules.ts';
import { openSite } from './open-site.ts';
import { hotWords, suggestWords } from './search-words.ts';
import { covers, facetsWithin, narrow, noFacets, openShare } from './shares.ts';
import { companyLook } from './site.ts';

export const positionResolvers = {
  queryPositionList: ({ ticket, comId, ...asked }, context) => {
    const site = openSite(context);
    const company = companyOf(site, comId);
    const shared = ticket ? openShare(context, ticket, site).of : undefined;
    if (shared?.kind === 'position') return listOfOne(context, indexOf(context, shared.positionId, site));
    const own = company ? { ...asked, company: [company] } : asked;
    const wanted = shared ? narrow(own, shared.filters) : own;
    const answer = (match?: KeywordMatch) => {
      const { facets, ...found } = list(context, wanted, site, match);
      const left = shared ? facetsWithin(facets, shared.filters) : facets;
      // On a company's own site there is no other company to choose.
      return {
        ...found,
        facets: company ? { ...left, company: left.company.filter(({ id }) => id === company) } : left,
      };
    };
    const { searcher } = context.positions();
    const match = wanted.keyword ? searcher.readKeyword(wanted.keyword) : undefined;
    return match instanceof Promise ? match.then(answer) : answer(match);
  },

  queryPositionDetail: ({ id, ticket, comId }, context): PositionDetail => {
    const site = openSite(context);
    const index = indexOf(context, id, site, companyOf(site, comId));
    if (ticket && !covers(openShare(context, ticket, site), summaryOf(context, index))) {
      throw new BusinessError('positionUnknown');
    }
    const { table } = context.positions();
    const detail = describeDetail(table, index, context.locale, context.state().startedAt, site);
    return { ...detail, ...personalFacts(context, id) };
  },

  querySimilarPositions: ({ id, limit, comId }, context) => {
    const site = openSite(context);
    const company = companyOf(site, comId);
    const index = indexOf(context, id, site, company);
    const { table } = context.positions();
    const { posCategory } = describeSummary(table, index, context.locale, context.state().startedAt);
    const hits = search(context, {
      filters: { posCategory: [posCategory.id], ...(company ? { company: [company] } : {}) },
      sort: 'latest',
      recruitTypes: site.recruitTypes,
      offset: 0,
      limit: limit + 1,
    });
    return summaries(context, hits.page.filter((other) => other !== index).slice(0, limit));
  },

  queryHotPositions: ({ limit, comId }, context) => top(context, 'hot', limit, comId),
  queryLatestPositions: ({ limit, comId }, context) => top(context, 'latest', limit, comId),

  queryHotWords: (_param, context) => {
    const site = openSite(context);
    return hotWords(context, site);
  },

  querySuggestions: ({ keyword }, context) => {
    const site = openSite(context);
    return suggestWords(context, site, keyword);
  },

  queryBrands: (_param, context) => {
    const site = openSite(context);
    const hits = search(context, {
      filters: {},
      sort: 'latest',
      recruitTypes: site.recruitTypes,
      offset: 0,
      limit: 0,
    });
    return companies
      .map((company, index) => ({
        id: company.id,
        name: company.name[context.locale],
        tagline: company.tagline[context.locale],
        ...companyLook(company),
        openPositions: hits.counts.company[index] ?? 0,
      }))
      .filter(({ id }) => !site.company || id === site.company);
  },
} satisfies Partial<Resolvers>;

type ListParam = Omit<ReadParamOf<typeof queryPositionList>, 'ticket'>;

/** A page of the site's open positions, with the counts behind every filter. */
function list(
  context: CallContext,
  { keyword: _read, recruitTypeCode, sort, pageNo, pageSize, ...filters }: ListParam,
  site: WebsiteSite,
  match: KeywordMatch | undefined,
) {
  const hits = search(context, {
    filters,
    match,
    sort,
    recruitTypes: typesOf(site, recruitTypeCode),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return {
    total: hits.total,
    rows: summaries(context, hits.page),
    facets: describeFacets(hits.counts, context.locale),
  };
}

/** The list of a share of one position, which no filter narrows; it is empty once the position is not open. */
function listOfOne(context: CallContext, index: number) {
  const rows = summaries(context, [index]).filter(({ status }) => status === 'open');
  return { total: rows.length, rows, facets: noFacets };
}

/**
 * The only company whose positions are shown: the one that is asked for, or the one of the site; undefined for all.
 * @throws {BusinessError} companyUnknown, also for another company than the site's own
 */
function companyOf(site: WebsiteSite, comId: string | undefined): CompanyId | undefined {
  const asked = comId ? companySiteOf(comId).company : site.company;
  if (site.company && asked !== site.company) throw new BusinessError('companyUnknown');
  return asked;
}

/**
 * A position's index in the table. Positions of another channel or another company are unknown here: internal positions are never
 * shown to visitors (decision 6.7).
 * @throws {BusinessError} positionUnknown
 */
export function indexOf(
  context: CallContext,
  id: string,
  site: WebsiteSite,
  company: CompanyId | undefined = site.company,
): number {
  const { table } = context.positions();
  const index = table.indexOf(id);
  const type = index === undefined ? undefined : recruitTypeCodes[table.recruitType[index] ?? 0];
  if (index === undefined || type === undefined) throw new BusinessError('positionUnknown');
  const internal = type === 'A03' || type === 'A05';
  const shows = internal === (site.kind === 'internal') || site.recruitTypes.includes(type);
  if (!shows || site.recruitTypes.length === 0) throw new BusinessError('positionUnknown');
  if (company && companies[table.company[index] ?? 0]?.id !== company)
    throw new BusinessError('positionUnknown');
  return index;
}

/** A position in a delivery or a list, with what the caller has done with it. */
export function summaryOf(context: CallContext, index: number): PositionSummary {
  const { table } = context.positions();
  const summary = describeSummary(table, index, context.locale, context.state().startedAt);
  return context.account ? { ...summary, ...personalFacts(context, summary.id) } : summary;
}

function personalFacts(
  { account, state }: CallContext,
  positionId: string,
): Pick<PositionSummary, 'collected' | 'deliveredId' | 'deliveredAt'> {
  if (!account) return {};
  const delivered = activeDelivery(state(), account.id, positionId);
  return {
    collected: isCollected(state(), account.id, positionId),
    ...(delivered ? { deliveredId: delivered.id, deliveredAt: isoInstant(delivered.deliveredAt) } : {}),
  };
}

function summaries(context: CallContext, page: readonly number[]): PositionSummary[] {
  return page.map((index) => summaryOf(context, index));
}

function search(context: CallContext, query: PositionSearch): PositionHits {
  return context.positions().searcher.search(query);
}

function top(context: CallContext, sort: 'hot' | 'latest', limit: number, comId?: string): PositionSummary[] {
  const site = openSite(context);
  const company = companyOf(site, comId);
  const hits = search(context, {
    filters: company ? { company: [company] } : {},
    sort,
    recruitTypes: site.recruitTypes,
    offset: 0,
    limit,
  });
  return summaries(context, hits.page);
}

/** The recruitment channels of the site, or one of them if it is asked for; a channel of another site gives none. */
function typesOf(site: WebsiteSite, asked: string | undefined): readonly RecruitType[] {
  return asked ? site.recruitTypes.filter((type) => type === asked) : site.recruitTypes;
}
