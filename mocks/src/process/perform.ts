import { fillText } from '../core/fill-text.ts';
import type { Locale } from '../data/types.ts';
import { type LinkKind, type LinkOutcome, type Recipient, requestKinds } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import { configurationOf } from '../sites/configuration.ts';
import { findSite } from '../sites/websites.ts';
import type { Effect } from './effects.ts';
import type { EventHost } from './host.ts';
import { agreedTimeOf, interviewOf } from './interviews.ts';
import { issueLink, liveToken, standingOf } from './links.ts';
import type { MessageLink } from './message-text.ts';
import { type ProcessMessage, processMessages, tellingMessages } from './messages.ts';
import { stageOf } from './process.ts';
import { contactOfRecipient } from './recipients.ts';
import { requestOf } from './requests.ts';
import { writeTime } from './write-time.ts';

/** Carries out the effects of an event, in their order. */
export function perform(host: EventHost, delivery: StoredDelivery, effects: readonly Effect[]): void {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'issueLink':
        issueLink(host, {
          kind: effect.link,
          deliveryId: delivery.id,
          recipient: effect.recipient,
          ...(effect.verification ? { verification: effect.verification } : {}),
          issuedAt: host.clock.now(),
          expiresAt: effect.expiresAt,
        });
        break;
      case 'endLinks':
        endLinks(host, delivery, effect.link, effect.outcome);
        break;
      case 'sendMessage':
        tell(host, delivery, effect);
        break;
      case 'changePosition':
        host.applyPositionChanges();
        break;
      case 'closeFilledPosition':
        closeFilled(host, delivery.positionId);
    }
  }
}

function endLinks(host: EventHost, { id }: StoredDelivery, kind: LinkKind, outcome: LinkOutcome): void {
  const { links } = host.state();
  for (const [token, link] of Object.entries(links)) {
    const lives = standingOf(link, host.clock.now()) === 'lives';
    const used = outcome === 'byAnother' && link.usedAt !== undefined;
    if (lives && !used && link.deliveryId === id && link.kind === kind) links[token] = { ...link, outcome };
  }
}

/** Writes to somebody: to a candidate by e-mail if possible; nobody without a contact is written to. */
function tell(
  host: EventHost,
  delivery: StoredDelivery,
  { message, to }: Extract<Effect, { kind: 'sendMessage' }>,
): void {
  const contact = contactOfRecipient(host.state(), delivery, to);
  if (!contact) return;
  const { text, link } = processMessages[message];
  const locale = localeOf(host, delivery, to);
  host.send(
    {
      ...contact,
      deliveryId: delivery.id,
      text: fillText(text[locale], valuesOf(host, delivery, message, locale)),
      link: routeOf(host, delivery, link, to),
    },
    host.clock.now(),
  );
}

/** Candidates are written to in the language in which they applied, people of the company in that of the world. */
function localeOf(
  { config }: Pick<EventHost, 'config'>,
  { locale }: Pick<StoredDelivery, 'locale'>,
  to: Recipient,
): Locale {
  return to === 'candidate' ? locale : config.lang;
}

/** The last message to a candidate about a process until a time, as it was written. */
export function messageOf(
  host: EventHost,
  delivery: StoredDelivery,
  until: number,
): { readonly text: string; readonly at: number } {
  const { steps, offer } = delivery.process;
  const step = steps.findLast(({ event, at }) => at <= until && event in tellingMessages) ?? steps[0];
  const told = tellingMessages[step.event as keyof typeof tellingMessages];
  const name = told === 'rejected' && offer?.fate.kind === 'withdrawn' ? 'offerWithdrawn' : told;
  const { text } = processMessages[name];
  const { locale } = delivery;
  return { text: fillText(text[locale], valuesOf(host, delivery, name, locale)), at: step.at };
}

function valuesOf(
  host: EventHost,
  { siteId, accountId, positionId, process }: StoredDelivery,
  message: ProcessMessage,
  locale: Locale,
) {
  const { table } = host.positions();
  const index = table.indexOf(positionId) ?? 0;
  const request = requestKinds.find((kind) => kind === message);
  const time = message === 'interviewCancelled' ? agreedTimeOf(process) : interviewOf(process)?.time;
  return {
    site: configurationOf(host, findSite(siteId)).base.websiteName[locale],
    post: describeSummary(table, index, locale, host.state().startedAt).post,
    candidate: host.state().accounts[accountId]?.name ?? '',
    deadline: writeTime(request ? requestOf(process, request)?.deadline : process.offer?.deadline, locale),
    time: writeTime(time?.start, locale),
  };
}

/** Where a message leads. A page that needs a login is opened on the website of the delivery (decision 0179). */
function routeOf(host: EventHost, { id, siteId }: StoredDelivery, link: MessageLink, to: Recipient): string {
  if (!('behind' in link)) return siteRoute(link.page, siteId);
  const token = liveToken(host.state(), id, link.behind, host.clock.now(), to);
  if (!token) return siteRoute('/personalCenter', siteId);
  return link.behind === 'talentUpdate'
    ? siteRoute(link.page, siteId, { token })
    : linkRoute(link.page, token);
}

/** The portal's route to a page behind a link. */
export function linkRoute(page: string, token: string): string {
  return `${page}?${new URLSearchParams({ token })}`;
}

/** The portal's route to a page of a website. */
export function siteRoute(
  page: string,
  websiteId: string,
  query: Readonly<Record<string, string>> = {},
): string {
  return `${page}?${new URLSearchParams({ ...query, websiteId })}`;
}

function closeFilled(host: EventHost, positionId: string): void {
  const { table } = host.positions();
  const places = table.numberRecruits[table.indexOf(positionId) ?? -1] ?? 1;
  const hired = host
    .state()
    .deliveries.filter((one) => one.positionId === positionId && stageOf(one.process) === 'hired').length;
  if (hired >= places) host.setPositionStatus(positionId, 'closed');
}
