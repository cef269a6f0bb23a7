import type { Localized } from '../data/types.ts';
import type { SiteBlock, SiteBlockEntry, SiteColumn } from './document.ts';

/** A text that is empty in every language. */
export const emptyText: Localized = { 'zh-cn': '', 'zh-hk': '', 'en-us': '' };

/** The same text in every language: names, numbers, addresses. */
export const sameText = (text: string): Localized => ({ 'zh-cn': text, 'zh-hk': text, 'en-us': text });

/** A block of a kind with its defaults. */
export function plainBlock(kind: string): SiteBlock {
  return { kind, visible: true, title: emptyText, style: '', content: emptyText, entries: [] };
}

/** An entry of a block, in which all is empty. */
export const plainEntry: SiteBlockEntry = {
  title: emptyText,
  text: emptyText,
  note: emptyText,
  stage: '',
  websiteId: '',
  scene: '',
  brandColor: '',
};

/** A column of a site; all that is not given is empty. */
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
