import type { ShareFilters } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { hexText } from '../core/random.ts';
import type { StoredShare } from '../domain/state.ts';
import { configurationOf, initialDocument } from '../sites/configuration.ts';
import { originalWebsiteId, shareWebsiteId } from '../sites/share-websites.ts';
import { websiteStyle } from '../sites/website-style.ts';
import { findSite, type WebsiteSite } from '../sites/websites.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { indexOf } from './positions.ts';
import { findShare, keepable, shareEnd } from './shares.ts';

/** How many shares a world keeps; beyond that the oldest are deleted, as anybody may create them. */
export const SHARES_KEPT = 500;

const typeOf = { list: '1', position: '2' } as const;

export const shareResolvers = {
  sharedWebsite: ({ ticket, positionSharedType }, context) => {
    if (!ticket || !positionSharedType) throw new BusinessError('shareIncomplete');
    const share = findShare(context, ticket);
    if (positionSharedType !== typeOf[share.of.kind]) throw new BusinessError('shareInvalid');
    const site = findSite(shareWebsiteId(share.websiteId));
    const style = websiteStyle(site, configurationOf(context, site), context.locale);
    return {
      websiteHomepage: style.websiteHomepage,
      websiteBaseInfo: { ...style.websiteBaseInfo, defaultLanguage: languageOf(context, site, share) },
      originalWebSiteId: share.websiteId,
      ...(share.of.kind === 'position' ? { positionId: share.of.positionId } : {}),
    };
  },

  createShareLink: ({ kind, positionId = '', filters = {}, comId }, context) => {
    const site = openSite(context);
    const ofCompany = comId ? { company: [comId] } : {};
    const share: StoredShare = {
      ticket: hexText(context.random, 32),
      websiteId: originalWebsiteId(site.id) ?? site.id,
      locale: context.locale,
      expiresAt: shareEnd(context.clock.now()),
      of:
        kind === 'list'
          ? { kind, filters: listOf(site, { ...filters, ...ofCompany }) }
          : { kind, positionId: shareable(context, positionId, site) },
    };
    const { shares } = context.state();
    shares.push(share);
    keepNewestOf(shares, SHARES_KEPT);
    const { ticket } = share;
    const positionSharedType = typeOf[kind];
    return {
      url: `#/positionshare?${new URLSearchParams({ ticket, positionSharedType })}`,
      ticket,
      positionSharedType,
      expiresAt: isoInstant(share.expiresAt),
    };
  },
} satisfies Partial<Resolvers>;

/** A share begins in the language of its creator, unless its website has been given another one. */
function languageOf(context: CallContext, site: WebsiteSite, { websiteId, locale }: StoredShare): string {
  const { defaultLanguage } = configurationOf(context, site).base;
  const begun = initialDocument(context.config, findSite(websiteId)).base.defaultLanguage;
  return defaultLanguage === begun ? locale : defaultLanguage;
}

/** Internal positions are in no share (decision 6.7), even if somebody creates it who may see them. */
function listOf(site: WebsiteSite, filters: ShareFilters): ShareFilters {
  if (site.kind === 'internal') throw new BusinessError('noPermission');
  return keepable(filters);
}

function shareable(context: CallContext, id: string, site: WebsiteSite): string {
  indexOf(context, id, site);
  if (site.kind === 'internal') throw new BusinessError('noPermission');
  return id;
}
