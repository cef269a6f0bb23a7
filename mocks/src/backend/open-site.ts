import type { WebsiteSite } from '../sites/websites.ts';
import { BusinessError, type CallContext, ExpiredError } from './context.ts';

/**
 * The site that a call is about, if the caller may see it: an internal one requires a session whose flag is 1 (decision 5.4).
 * Methods for style, keys and sign-on do not call this.
 * @throws {ExpiredError | BusinessError} noPermission
 */
export function openSite(context: CallContext, id?: string): WebsiteSite {
  const site = context.site(id);
  if (site.kind !== 'internal') return site;
  if (!context.account) throw new ExpiredError();
  if (context.account.authFlag !== '1') throw new BusinessError('noPermission');
  return site;
}
