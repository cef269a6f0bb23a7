import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { lazy } from 'react';
import { usePlaceInApp } from '../../app/link.tsx';
import { OnDemand } from '../../app/on-demand.tsx';
import { usePortal } from '../../app/portal.ts';
import { isShareEntry, type PortalLocale, portalLocales } from '../session/index.ts';
import { languagesQuery } from './queries.ts';

const LanguageMenu = lazy(() => import('./language-menu.tsx'));

/** Which languages the site switched on; Simplified Chinese always is (section 1). */
function useEnabledLocales(): readonly PortalLocale[] {
  const { data } = useQuery(languagesQuery(usePortal()));
  if (!data) return ['zh-cn'];
  return [
    'zh-cn',
    ...(data.zhHkStart === 1 ? ['zh-hk' as const] : []),
    ...(data.enWwStart === 1 ? ['en-us' as const] : []),
  ];
}

/** Switches the language; share pages keep their own (decision 5.9). Absent when there is only one. */
export function LanguageSwitcher({ className }: { readonly className?: string }) {
  const portal = usePortal();
  const { t } = useLingui();
  const place = usePlaceInApp();
  const locales = useEnabledLocales();
  const locale = portal.languages.locale();
  if (locales.length < 2) return null;
  const change = (next: PortalLocale) => {
    portal.session.set(isShareEntry(place) ? 'share_locale' : 'locale', next);
  };
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
          <Globe size={18} aria-hidden="true" />
          <span className="hidden @3xl:inline" lang={portalLocales[locale].html}>
            {portalLocales[locale].name}
          </span>
        </button>
      }
    />
  );
}
