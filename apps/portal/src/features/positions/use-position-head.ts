import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { isInternalCategory } from '../../core/is-internal.ts';
import { useOrganisation } from '../../site-config/organisation.tsx';
import { jobPosting, scriptJson } from './job-posting.ts';
import { linkPreview } from './link-preview.ts';
import { jsonPolicy } from './trusted-json.ts';

/**
 * Keeps in the page's head, as long as a position is shown, what a link to it is previewed by, and of an open one what
 * search engines read. Internal positions tell nothing.
 */
export function usePositionHead(
  position: PositionDetail | undefined,
  site: WebsiteBaseInfo | undefined,
): void {
  const organisation = useOrganisation(position ?? { companyDescr: '', deptIdDescr: '' }).join(' · ');
  useEffect(() => {
    if (!position || !site || isInternalCategory(site)) return undefined;
    const elements: HTMLElement[] = linkPreview(position, organisation, site).map(({ name, content }) => {
      const meta = document.createElement('meta');
      // The Open Graph protocol has its own attribute.
      meta.setAttribute(name.startsWith('og:') ? 'property' : 'name', name);
      meta.content = content;
      return meta;
    });
    if (position.status === 'open') elements.push(postingScript(position, site));
    document.head.append(...elements);
    return () => {
      for (const element of elements) element.remove();
    };
  }, [position, organisation, site]);
}

/** Data, not code: the browser never runs it, though the content policy asks for a word that it is no code. */
function postingScript(position: PositionDetail, site: WebsiteBaseInfo): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const json = scriptJson(jobPosting(position, site.websiteDescr || site.websiteName));
  script.textContent = jsonPolicy.createScript(json);
  return script;
}
