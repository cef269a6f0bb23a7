import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { isInternalCategory } from '../../site-config/is-internal.ts';
import { jobPosting, scriptJson } from './job-posting.ts';
import { jsonPolicy } from './trusted-json.ts';

/**
 * Keeps what search engines read of a position in the page as long as it is shown and open. Data, not code: the
 * browser never runs it, though the content policy asks for a word that it is no code. Internal positions tell nothing.
 */
export function useJobPosting(position: PositionDetail | undefined, site: WebsiteBaseInfo | undefined): void {
  useEffect(() => {
    if (position?.status !== 'open' || !site || isInternalCategory(site)) return undefined;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    const json = scriptJson(jobPosting(position, site.websiteDescr || site.websiteName));
    script.textContent = jsonPolicy.createScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [position, site]);
}
