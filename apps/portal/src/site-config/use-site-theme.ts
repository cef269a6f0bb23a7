import { applyBrandTokens, applyMeasures, brandTokens } from '@careers/ui/theme';
import { useEffect, useLayoutEffect } from 'react';
import { usePortal } from '../core/portal.ts';
import { lookOf } from './kept-look.ts';
import { safePicture } from './links.ts';
import { useSite } from './use-site.ts';

/** No company's colour, until it is known whose. */
const INK = '#2b2824';

/** The company's brand, corners and letters on the portal's root, its mark in the tab, and its language for who has chosen none. */
export function useSiteTheme(): void {
  const { scope, device } = usePortal();
  const { data: site } = useSite();
  const theme = site?.websiteHomepage.theme;
  const tabLogo = site?.websiteBaseInfo.tabLogoUrl;
  const defaultLanguage = site?.websiteBaseInfo.defaultLanguage;
  useEffect(() => {
    if (defaultLanguage) scope.set({ ...scope.get(), defaultLanguage });
  }, [scope, defaultLanguage]);
  useLayoutEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    if (!root) return;
    // What the document wears already (`boot.ts`) is this website's own.
    if (theme || !document.documentElement.style.cssText)
      applyBrandTokens(root, brandTokens(theme ? theme.brandColor : INK));
    if (theme) applyMeasures(root, theme);
  }, [theme]);
  useEffect(() => {
    const { comId, websiteId } = scope.get();
    if (site) device.set(`look:${comId || websiteId}`, lookOf(site));
  }, [scope, device, site]);
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
