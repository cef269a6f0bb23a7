import type { Localized } from './types.ts';

/** A text in the three languages, in the order in which they are written. */
export function text(zhCn: string, zhHk: string, enUs: string): Localized {
  return { 'zh-cn': zhCn, 'zh-hk': zhHk, 'en-us': enUs };
}
