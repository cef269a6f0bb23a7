import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { SpelledNames } from './spelled-names.ts';

/** The pinyin of Chinese names, loaded when `wanted`; until then names are found by their characters. */
export function useSpelledNames(wanted: boolean): SpelledNames | undefined {
  const { i18n } = useLingui();
  const [names, setNames] = useState<SpelledNames>();
  const needed = wanted && i18n.locale.startsWith('zh');
  useEffect(() => {
    if (!needed) return undefined;
    let waiting = true;
    import('./spelled-names.ts').then(
      ({ createSpelledNames }) => {
        if (waiting) setNames(createSpelledNames());
      },
      () => {
        // Names are still found by their characters.
      },
    );
    return () => {
      waiting = false;
    };
  }, [needed]);
  return names;
}
