import type { WebsiteColumn } from '@careers/gateway/contract';
import { externalLink } from './links.ts';

/** One entry of the header's menu: a place in the app, or a link that opens in a new tab. */
export type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      readonly to: string;
      readonly query: Readonly<Record<string, string>>;
    }
  | { readonly id: string; readonly label: string; readonly href: string };

/**
 * The header's menu from the website's columns (section 2, Header): 0 homepage, 1 position list, 2 external
 * link, 3 shared position. A home entry comes first, unless a column is one (decision 5.7). Columns of an
 * unknown type and unsafe links are left out.
 */
export function menuEntries(columns: readonly WebsiteColumn[], homeLabel: string): MenuEntry[] {
  const entries = columns.flatMap((column) => entryOf(column) ?? []);
  if (columns.some((column) => column.columnType === 0)) return entries;
  return [{ id: 'home', label: homeLabel, to: '/homepage', query: {} }, ...entries];
}

function entryOf(column: WebsiteColumn): MenuEntry | undefined {
  const { id, columnView: label, columnType, columnLink, recruitTypeCode } = column;
  switch (columnType) {
    case 0:
      return { id, label, to: '/homepage', query: {} };
    case 1:
      return { id, label, to: '/position', query: recruitTypeCode ? { recruitTypeCode } : {} };
    case 2: {
      const href = externalLink(columnLink);
      return href ? { id, label, href } : undefined;
    }
    case 3:
      return { id, label, to: '/positionshare', query: {} };
    default:
      return undefined;
  }
}
