import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';
import { useDeferredValue, useEffect } from 'react';
import { isInternalCategory } from '../../core/portal/is-internal.ts';
import { useOrganisation } from '../../site-config/organisation.tsx';
import { jobPosting, scriptJson } from './job-posting.ts';
import { linkPreview } from './link-preview.ts';
import { jsonPolicy } from './trusted-json.ts';

/**
 * While a position is shown, keeps its link preview in the page's head, and its structured data for search engines if it is open.
 * Positions of internal sites have neither.
 */
export function usePositionHead(shown: PositionDetail | undefined, site: WebsiteBaseInfo | undefined): void {
  // Search engines and previews can wait, the person cannot. React takes `undefined` for no initial value, and would not defer.
  const position = useDeferredValue(shown ?? null, null);
  const organisation = useOrganisation(position ?? { companyDescr: '', deptIdDescr: '' }).join(' · ');
  useEffect(() => {
    if (!position || !site || isInternalCategory(site)) return undefined;
    const page = previewOfPage();
    const own = linkPreview(position, organisation, site)
      // The website's preview picture is used rather than its logo.
      .filter(({ name }) => name !== 'og:image' || !page.has(name))
      .map(({ name, content }) => {
        const meta = document.createElement('meta');
        meta.setAttribute(attributeOf(name), name);
        meta.content = content;
        return { name, meta };
      });
    const elements: HTMLElement[] = own.map(({ meta }) => meta);
    if (position.status === 'open') elements.push(postingScript(position, site));
    // Readers take the first of two tags with the same property, so the page's own are removed meanwhile.
    const replaced = own.flatMap(({ name }) => page.get(name) ?? []);
    for (const meta of replaced) meta.remove();
    document.head.append(...elements);
    return () => {
      for (const element of elements) element.remove();
      document.head.append(...replaced);
    };
  }, [position, organisation, site]);
}

/** Open Graph properties have an attribute of their own. */
const attributeOf = (name: string) => (name.startsWith('og:') ? 'property' : 'name');

/** The preview tags of the deployment's page (tools/link-preview) by name; empty if it has none. */
function previewOfPage(): ReadonlyMap<string, HTMLMetaElement> {
  const metas = document.head.querySelectorAll<HTMLMetaElement>(
    'meta[property^="og:"], meta[name="description"]',
  );
  return new Map(
    [...metas].map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta]),
  );
}

/** A script element with data, which the browser never runs, though Trusted Types demand a policy for its text. */
function postingScript(position: PositionDetail, site: WebsiteBaseInfo): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  const json = scriptJson(jobPosting(position, site.websiteDescr || site.websiteName));
  script.textContent = jsonPolicy.createScript(json);
  return script;
}
