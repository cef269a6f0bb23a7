import { type Method, siteIdIn } from '@careers/gateway/contract';
import type { WorldRequest } from '../core/message.ts';
import type { Locale } from '../data/types.ts';
import { asConfigured } from '../sites/as-configured.ts';
import { findSite } from '../sites/websites.ts';
import { type Backend, BusinessError, type CallContext, ExpiredError } from './context.ts';
import { linkIn, passIn } from './link-access.ts';
import { findSession } from './sessions.ts';

/** What a call contains. */
interface Called {
  readonly request: WorldRequest;
  readonly locale: Locale;
  readonly method: Method;
  readonly param: unknown;
}

/** The context of a call for its resolver: the session or the link that it uses, and the site that it is about. */
export function createContext(backend: Backend, { request, locale, method, param }: Called): CallContext {
  // Whoever holds a link is identified by it alone: another person may be logged in in the same browser.
  const byLink = method.access === 'link';
  const link = byLink ? linkIn(backend, method, param) : undefined;
  const token = byLink ? undefined : request.header('authorization');
  const session = findSession(backend.state(), token, backend.clock.now());
  const account = session && backend.state().accounts[session.accountId];
  const headerSite = request.header('homepageconfigid');
  const { directory } = backend;
  return {
    ...backend,
    directory: directory.seenFrom?.(request.header('host')) ?? directory,
    locale,
    token,
    caller: request.from ?? '',
    session,
    account,
    send: (message, at) => backend.send({ ...(account ? { accountId: account.id } : {}), ...message }, at),
    site: (id) => {
      // The page of a link uses the link's own site (decisions, section 1), whatever site its reader comes from.
      const wanted = link?.delivery.siteId ?? (id || siteIdIn(param) || headerSite);
      if (!wanted) throw new BusinessError('siteMissing');
      return asConfigured(backend, findSite(wanted));
    },
    requireAccount: () => {
      if (!account) throw new ExpiredError();
      return account;
    },
    link,
    pass: byLink ? passIn(param) : undefined,
    requireLink: () => {
      if (!link) throw new BusinessError('linkInvalid');
      return link;
    },
  };
}
