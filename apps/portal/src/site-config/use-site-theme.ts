import { applyBrandTokens, applyMeasures, brandTokens } from '@careers/ui/theme';
import { useEffect, useLayoutEffect } from 'react';
import { usePortal } from '../core/portal.ts';
import { keptColours, lookKey, lookOf } from './kept-look.ts';
import { safePicture } from './links.ts';
import { useSite } from './use-site.ts';

/** No company's colour, until it is known whose. */
const INK = '#2b2824';

/** The company's brand, corners and letters on the portal's root, its mark in the tab, and its language for who has chosen none. */
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
    // What stands in for it meanwhile may be another website's.
    if (site && key && !isPlaceholderData) device.set(key, lookOf(site));
  }, [key, device, site, isPlaceholderData]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const address = tabLogo && safePicture(tabLogo);
    if (!icon || !address) return undefined;
    const before = icon.href;
    icon.href = address;
    // A website without one of its own has none, and not the one that was shown before.
    return () => {
      icon.href = before;
    };
  }, [tabLogo]);
}
