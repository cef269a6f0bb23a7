import type { WebsiteStyle } from '@careers/gateway/contract';
import type { Localized } from '../data/types.ts';
import { drawBanner } from '../pictures/banner.ts';
import type { CallContext, Resolvers } from './context.ts';
import { originalWebsiteId } from './share-sites.ts';
import { siteResolvers } from './site.ts';

const texts = {
  name: {
    'zh-cn': '澄远集团职位分享',
    'zh-hk': '澄遠集團職位分享',
    'en-us': 'Chengyuan Group Shared Positions',
  },
  column: { 'zh-cn': '分享的职位', 'zh-hk': '分享的職位', 'en-us': 'Shared positions' },
} as const satisfies Record<string, Localized>;

/** Between the greens of the brand and their neighbours, so that a share's banner is told from the homepage's. */
const HUE = 205;

/** A share website looks as its original one does, under a name, a banner and a menu of its own. */
export async function shareStyle(id: string, context: CallContext): Promise<WebsiteStyle> {
  const original = await styleOf(originalWebsiteId(id), context);
  return {
    websiteBaseInfo: { ...original.websiteBaseInfo, id, websiteName: texts.name[context.locale] },
    websiteHomepage: {
      ...original.websiteHomepage,
      positionSharedBannerAddress: drawBanner('weave', HUE, context.config.seed + 9),
    },
    websiteColumns: [
      {
        id: `${id}-positions`,
        columnType: 3,
        columnView: texts.column[context.locale],
        columnLink: '',
        displayStyle: '',
        fkWebsiteConfigId: id,
      },
    ],
  };
}

async function styleOf(id: string | undefined, context: CallContext): Promise<WebsiteStyle> {
  const answer = await siteResolvers.loadWebsiteStyle({ id }, context);
  return answer as WebsiteStyle;
}

export const styleResolvers = {
  loadWebsiteStyle: (param, context) => {
    const { id } = context.site(param.id);
    return originalWebsiteId(id) ? shareStyle(id, context) : siteResolvers.loadWebsiteStyle(param, context);
  },
} satisfies Partial<Resolvers>;
