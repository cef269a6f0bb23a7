import type { ClosedLinkAnswer, Method } from '@careers/gateway/contract';
import { linkOutcomeTexts } from '../process/link-texts.ts';
import { type OpenedLink, standingOf } from '../process/links.ts';
import { openLink } from '../process/sample-links.ts';
import { type Reason, reasonTexts } from '../texts.ts';
import { type Backend, BusinessError, type CallContext } from './context.ts';
import { kindOf } from './link-kinds.ts';

/** The link whose token a param has, if it is one for the method. */
export function linkIn(backend: Backend, method: Method, param: unknown): OpenedLink | undefined {
  const token: unknown =
    typeof param === 'object' && param !== null ? Reflect.get(param, 'token') : undefined;
  const opened = typeof token === 'string' ? openLink(backend, token) : undefined;
  return opened?.link.kind === kindOf(method) ? opened : undefined;
}

/** What a query answers by itself where its link has nothing to show; undefined where its resolver has to say. */
export function closedAnswer({ link: opened, locale, clock }: CallContext): ClosedLinkAnswer | undefined {
  if (!opened) return { state: 'invalid', message: reasonTexts.linkInvalid[locale] };
  const { link, delivery } = opened;
  const homepageConfigId = delivery.siteId;
  if (link.outcome) {
    const { outcome } = link;
    return { state: 'handled', message: linkOutcomeTexts[outcome][locale], outcome, homepageConfigId };
  }
  return standingOf(link, clock.now()) === 'expired'
    ? { state: 'expired', message: reasonTexts.linkExpired[locale], homepageConfigId }
    : undefined;
}

/** What a submit is refused with whose link ended before its time. */
const overReason = (opened: OpenedLink): Reason =>
  opened.link.kind === 'offer' ? 'offerHandled' : 'linkExpired';

/**
 * Refuses a submit whose link cannot be used.
 * @throws {BusinessError} linkInvalid, linkExpired, or what the link was for is over
 */
export function refuseClosedLink({ link: opened, clock }: CallContext): void {
  if (!opened) throw new BusinessError('linkInvalid');
  const { link } = opened;
  if (link.outcome) throw new BusinessError(overReason(opened), { outcome: link.outcome });
  if (standingOf(link, clock.now()) === 'expired') throw new BusinessError('linkExpired');
}
