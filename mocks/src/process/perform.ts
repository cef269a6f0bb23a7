import { isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import type { LinkKind, LinkOutcome } from '../domain/process-state.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import { MAGIC_LINK_CONTACT } from '../scenarios/magic.ts';
import { configurationOf } from '../sites/configuration.ts';
import { findSite } from '../sites/websites.ts';
import type { Effect } from './effects.ts';
import type { ProcessHost } from './host.ts';
import { issueLink, liveToken, standingOf } from './links.ts';
import { type MessageLink, type ProcessMessage, processMessages } from './messages.ts';
import { stageOf } from './process.ts';

/** Does what follows from an event of a process, in order. */
export function perform(host: ProcessHost, delivery: StoredDelivery, effects: readonly Effect[]): void {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'issueLink':
        issueLink(host, {
          kind: effect.link,
          deliveryId: delivery.id,
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
      case 'closeFilledPosition':
        closeFilled(host, delivery.positionId);
    }
  }
}

function endLinks(host: ProcessHost, { id }: StoredDelivery, kind: LinkKind, outcome: LinkOutcome): void {
  const { links } = host.state();
  for (const [token, link] of Object.entries(links)) {
    const lives = standingOf(link, host.clock.now()) === 'lives';
    if (lives && link.deliveryId === id && link.kind === kind) links[token] = { ...link, outcome };
  }
}

/** Writes to the interviewer, or to the candidate, by e-mail where there is one; without a contact nobody is told. */
function tell(
  host: ProcessHost,
  delivery: StoredDelivery,
  { message, to }: { readonly message: ProcessMessage; readonly to?: 'interviewer' },
): void {
  const account = host.state().accounts[delivery.accountId];
  if (!account) return;
  const { phone, phoneNationCode, email } = account;
  const { text, link } = processMessages[message];
  const said = {
    accountId: account.id,
    text: fillText(text[delivery.locale], placesOf(host, delivery)),
    link: routeOf(host, delivery, link),
  };
  if (to) host.send({ channel: 'email', to: MAGIC_LINK_CONTACT, ...said });
  else if (email) host.send({ channel: 'email', to: email, ...said });
  else if (phone) host.send({ channel: 'sms', to: `${phoneNationCode ?? ''} ${phone}`, ...said });
}

function placesOf(host: ProcessHost, { siteId, positionId, locale, process }: StoredDelivery) {
  const { table } = host.positions();
  const index = table.indexOf(positionId) ?? 0;
  return {
    site: configurationOf(host, findSite(siteId)).base.websiteName[locale],
    post: describeSummary(table, index, locale, host.state().startedAt).post,
    deadline: process.offer
      ? `${isoInstant(process.offer.deadline).slice(0, 16).replace('T', ' ')} (UTC+8)`
      : '',
  };
}

function routeOf(host: ProcessHost, { id }: StoredDelivery, link: MessageLink): string {
  if (!('behind' in link)) return link.page;
  const token = liveToken(host.state(), id, link.behind, host.clock.now());
  return token ? linkRoute(link.page, token) : '/personalCenter';
}

/** The portal's route of a page behind a link. */
export function linkRoute(page: string, token: string): string {
  return `${page}?${new URLSearchParams({ token })}`;
}

function closeFilled(host: ProcessHost, positionId: string): void {
  const { table } = host.positions();
  const places = table.numberRecruits[table.indexOf(positionId) ?? -1] ?? 1;
  const hired = host
    .state()
    .deliveries.filter((one) => one.positionId === positionId && stageOf(one.process) === 'hired').length;
  if (hired >= places) host.setPositionStatus(positionId, 'closed');
}
