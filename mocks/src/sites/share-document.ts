import type { Localized } from '../data/types.ts';
import { magicTickets } from '../scenarios/magic.ts';
import type { SiteConfiguration } from './document.ts';
import { plainColumn } from './plain-parts.ts';
import type { WebsiteSite } from './websites.ts';

const texts = {
  name: {
    'zh-cn': '澄远集团职位分享',
    'zh-hk': '澄遠集團職位分享',
    'en-us': 'Chengyuan Group Shared Positions',
  },
  column: { 'zh-cn': '分享的职位', 'zh-hk': '分享的職位', 'en-us': 'Shared positions' },
} as const satisfies Record<string, Localized>;

/** A share website looks as its original one does at the moment, with a name and a menu of its own. */
export function shareDocument(original: SiteConfiguration, { id }: WebsiteSite): SiteConfiguration {
  return {
    ...original,
    base: { ...original.base, websiteName: texts.name },
    columns: [
      plainColumn(`${id}-positions`, 3, texts.column, { ticket: magicTickets.list, positionSharedType: '1' }),
    ],
  };
}
