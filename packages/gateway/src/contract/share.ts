import * as v from 'valibot';
import { defineMethod } from './method.ts';
import { facetNames } from './positions.ts';
import { figureText, instant, text } from './shapes.ts';
import { websiteBaseInfo, websiteHomepage } from './site.ts';

/** What a share is of: `'1'` a list, `'2'` a single position (decision 5.9). */
export const sharedTypes = { list: '1', position: '2' } as const;
const kinds = ['list', 'position'] as const;

/**
 * The website that a share stands on, and the one that it was made on (section 3, Share response). `positionId`
 * tells which position a share of a single one is of.
 */
export const sharedWebsiteData = v.object({
  websiteHomepage,
  websiteBaseInfo,
  originalWebSiteId: text,
  positionId: v.optional(v.string()),
});
export type SharedWebsite = v.InferOutput<typeof sharedWebsiteData>;

/**
 * The website of a share link (section 7, URI calls). A field that is missing is a business error like an unknown
 * ticket: addresses are typed and cut by people.
 */
export const sharedWebsite = defineMethod({
  channel: 'base',
  name: '/rm/position/shared/website/get',
  groups: ['crc.HRMS.crhr.base'],
  param: v.object({ ticket: v.optional(text, ''), positionSharedType: v.optional(text, '') }),
  data: sharedWebsiteData,
  reasons: ['shareIncomplete', 'shareInvalid', 'shareExpired'],
});

const ids = v.optional(v.array(v.string()));

/** What narrows a shared list: the facets' ids and the words of the search, as `queryPositionList` takes them. */
export const shareFilters = v.object({
  ...v.entriesFromList(facetNames, ids),
  keyword: v.optional(v.string()),
  recruitTypeCode: v.optional(v.string()),
});
export type ShareFilters = v.InferOutput<typeof shareFilters>;

/**
 * A link to a list as it is narrowed now, or to one position. `url` is absolute, or relative to the portal's own
 * address.
 */
export const createShareLink = defineMethod({
  name: 'createShareLink',
  groups: ['rm.position'],
  siteBound: true,
  param: v.object({
    kind: v.picklist(kinds),
    positionId: v.optional(v.string()),
    filters: v.optional(shareFilters),
    comId: v.optional(v.string()),
  }),
  data: v.object({
    url: v.string(),
    ticket: v.string(),
    positionSharedType: figureText(Object.values(sharedTypes)),
    expiresAt: instant,
  }),
  reasons: ['positionUnknown'],
});
