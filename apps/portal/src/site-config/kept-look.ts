import type { WebsiteStyle } from '@careers/gateway/contract';
import { branded, DEFAULT_BRAND } from '@careers/ui/theme';
import type { Portal } from '../core/portal.ts';
import { isPortalLocale } from '../core/session/index.ts';

/**
 * A website's colours, name, mark and language as the style of a page that knows no more of it yet: `boot.ts` puts it on
 * the document before anything is painted. It is kept on the device under `look:` and the website's id, or its company's.
 */
export function lookOf({ websiteBaseInfo, websiteHomepage }: WebsiteStyle): string {
  const { style = {} } = branded(websiteHomepage.theme.brandColor || DEFAULT_BRAND);
  const { logoAddress } = websiteHomepage;
  // What would end a text of CSS has no place in a name; a mark from elsewhere would be one more request.
  const name = websiteBaseInfo.websiteName.replaceAll(/["\\\n\r]/g, ' ');
  const mark = /^data:image\/[^"\\\n\r]*$/.test(logoAddress) ? `url("${logoAddress}")` : '';
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

/** A website's name and the address of its mark. */
export interface SiteSign {
  readonly name: string;
  readonly logo: string;
}

/** The sign of a website whose configuration is there. */
export const signOf = ({ websiteBaseInfo, websiteHomepage }: WebsiteStyle): SiteSign => ({
  name: websiteBaseInfo.websiteName,
  logo: websiteHomepage.logoAddress,
});

/** The language that the website began in at an earlier visit; none where `boot.ts` put no look on the document. */
export function keptLanguage(): string {
  return document.documentElement.style.getPropertyValue('--look-language').trim();
}

/** Under which name the look of the website that the page is about is kept; of a link's own nothing is known yet. */
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

/** The colours that an earlier visit has kept, by property; none where it kept no look. Only custom properties are any. */
export function keptColours(device: Device, key: string | undefined): readonly (readonly [string, string])[] {
  const style = keptStyle(device, key);
  return Array.from(style)
    .filter((property) => /^--(?!look-)/.test(property))
    .map((property) => [property, style.getPropertyValue(property)]);
}

/** The sign that an earlier visit has kept; none where it kept no look. */
export function keptSign(device: Device, key: string | undefined): SiteSign | undefined {
  const style = keptStyle(device, key);
  const name = style.getPropertyValue('--look-name').trim();
  const mark = style.getPropertyValue('--look-mark').trim();
  return name
    ? { name: name.slice('"'.length, -'"'.length), logo: mark.slice('url("'.length, -'")'.length) }
    : undefined;
}
