import { applyBrandTokens, applyMeasures, brandTokens } from '@careers/ui/theme';
import { useEffect } from 'react';
import { usePortal } from '../core/portal.ts';
import { safePicture } from './links.ts';
import { useSite } from './use-site.ts';

/** The company's brand, corners and letters on the portal's root, its mark in the tab, and its language for who has chosen none. */
export function useSiteTheme(): void {
  const { scope } = usePortal();
  const { data: site } = useSite();
  const theme = site?.websiteHomepage.theme;
  const tabLogo = site?.websiteBaseInfo.tabLogoUrl;
  const defaultLanguage = site?.websiteBaseInfo.defaultLanguage;
  useEffect(() => {
    if (defaultLanguage) scope.set({ ...scope.get(), defaultLanguage });
  }, [scope, defaultLanguage]);
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-portal-root]');
    if (!root || !theme) return;
    if (theme.brandColor) applyBrandTokens(root, brandTokens(theme.brandColor));
    applyMeasures(root, theme);
  }, [theme]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const address = tabLogo && safePicture(tabLogo);
    if (icon && address) icon.href = address;
  }, [tabLogo]);
}
