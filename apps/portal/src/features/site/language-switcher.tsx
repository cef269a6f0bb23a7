import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { lazy, useEffect } from 'react';
import { OnDemand } from '../../app/on-demand.tsx';
import { usePlaceInApp } from '../../app/place-in-app.ts';
import { usePortal } from '../../app/portal.ts';
import { isShareEntry, type PortalLocale, portalLocales } from '../session/index.ts';
import { languagesQuery } from './queries.ts';

const LanguageMenu = lazy(() => import('./language-menu.tsx'));

/** Which languages the site switched on; Simplified Chinese always is (section 1). Undefined until known. */
function useEnabledLocales(): readonly PortalLocale[] | undefined {
  const { data } = useQuery(languagesQuery(usePortal()));
  if (!data) return undefined;
  const { zhHkStart, enWwStart } = data;
  return [
    'zh-cn',
    ...(zhHkStart === 1 ? (['zh-hk'] as const) : []),
    ...(enWwStart === 1 ? (['en-us'] as const) : []),
  ];
}

/** Switches the language; share pages keep their own (decision 5.9). Absent when there is only one. */
export function LanguageSwitcher({ className }: { readonly className?: string }) {
  const portal = usePortal();
  const { t } = useLingui();
  const share = isShareEntry(usePlaceInApp());
  const locales = useEnabledLocales();
  const locale = portal.languages.locale();
  const change = (next: PortalLocale) => portal.session.set(share ? 'share_locale' : 'locale', next);
  // A language that the site switched off falls back to Simplified Chinese (decision 5.9).
  const switchedOff = locales !== undefined && !locales.includes(locale);
  useEffect(() => {
    if (switchedOff) portal.session.set(share ? 'share_locale' : 'locale', 'zh-cn');
  }, [portal, share, switchedOff]);
  if (!locales || locales.length < 2) return null;
  return (
    <OnDemand
      part={LanguageMenu}
      props={{ locales, locale, onChange: change }}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={t`Language: ${portalLocales[locale].name}`}
          className={cn(buttonClass('ghost'), 'px-3!', className)}
        >
          <Globe size={18} />
          <span className="hidden @3xl:inline" lang={portalLocales[locale].html}>
            {portalLocales[locale].name}
          </span>
        </button>
      }
    />
  );
}
