import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { isInternalCategory } from '../../core/portal/is-internal.ts';
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
    const page = previewOfPage();
    const own = linkPreview(position, organisation, site)
      // The website's picture says more of it than its mark does.
      .filter(({ name }) => name !== 'og:image' || !page.has(name))
      .map(({ name, content }) => {
        const meta = document.createElement('meta');
        meta.setAttribute(attributeOf(name), name);
        meta.content = content;
        return { name, meta };
      });
    const elements: HTMLElement[] = own.map(({ meta }) => meta);
    if (position.status === 'open') elements.push(postingScript(position, site));
    // Of two that say the same thing a reader takes the first.
    const standsBack = own.flatMap(({ name }) => page.get(name) ?? []);
    for (const meta of standsBack) meta.remove();
    document.head.append(...elements);
    return () => {
      for (const element of elements) element.remove();
      document.head.append(...standsBack);
    };
  }, [position, organisation, site]);
}

/** The Open Graph protocol has its own attribute. */
const attributeOf = (name: string) => (name.startsWith('og:') ? 'property' : 'name');

/** What the deployment's page says of the website (tools/link-preview), by name; nothing where nobody has had it written. */
function previewOfPage(): ReadonlyMap<string, HTMLMetaElement> {
  const metas = document.head.querySelectorAll<HTMLMetaElement>(
    'meta[property^="og:"], meta[name="description"]',
  );
  return new Map(
    [...metas].map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta]),
  );
}

/** Data, not code: the browser never runs it, though the content policy asks for a word that it is no code. */
function postingScript(position: PositionDetail, site: WebsiteBaseInfo): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const json = scriptJson(jobPosting(position, site.websiteDescr || site.websiteName));
  script.textContent = jsonPolicy.createScript(json);
  return script;
}
