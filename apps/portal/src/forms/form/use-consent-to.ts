import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FormStore } from './form.ts';

interface WithConsent {
  readonly consent?: boolean;
}

/** A form's consent counts for the version of the text that it was given to: if another version comes while the form is open, it is taken back. */
export function useConsentTo<Values extends WithConsent>(
  { getValues }: Pick<FormStore<Values>, 'getValues'>,
  version: string,
  takeBack: () => void,
): void {
  const shown = useRef(version);
  const follow = useEffectEvent(() => {
    if (getValues().consent) takeBack();
  });
  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    follow();
  }, [version]);
}
