import { companyNews } from '../data/company-news/index.ts';
import { channels, hiringStages, stories } from '../data/home-blocks.ts';
import type { Company } from '../data/types.ts';
import type { SiteBlock } from './document.ts';
import { plainBlock, plainEntry } from './plain-parts.ts';
import { type WebsiteSite, websiteSites } from './websites.ts';

const steps: SiteBlock = {
  ...plainBlock('steps'),
  entries: hiringStages.map((stage) => ({ ...plainEntry, ...stage })),
};

/** The scene of each of the group's own websites; empty for the group's. */
export const siteScenes = { external: '', campus: 'pharma', intern: 'agriculture', internal: '' } as const;

/** The group's other public websites; the internal one is not linked. */
function channelsBeside(site: WebsiteSite): SiteBlock[] {
  if (site.kind === 'internal') return [];
  const others = (['external', 'campus', 'intern'] as const).filter((kind) => kind !== site.kind);
  const entries = others.map((kind) => ({
    ...plainEntry,
    ...channels[kind],
    websiteId: websiteSites[kind].id,
    scene: siteScenes[kind] || 'group',
    brandColor: websiteSites[kind].brandColor,
  }));
  return [{ ...plainBlock('channels'), entries }];
}

/** The homepage of one of the group's own websites. */
export function groupBlocks(site: WebsiteSite): SiteBlock[] {
  const story = { ...plainBlock('story'), entries: [{ ...plainEntry, ...stories[site.kind] }] };
  return [
    ...['banner', 'search', 'hot', 'sentence', 'brands', 'latest'].map(plainBlock),
    story,
    steps,
    ...channelsBeside(site),
    plainBlock('positions'),
  ];
}

/** A company's own homepage. It has only one brand, and its story is its latest news. */
export function companyBlocks({ id, name }: Company): SiteBlock[] {
  const told = companyNews[id]
    .slice(0, 1)
    .map(({ title, summary }) => ({ title, text: summary, note: name }));
  return [
    ...['banner', 'search', 'hot', 'sentence', 'latest'].map(plainBlock),
    { ...plainBlock('story'), entries: told.map((one) => ({ ...plainEntry, ...one })) },
    steps,
    plainBlock('positions'),
  ];
}
