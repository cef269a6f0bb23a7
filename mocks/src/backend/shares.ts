import {
  eachFacet,
  type FacetName,
  type Facets,
  facetNames,
  type PositionSummary,
  type ShareFilters,
} from '@careers/gateway/contract';
import { DAY, endOfDay } from '../core/clock.ts';
import { quoted } from '../core/quoted.ts';
import type { StoredShare } from '../domain/state.ts';
import { KEYWORD_MAX } from '../positions/keyword.ts';
import { facetEntries, OPEN, type PositionTable, recruitTypeCodes } from '../positions/table.ts';
import { magicTickets } from '../scenarios/magic.ts';
import { shareWebsiteId } from '../sites/share-websites.ts';
import { type WebsiteSite, websiteSites } from '../sites/websites.ts';
import { BusinessError, type CallContext } from './context.ts';

/** When a share that is made now ends: after thirty days, with the day, since posters name the day alone. */
export function shareEnd(now: number): number {
  return endOfDay(now + 30 * DAY);
}

/**
 * The share of a ticket.
 * @throws {BusinessError} shareInvalid, or shareExpired with the website that it was created on.
 */
export function findShare(context: CallContext, ticket: string): StoredShare {
  const share = context.state().shares.find((one) => one.ticket === ticket) ?? magicShare(context, ticket);
  if (!share) throw new BusinessError('shareInvalid');
  if (context.clock.now() >= share.expiresAt) {
    throw new BusinessError('shareExpired', { originalWebSiteId: share.websiteId });
  }
  return share;
}

/** The share that a call for positions uses, on the websites that it belongs to: on others its ticket opens nothing. */
export function openShare(context: CallContext, ticket: string, site: WebsiteSite): StoredShare {
  const share = findShare(context, ticket);
  if (site.id !== share.websiteId && site.id !== shareWebsiteId(share.websiteId)) {
    throw new BusinessError('shareInvalid');
  }
  return share;
}

/** The shares that every world has from its beginning. */
function magicShare(context: CallContext, ticket: string): StoredShare | undefined {
  const { startedAt } = context.state();
  const expiresAt = ticket === magicTickets.expired ? startedAt : shareEnd(startedAt);
  const of = ofMagicShare(context, ticket);
  return of && { ticket, websiteId: websiteSites.external.id, locale: context.config.lang, expiresAt, of };
}

function ofMagicShare(context: CallContext, ticket: string): StoredShare['of'] | undefined {
  if (ticket === magicTickets.list || ticket === magicTickets.expired) {
    return { kind: 'list', filters: { company: ['com-energy', 'com-digital', 'com-health'] } };
  }
  if (ticket !== magicTickets.position) return undefined;
  const { table, searcher } = context.positions();
  const { page } = searcher.search({
    filters: {},
    recruitTypes: websiteSites.external.recruitTypes,
    sort: 'hot',
    offset: 0,
    limit: 1,
  });
  // One that was closed at the desk since stays the shared one.
  const ended = Object.keys(context.state().positionStatus).flatMap((id) => {
    const index = table.indexOf(id);
    return index !== undefined && table.status[index] !== OPEN && isSocial(table, index) ? [index] : [];
  });
  const [index] = [...page, ...ended].sort((a, b) => (table.heat[b] ?? 0) - (table.heat[a] ?? 0));
  return index === undefined ? undefined : { kind: 'position', positionId: table.idOf(index) };
}

/** Whether a position is of the channel of the website that the shares of every world are made on. */
function isSocial(table: PositionTable, index: number): boolean {
  const code = recruitTypeCodes[table.recruitType[index] ?? 0];
  return websiteSites.external.recruitTypes.some((one) => one === code);
}

/** An id that no entry of a facet has. */
const NOTHING = '-';
/** Longer than the code of any recruitment channel. */
const CODE_MAX = 20;

/** The filters that are asked for, limited to what was shared. */
export function narrow<Asked extends ShareFilters>(asked: Asked, shared: ShareFilters): Asked {
  const facets = facetNames.map((name) => [name, both(asked[name], shared[name])] as const);
  return {
    ...asked,
    ...Object.fromEntries(facets),
    keyword: [shared.keyword, asked.keyword].filter(Boolean).join(' '),
    recruitTypeCode: shared.recruitTypeCode ?? asked.recruitTypeCode,
  };
}

/** Filters as they are stored. As anybody may send them and nobody deletes them, only existing entries of a facet are kept. */
export function keepable({ keyword, recruitTypeCode, ...facets }: ShareFilters): ShareFilters {
  const known = facetNames.flatMap((name) => {
    const asked = new Set(facets[name]);
    if (asked.size === 0) return [];
    const ids = facetEntries[name].flatMap(({ id }) => (asked.has(id) ? [id] : []));
    return [[name, ids.length > 0 ? ids : [NOTHING]] as const];
  });
  return {
    ...Object.fromEntries(known),
    ...(keyword ? { keyword: quoted(keyword, KEYWORD_MAX) } : {}),
    ...(recruitTypeCode ? { recruitTypeCode: quoted(recruitTypeCode, CODE_MAX) } : {}),
  };
}

function both(asked: readonly string[] = [], shared: readonly string[] = []): string[] {
  if (shared.length === 0) return [...asked];
  if (asked.length === 0) return [...shared];
  const left = asked.filter((id) => shared.includes(id));
  return left.length > 0 ? left : [NOTHING];
}

/**
 * Whether a position is among the shared ones, whatever its status. The shared keyword is not checked: it is a search term, and
 * excludes no position.
 */
export function covers({ of }: StoredShare, position: PositionSummary): boolean {
  if (of.kind === 'position') return of.positionId === position.id;
  const { filters } = of;
  if (filters.recruitTypeCode && filters.recruitTypeCode !== position.recruitTypeCode) return false;
  const has: Record<FacetName, readonly string[]> = {
    company: [position.company],
    department: [position.department],
    education: [position.education.id],
    posCategory: [position.posCategory.id],
    workPlace: [position.workPlace.id],
    workYears: [position.workYears.id],
    benefits: position.benefits.map(({ id }) => id),
  };
  return facetNames.every((name) => {
    const shared = filters[name] ?? [];
    return shared.length === 0 || has[name].some((id) => shared.includes(id));
  });
}

/** The facets of a list that cannot be narrowed. */
export const noFacets: Facets = eachFacet(() => []);

/** The entries of the facets that are within a share, since a facet also counts the alternatives to what is chosen. */
export function facetsWithin(facets: Facets, shared: ShareFilters): Facets {
  const of = (name: FacetName) => {
    const ids = shared[name] ?? [];
    return ids.length > 0 ? facets[name].filter(({ id }) => ids.includes(id)) : facets[name];
  };
  return eachFacet(of);
}
