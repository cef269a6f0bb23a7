import { useEffect } from 'react';
import { useAccess } from '../core/navigation/page-access.ts';

/** Keeps personal pages, by login or by link, out of search engines that run scripts. */
export function useNoIndex(): void {
  const access = useAccess();
  const isPersonal = access === 'session' || access === 'link';
  useEffect(() => {
    if (!isPersonal) return;
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, [isPersonal]);
}
