import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after another language was chosen: words that were kept are in the old one. */
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
