import { Menu, MenuRadioGroup } from '@careers/ui/floating';
import type { OnDemandPart } from '../../app/on-demand.tsx';
import { type PortalLocale, portalLocales } from '../session/index.ts';

interface LanguageMenuProps extends OnDemandPart {
  readonly locales: readonly PortalLocale[];
  readonly locale: PortalLocale;
  readonly onChange: (locale: PortalLocale) => void;
}

/** The enabled languages, each named in itself. */
export default function LanguageMenu({
  open,
  onOpenChange,
  trigger,
  locales,
  locale,
  onChange,
}: LanguageMenuProps) {
  return (
    <Menu open={open} onOpenChange={onOpenChange} trigger={trigger}>
      <MenuRadioGroup
        value={locale}
        onValueChange={onChange}
        options={locales.map((value) => ({
          value,
          label: portalLocales[value].name,
          lang: portalLocales[value].html,
        }))}
      />
    </Menu>
  );
}
