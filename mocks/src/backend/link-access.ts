import type { ClosedLinkAnswer, LinkVerification, Method } from '@careers/gateway/contract';
import type { Account } from '../domain/account-state.ts';
import type { LinkKind, LinkOutcome } from '../domain/process-state.ts';
import { textOfOutcome } from '../process/link-texts.ts';
import { type OpenedLink, standingOf } from '../process/links.ts';
import { outcomeWithout } from '../process/process.ts';
import { colleagueOf, workEmailOf } from '../process/recipients.ts';
import { openLink } from '../process/sample-links.ts';
import { type Reason, reasonTexts } from '../texts.ts';
import { type Contact, contactOf, emailContact, maskContact } from './contacts.ts';
import { type Backend, BusinessError, type CallContext } from './context.ts';
import { worksByKind } from './link-kinds.ts';

/** The API group of the methods that open links of every kind. */
const OPENING = 'rm.link';

const isOpening = (method: Method) => method.groups[0] === OPENING;

/** Whether a method accepts links of a kind. */
export function worksBy(method: Method, kind: LinkKind): boolean {
  return isOpening(method) || worksByKind(method, kind);
}

/** The link whose token is in a param, if the method accepts it. */
export function linkIn(backend: Backend, method: Method, param: unknown): OpenedLink | undefined {
  const token = textIn(param, 'token');
  const opened = token === undefined ? undefined : openLink(backend, token);
  return opened && worksBy(method, opened.link.kind) ? opened : undefined;
}

/** The pass in a param, beside the token. */
export function passIn(param: unknown): string | undefined {
  return textIn(param, 'pass');
}

/** Where the code of a locked link is sent: to the person that it was issued for. */
export interface LinkLock {
  readonly verification: LinkVerification;
  readonly contact: Contact;
}

/** What a link requires before it shows anything; undefined if it requires nothing. */
export function lockOf(
  backend: Pick<Backend, 'state'>,
  { link, delivery }: OpenedLink,
): LinkLock | undefined {
  if (!link.verification) return undefined;
  const account = backend.state().accounts[delivery.accountId];
  const wanted = link.verification === 'sms' ? ('phone' as const) : ('email' as const);
  const contact =
    link.recipient !== 'candidate'
      ? emailContact(colleagueOf(link.recipient, delivery).email)
      : account && contactOfCandidate(account, wanted);
  // Somebody without a contact cannot prove who they are.
  if (!contact) throw new BusinessError('linkInvalid');
  return { verification: contact.kind === 'phone' ? 'sms' : 'email', contact };
}

/** The contact that is wanted, or any other that the account has; for the directory's people, the one at work. */
function contactOfCandidate(account: Account, wanted: 'phone' | 'email'): Contact | undefined {
  const known = contactOf(account, wanted) ?? contactOf(account, 'phone') ?? contactOf(account, 'email');
  const atWork = workEmailOf(account);
  return known ?? (atWork === undefined ? undefined : emailContact(atWork));
}

/** The use of a link by somebody, with the pass that they have. */
export type LinkUse = Pick<CallContext, 'state' | 'clock' | 'link' | 'pass'>;

/** The lock of a link, unless a valid pass opens it. */
function closedLock(
  context: Pick<CallContext, 'state' | 'clock' | 'pass'>,
  opened: OpenedLink,
): LinkLock | undefined {
  const { state, clock, pass } = context;
  const isOpen = state().linkPasses.some(
    (known) => known.pass === pass && known.token === opened.token && clock.now() < known.expiresAt,
  );
  return isOpen ? undefined : lockOf(context, opened);
}

/** What a query answers by itself if its link has nothing to show; undefined if its resolver has to answer. */
export function closedAnswer(context: CallContext): ClosedLinkAnswer | undefined {
  const { link: opened, locale, clock } = context;
  if (!opened) return { state: 'invalid', message: reasonTexts.linkInvalid[locale] };
  const { link, delivery } = opened;
  const homepageConfigId = delivery.siteId;
  if (link.outcome) return handledAnswer(context, opened, link.outcome);
  if (standingOf(link, clock.now()) === 'expired')
    return { state: 'expired', message: reasonTexts.linkExpired[locale], homepageConfigId };
  const lock = closedLock(context, opened);
  if (!lock) return undefined;
  const { verification, contact } = lock;
  return { state: 'locked', verification, contact: maskContact(contact), homepageConfigId };
}

/** What a query answers by a link that was ended before it expired. */
export function handledAnswer(
  { locale }: Pick<CallContext, 'locale'>,
  { link, delivery }: OpenedLink,
  ended: LinkOutcome,
) {
  // What was no longer needed says so until the application has ended too.
  const outcome = ended === 'notNeeded' ? outcomeWithout(delivery.process) : ended;
  const message = textOfOutcome(outcome, link.kind)[locale];
  return { state: 'handled', message, outcome, homepageConfigId: delivery.siteId } as const;
}

/** Why a submit is refused if its link was ended before it expired. */
function overReason({ link }: OpenedLink): Reason {
  if (link.kind === 'offer') return 'offerHandled';
  return link.outcome === 'byAnother' || link.outcome === 'passedOn' ? 'handled' : 'linkExpired';
}

/**
 * Refuses to use a link that cannot be used: for a submit, or for an upload, which is no method.
 * @throws {BusinessError} linkInvalid, linkExpired, linkLocked, or that the purpose of the link has ended
 */
export function refuseClosedLink(context: LinkUse, method?: Method): void {
  const { link: opened, clock } = context;
  if (!opened) throw new BusinessError('linkInvalid');
  const { link } = opened;
  const opening = method !== undefined && isOpening(method);
  if (link.outcome)
    throw new BusinessError(opening ? 'linkExpired' : overReason(opened), { outcome: link.outcome });
  if (standingOf(link, clock.now()) === 'expired') throw new BusinessError('linkExpired');
  if (!opening && closedLock(context, opened)) throw new BusinessError('linkLocked');
}

function textIn(param: unknown, field: string): string | undefined {
  const value: unknown = typeof param === 'object' && param !== null ? Reflect.get(param, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}
