import type { WebsiteBaseInfo, WebsiteStyle } from '@careers/gateway/contract';
import type { SessionStore } from '../session/index.ts';

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

/** Whether a website was found to be internal, so that calls about it go to the internal API groups. */
export function isKnownInternal(session: Pick<SessionStore, 'get'>, id: string | undefined): boolean {
  return id !== undefined && (session.get().internalSites ?? []).includes(id);
}
