import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../core/calls/use-failure-toast.ts';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { OnDemand } from '../core/parts/on-demand.tsx';
import { usePortal } from '../core/portal/portal.ts';
import { isPortalLocale, isShareEntry, type PortalLocale, portalLocales } from '../core/session/index.ts';
import { useLast } from '../core/use-last.ts';
import { languagesQuery } from '../site-config/queries.ts';

const LanguageMenu = lazy(() => import('./language-menu.tsx'));

/** Which languages the site switched on; Simplified Chinese always is (section 1). */
function enabledLocales(on: { zhHkStart?: unknown; enWwStart?: unknown }): readonly PortalLocale[] {
  return [
    'zh-cn',
    ...(on.zhHkStart === 1 ? (['zh-hk'] as const) : []),
    ...(on.enWwStart === 1 ? (['en-us'] as const) : []),
  ];
}

/**
 * Switches the language; share pages have one of their own (decision 5.9). Not rendered when there is only one language. If the call
 * for the languages has failed, opening the menu calls again.
 */
export function LanguageSwitcher({ className }: { readonly className?: string }) {
  const portal = usePortal();
  const { languages, scope } = portal;
  const { t } = useLingui();
  const share = isShareEntry(useAppLocation());
  const { data, errorUpdateCount, isPlaceholderData, isFetching, refetch } = useQuery({
    ...languagesQuery(portal),
    // On a link page, only once the link's website is known.
    enabled: !scope.get().linkSiteUnknown,
  });
  const { websiteId } = scope.get();
  // A website has the same languages in each of them: where they cannot be asked for in the one shown, the way back stays.
  const known = useLast(isPlaceholderData ? undefined : data, websiteId);
  const answer = data ?? known;
  const locales = answer && enabledLocales(answer);
  const offered = locales?.join();
  useEffect(() => {
    if (offered) scope.set({ ...scope.get(), offered: offered.split(',').filter(isPortalLocale) });
  }, [scope, offered]);
  const locale = languages.locale();
  const { change, changing } = useChangeOfLanguage(share ? 'share_locale' : 'locale');
  // `errorUpdateCount`, because `error` is reset while the call is repeated, and the button with its open menu has to stay.
  if (locales ? locales.length < 2 : errorUpdateCount === 0) return null;
  return (
    <OnDemand
      part={LanguageMenu}
      props={{ locales, locale, onChange: change, onAsk: () => void refetch(), asking: isFetching }}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={t`Language: ${portalLocales[locale].name}`}
          className={cn(buttonClass('ghost'), 'px-3! last-of-type:-me-3', className)}
          {...(changing ? { 'data-fetching': '' } : {})}
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

/** Stores a chosen language only after its words are loaded, so that the stored and the shown language never differ. */
function useChangeOfLanguage(key: 'locale' | 'share_locale') {
  const { session, languages } = usePortal();
  const say = useFailureToast();
  const [changing, setChanging] = useState(false);
  const wanted = useRef<PortalLocale>(undefined);

  async function change(next: PortalLocale): Promise<void> {
    wanted.current = next;
    setChanging(true);
    try {
      await languages.prepare(next);
      // Another language may have been asked for meanwhile; the last choice counts.
      if (wanted.current === next) session.set(key, next);
    } catch (error) {
      if (wanted.current === next) say(error);
    } finally {
      if (wanted.current === next) setChanging(false);
    }
  }
  return { change: (next: PortalLocale) => void change(next), changing };
}
