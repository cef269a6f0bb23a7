import { useEffect } from 'react';

/** Keeps a page with somebody's personal facts out of search engines that run pages before they read them. */
export function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
