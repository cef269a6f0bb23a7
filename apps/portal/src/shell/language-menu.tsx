import { Spinner } from '@careers/ui';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { fetchUntranslatedAlert } from '../core/calls/untranslated-notice.tsx';
import type { OnDemandMenu } from '../core/parts/on-demand.tsx';
import { type PortalLocale, portalLocales } from '../core/session/index.ts';

interface LanguageMenuProps extends OnDemandMenu {
  /** Undefined while the call for them has failed; opening the menu calls again. */
  readonly locales: readonly PortalLocale[] | undefined;
  readonly locale: PortalLocale;
  readonly onChange: (locale: PortalLocale) => void;
  readonly onAsk: () => void;
  /** Whether the call is under way. */
  readonly asking: boolean;
}

/** The enabled languages, each named in itself. */
export default function LanguageMenu({
  open,
  onOpenChange,
  openedByKey,
  trigger,
  locales,
  locale,
  onChange,
  onAsk,
  asking,
}: LanguageMenuProps) {
  const { t } = useLingui();
  const unknown = locales === undefined;
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (open && unknown) ask();
  }, [open, unknown]);
  // Loads in advance what tells that a page could not be loaded in the chosen language: the network may be down by then.
  useEffect(() => void fetchUntranslatedAlert().catch(() => {}), []);
  return (
    <Menu open={open} onOpenChange={onOpenChange} openedByKey={openedByKey} trigger={trigger}>
      {unknown && asking && (
        <MenuLabel>
          <Spinner label={t`Loading`} />
        </MenuLabel>
      )}
      {unknown && !asking && <MenuItem onSelect={onAsk}>{t`Try again`}</MenuItem>}
      <MenuRadioGroup
        value={locale}
        onValueChange={onChange}
        options={(locales ?? [locale]).map((value) => ({
          value,
          label: portalLocales[value].name,
          lang: portalLocales[value].html,
        }))}
      />
    </Menu>
  );
}
