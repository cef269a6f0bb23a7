import type { WebsiteSite } from '../sites/websites.ts';
import { BusinessError, type CallContext, ExpiredError } from './context.ts';

/**
 * The site that a call is about, when what is on it is open to the caller: an internal one only to a session whose
 * flag is 1 (decision 5.4). Style, keys and sign-on do not ask here.
 * @throws {ExpiredError | BusinessError} noPermission
 */
export function openSite(context: CallContext, id?: string): WebsiteSite {
  const site = context.site(id);
  if (site.kind !== 'internal') return site;
  if (!context.account) throw new ExpiredError();
  if (context.account.authFlag !== '1') throw new BusinessError('noPermission');
  return site;
}
