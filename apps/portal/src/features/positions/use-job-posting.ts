import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { jobPosting, scriptJson } from './job-posting.ts';

/**
 * Keeps what search engines read of a position in the page as long as it is shown and open. Data, not code: the
 * browser never runs it, and the content policy has no say in it. Internal positions tell nothing.
 */
export function useJobPosting(position: PositionDetail | undefined, site: WebsiteBaseInfo | undefined): void {
  useEffect(() => {
    if (position?.status !== 'open' || !site || site.homepageCategory === '2') return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = scriptJson(jobPosting(position, site.websiteDescr || site.websiteName));
    document.head.append(script);
    return () => script.remove();
  }, [position, site]);
}
