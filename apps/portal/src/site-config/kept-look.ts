import type { WebsiteStyle } from '@careers/gateway/contract';
import { branded, DEFAULT_BRAND } from '@careers/ui/theme';
import type { Portal } from '../core/portal/portal.ts';
import { isPortalLocale } from '../core/session/index.ts';

/**
 * A website's colours, name, logo and language as a CSS text. It is stored on the device under `look:` and the id of the website or
 * company, and at the next visit `boot.ts` sets it as the document's style before anything is painted (decision 0084).
 */
export function lookOf({ websiteBaseInfo, websiteHomepage }: WebsiteStyle): string {
  const { style = {} } = branded(websiteHomepage.theme.brandColor || DEFAULT_BRAND);
  const { logoAddress } = websiteHomepage;
  // Characters that would end a CSS string are removed from the name. Only inline logos are stored: another would be one more request.
  const name = websiteBaseInfo.websiteName.replaceAll(/["\\\n\r\f]/g, ' ');
  const mark = /^data:image\/[^"\\\n\r\f]*$/.test(logoAddress) ? `url("${logoAddress}")` : '';
  const { defaultLanguage } = websiteBaseInfo;
  const facts = {
    '--look-name': `"${name}"`,
    ...(mark && { '--look-mark': mark }),
    ...(isPortalLocale(defaultLanguage) && { '--look-language': defaultLanguage }),
  };
  return Object.entries({ ...style, ...facts })
    .map(([property, value]) => `${property}:${value};`)
    .join('');
}

/** A website's name and the address of its logo. */
export interface SiteIdentity {
  readonly name: string;
  readonly logo: string;
}

/** The identity of a website whose configuration is loaded. */
export const identityOf = ({ websiteBaseInfo, websiteHomepage }: WebsiteStyle): SiteIdentity => ({
  name: websiteBaseInfo.websiteName,
  logo: websiteHomepage.logoAddress,
});

/** The website's default language at an earlier visit; empty if `boot.ts` found no stored look. */
export function keptLanguage(): string {
  return document.documentElement.style.getPropertyValue('--look-language').trim();
}

/** The key of the look of the website that the page is about; undefined while a link's website is unknown. */
export function lookKey({ scope }: Pick<Portal, 'scope'>): string | undefined {
  const { comId, websiteId, linkSiteUnknown } = scope.get();
  return linkSiteUnknown ? undefined : `look:${comId || websiteId}`;
}

type Device = Portal['device'];

function keptStyle(device: Device, key: string | undefined): CSSStyleDeclaration {
  const { style } = document.createElement('i');
  style.cssText = (key && device.get(key)) ?? '';
  return style;
}

/** The colours of the stored look, by custom property; empty if there is none. */
export function keptColours(device: Device, key: string | undefined): readonly (readonly [string, string])[] {
  const style = keptStyle(device, key);
  return Array.from(style)
    .filter((property) => /^--(?!look-)/.test(property))
    .map((property) => [property, style.getPropertyValue(property)]);
}

/** The identity of the stored look; undefined if there is none. */
export function keptIdentity(device: Device, key: string | undefined): SiteIdentity | undefined {
  const style = keptStyle(device, key);
  const name = style.getPropertyValue('--look-name').trim();
  const mark = style.getPropertyValue('--look-mark').trim();
  return name
    ? { name: name.slice('"'.length, -'"'.length), logo: mark.slice('url("'.length, -'")'.length) }
    : undefined;
}
