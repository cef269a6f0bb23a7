import type { WebsiteColumn } from '@careers/gateway/contract';
import type { AppLocation } from '../core/navigation/app-location.ts';
import { parseSearch } from '../core/navigation/search.ts';
import { externalLink } from './links.ts';

/** One entry of the header's menu: a place in the app, or a link that opens in a new tab. */
export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  /** `strong` stands out; any other is plain. */
  readonly displayStyle?: string;
} & ({ readonly to: string; readonly query: Readonly<Record<string, string>> } | { readonly href: string });

/**
 * The header's menu from the website's columns (section 2, Header): 0 homepage, 1 position list, 2 external
 * link, 3 shared position. A home entry comes first, unless a column is one (decision 5.7). Columns of an
 * unknown type, unsafe links and columns without a label are left out. `own` are the portal's own entries.
 */
export function menuEntries(
  columns: readonly WebsiteColumn[],
  homeLabel: string,
  own: readonly MenuEntry[] = [],
): MenuEntry[] {
  const read = columns.flatMap((column) => entryOf(column, homeLabel) ?? []);
  // The portal's own entries come before links that lead out of it.
  const leaves = own.length > 0 ? read.filter((entry) => 'href' in entry) : [];
  const stays = read.filter((entry) => leaves.length === 0 || 'to' in entry);
  const entries = [...stays, ...own, ...leaves];
  if (columns.some((column) => column.columnType === 0)) return entries;
  return [{ id: 'home', label: homeLabel, to: '/homepage', query: {} }, ...entries];
}

/** The entries of the group's portal beside a website's columns: pages of the current company, or the choice of one. */
export function groupEntries(
  comId: string | undefined,
  labels: Readonly<Record<'about' | 'news' | 'companies', string>>,
): MenuEntry[] {
  const entry = (id: string, label: string, page: string, all = {}) => ({
    id,
    label,
    to: `/complex/${page}`,
    query: all,
  });
  if (!comId) return [entry('companies', labels.companies, 'company', { all: '1' })];
  return [entry('about', labels.about, 'company'), entry('news', labels.news, 'newsInfoPage')];
}

/** The paths of the column types that lead into the app. */
const pages: Readonly<Record<number, string>> = { 0: '/homepage', 1: '/position', 3: '/positionshare' };

function entryOf(column: WebsiteColumn, homeLabel: string): MenuEntry | undefined {
  const { id, columnView, columnType, columnLink, displayStyle, recruitTypeCode } = column;
  const to = pages[columnType];
  const label = columnView || (columnType === 0 && homeLabel);
  if (!label) return undefined;
  const query: Record<string, string> = recruitTypeCode ? { recruitTypeCode } : {};
  const href = columnType === 2 && externalLink(columnLink);
  if (href) return { id, label, displayStyle, href };
  if (!to) return undefined;
  return { id, label, displayStyle, to, query: columnType === 3 ? shareOf(column) : query };
}

/**
 * The query of a shared position's column, which names its share or has the address of one as its link: the specification's columns
 * have a link alone. The share page itself reports missing parts (section 5, Identity).
 */
function shareOf(column: WebsiteColumn): Record<string, string> {
  const linked = parseSearch(column.columnLink.split('?').at(-1) ?? '');
  const ticket = column.ticket || linked.ticket;
  const positionSharedType = column.positionSharedType || linked.positionSharedType;
  return { ...(ticket && { ticket }), ...(positionSharedType && { positionSharedType }) };
}

/** The entry of the page that is shown; of several lists the one with its recruitment channel. Twins match too. */
export function currentEntry(
  entries: readonly MenuEntry[],
  { path, query }: Pick<AppLocation, 'path' | 'query'>,
): MenuEntry | undefined {
  const here = entries.filter((entry) => 'to' in entry && path.endsWith(entry.to));
  return (
    here.find((entry) => 'to' in entry && entry.query.recruitTypeCode === query.recruitTypeCode) ?? here[0]
  );
}
