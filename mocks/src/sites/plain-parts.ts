import type { Localized } from '../data/types.ts';
import type { SiteBlock, SiteBlockEntry, SiteColumn } from './document.ts';

/** A text that is not said in any language. */
export const emptyText: Localized = { 'zh-cn': '', 'zh-hk': '', 'en-us': '' };

/** The same text in every language: names, numbers, addresses. */
export const sameText = (text: string): Localized => ({ 'zh-cn': text, 'zh-hk': text, 'en-us': text });

/** A block as its kind is by itself. */
export function plainBlock(kind: string): SiteBlock {
  return { kind, visible: true, title: emptyText, style: '', content: emptyText, entries: [] };
}

/** What a block lists, with nothing said yet. */
export const plainEntry: SiteBlockEntry = {
  title: emptyText,
  text: emptyText,
  note: emptyText,
  stage: '',
  websiteId: '',
  scene: '',
  brandColor: '',
};

/** A column of a site; what it does not say is empty. */
export function plainColumn(
  id: string,
  columnType: number,
  columnView: Localized,
  more: Partial<SiteColumn> = {},
): SiteColumn {
  return {
    id,
    columnType,
    columnView,
    columnLink: '',
    displayStyle: '',
    recruitTypeCode: '',
    ticket: '',
    positionSharedType: '',
    ...more,
  };
}
