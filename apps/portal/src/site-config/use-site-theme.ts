import { applyBrandTokens, applyMeasures, brandTokens } from '@careers/ui/theme';
import { useEffect, useLayoutEffect } from 'react';
import { usePortal } from '../core/portal/portal.ts';
import { keptColours, lookKey, lookOf } from './kept-look.ts';
import { safePicture } from './links.ts';
import { useSite } from './use-site.tsx';

/** A neutral colour until the website is known. */
const INK = '#2b2824';

/** Applies the website's brand, corners and fonts to the portal's root, its icon to the tab, and its default language. */
export function useSiteTheme(): void {
  const { scope, device } = usePortal();
  const { data: site, isPlaceholderData } = useSite();
  const key = lookKey({ scope });
  const theme = site?.websiteHomepage.theme;
  const tabLogo = site?.websiteBaseInfo.tabLogoUrl;
  const defaultLanguage = site?.websiteBaseInfo.defaultLanguage;
  useEffect(() => {
    if (defaultLanguage) scope.set({ ...scope.get(), defaultLanguage });
  }, [scope, defaultLanguage]);
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    if (!root) return;
    const kept = theme ? [] : keptColours(device, key);
    for (const [property, colour] of kept) root.style.setProperty(property, colour);
    if (kept.length === 0) applyBrandTokens(root, brandTokens(theme ? theme.brandColor : INK));
    if (theme) applyMeasures(root, theme);
  }, [theme, key, device]);
  useEffect(() => {
    // Placeholder data may be another website's.
    if (site && key && !isPlaceholderData) device.set(key, lookOf(site));
  }, [key, device, site, isPlaceholderData]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const address = tabLogo && safePicture(tabLogo);
    if (!icon || !address) return undefined;
    const before = icon.href;
    icon.href = address;
    // Restored for the next website, which may have no icon of its own.
    return () => {
      icon.href = before;
    };
  }, [tabLogo]);
}
