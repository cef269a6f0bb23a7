import type { WorldConfig } from '../scenarios/config.ts';
import { companySites } from './company-websites.ts';
import { originalWebsiteId } from './share-websites.ts';
import type { WebsiteSite } from './website-site.ts';

export type { WebsiteSite } from './website-site.ts';

/** The website id belongs to no site. The reply has a fixed text, which is never shown (section 8). */
export class WebsiteUnknown extends Error {
  override readonly name = 'WebsiteUnknown';
}

/** The ids are constant, as scripts and links rely on them. */
export const websiteSites = {
  external: {
    id: 'site-external',
    kind: 'external',
    recruitTypes: ['A01'],
    brandColor: '#0b6e63',
    showSalary: false,
  },
  campus: {
    id: 'site-campus',
    kind: 'campus',
    recruitTypes: ['A02'],
    brandColor: '#2f5bd7',
    showSalary: true,
  },
  intern: {
    id: 'site-intern',
    kind: 'intern',
    recruitTypes: ['A04'],
    brandColor: '#b4531a',
    showSalary: true,
  },
  internal: {
    id: 'site-internal',
    kind: 'internal',
    recruitTypes: ['A03', 'A05'],
    brandColor: '#5b3fa8',
    showSalary: true,
  },
} as const satisfies Record<string, WebsiteSite>;

const sitesById = new Map<string, WebsiteSite>(
  [...Object.values(websiteSites), ...companySites].map((site) => [site.id, site]),
);

/** A share website is its original one with another id; an internal site has none. */
export function findSite(id: string): WebsiteSite {
  const original = originalWebsiteId(id);
  const site = sitesById.get(original ?? id);
  if (!site || (original && site.kind === 'internal')) throw new WebsiteUnknown(id);
  return original ? { ...site, id } : site;
}

/** All sites, in the order of lists. */
export const allSites: readonly WebsiteSite[] = [...sitesById.values()];

/** The site that a world is about, which its visitors come to first. */
export function siteOfWorld({ site }: WorldConfig): WebsiteSite {
  return site === 'complex' ? websiteSites.external : websiteSites[site];
}
