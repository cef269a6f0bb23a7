import { useEffect, useRef } from 'react';
import { viewerZone } from '../format/format.ts';
import { usePortal } from './portal.ts';
import { useAsOfNow } from './use-as-of-now.ts';

/**
 * Writes all texts anew once the device is in another zone, as a laptop that is opened after a flight: otherwise a page would have
 * times of both zones, each as it was last rendered.
 */
export function useZoneChange(): void {
  const { i18n } = usePortal().languages;
  const zone = useAsOfNow(viewerZone);
  const written = useRef(zone);
  useEffect(() => {
    if (written.current === zone) return;
    written.current = zone;
    // Whatever writes a time subscribes to the language.
    i18n.activate(i18n.locale);
  }, [i18n, zone]);
}
