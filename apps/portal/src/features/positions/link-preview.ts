import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';

interface MetaText {
  /** `description`, or a property of the Open Graph protocol. */
  readonly name: string;
  readonly content: string;
}

/** What a link to a position is shown with where pages are run before they are previewed. */
export function linkPreview(
  {
    post,
    workPlace,
    education,
    workYears,
    salary,
  }: Pick<PositionDetail, 'post' | 'workPlace' | 'education' | 'workYears' | 'salary'>,
  organisation: string,
  { websiteName, tabLogoUrl }: Pick<WebsiteBaseInfo, 'websiteName' | 'tabLogoUrl'>,
): MetaText[] {
  const description = [organisation, workPlace.name, education.name, workYears.name, salary]
    .filter(Boolean)
    .join(' · ');
  return [
    { name: 'description', content: description },
    { name: 'og:type', content: 'website' },
    { name: 'og:site_name', content: websiteName },
    { name: 'og:title', content: post },
    { name: 'og:description', content: description },
    // What previews a page fetches its picture: one inside the document is none to it.
    ...(/^https?:\/\//.test(tabLogoUrl) ? [{ name: 'og:image', content: tabLogoUrl }] : []),
  ];
}
