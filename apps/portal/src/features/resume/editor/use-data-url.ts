import { useEffect, useEffectEvent, useState } from 'react';
import { dataUrlOf } from './data-url.ts';

/** A file as a data URL; undefined until it has been read. */
export function useDataUrl(file: File, onUnreadable: () => void): string | undefined {
  const [url, setUrl] = useState<string>();
  const giveUp = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isGone = false;
    dataUrlOf(file).then(
      (read) => {
        if (!isGone) setUrl(read);
      },
      () => {
        if (!isGone) giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return url;
}
