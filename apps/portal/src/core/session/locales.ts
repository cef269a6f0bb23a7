import type { LanguageIndex } from '@careers/gateway';

/** The interface languages of section 1 and their indexes of section 9. */
export const portalLocales = {
  'zh-cn': { index: 0, html: 'zh-CN', name: '简体中文' },
  'zh-hk': { index: 1, html: 'zh-HK', name: '繁體中文' },
  'en-us': { index: 2, html: 'en', name: 'English' },
} as const satisfies Record<string, { index: LanguageIndex; html: string; name: string }>;

export type PortalLocale = keyof typeof portalLocales;
export type HtmlLocale = (typeof portalLocales)[PortalLocale]['html'];

export const DEFAULT_LOCALE: PortalLocale = 'zh-cn';

export function isPortalLocale(value: unknown): value is PortalLocale {
  return typeof value === 'string' && Object.hasOwn(portalLocales, value);
}
