import type { PositionDetail, WebsiteBaseInfo } from '@careers/gateway/contract';

interface MetaText {
  /** `description`, or a property of the Open Graph protocol. */
  readonly name: string;
  readonly content: string;
}

/** The meta tags of a position's page, for link previews by services that run scripts (decision 0089). */
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
    // Previews fetch the picture by its address, so a data URL is of no use.
    ...(/^https?:\/\//.test(tabLogoUrl) ? [{ name: 'og:image', content: tabLogoUrl }] : []),
  ];
}
