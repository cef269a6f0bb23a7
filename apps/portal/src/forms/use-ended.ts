import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from './upload-list.ts';

/**
 * The uploads that have succeeded or failed last, to be announced. Files restored from a draft do not count. One that is tried again is no
 * longer among them: a screen reader says a second failure in the same words only after they were gone.
 */
export function useEnded(items: readonly UploadItem[]): readonly UploadItem[] {
  const before = useRef(new Map<string, UploadItem['state']>());
  const [ended, setEnded] = useState<readonly UploadItem[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = new Map(items.map(({ id, state }) => [id, state]));
    const now = items.filter(({ id, state }) => {
      if (state === 'waiting' || state === 'uploading' || known.get(id) === state) return false;
      return state !== 'done' || known.has(id);
    });
    setEnded((last) => {
      if (now.length > 0) return now;
      const still = last.filter((one) => items.includes(one));
      return still.length === last.length ? last : still;
    });
  }, [items]);
  return ended;
}
