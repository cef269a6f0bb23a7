import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after the language has changed, for components that keep messages in state: those are in the old one. */
export function useLanguageChange(onChange: () => void): void {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const shown = useRef(locale);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    changed();
  }, [locale]);
}
