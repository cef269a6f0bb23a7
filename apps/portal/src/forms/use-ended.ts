import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from './upload-list.ts';

/** The uploads that have succeeded or failed last, to be announced. Files restored from a draft do not count. */
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
    if (now.length > 0) setEnded(now);
  }, [items]);
  return ended;
}
