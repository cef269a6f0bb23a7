import type { WebsiteBaseInfo, WebsiteStyle } from '@careers/gateway/contract';

/** Whether a website is an internal one: its homepage category is '2' (section 3). */
export function isInternal(site: Pick<WebsiteStyle, 'websiteBaseInfo'> | undefined): boolean {
  return site !== undefined && isInternalCategory(site.websiteBaseInfo);
}

/** The same for a stored session, which keeps the category of the website that it began at. */
export function isInternalCategory({
  homepageCategory,
}: Partial<Pick<WebsiteBaseInfo, 'homepageCategory'>>): boolean {
  return homepageCategory === '2';
}
