import { createStream, hexText } from '../core/random.ts';
import type { ProcessActor, RequestKind } from '../domain/process-state.ts';
import type { StoredDelivery, WorldState } from '../domain/state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { type MagicLink, magicLinks } from '../scenarios/magic-links.ts';
import { siteOfWorld } from '../sites/websites.ts';
import type { ProcessEvent } from './events.ts';
import { passDeadlinesOf } from './hiring.ts';
import type { EventHost, ProcessHost } from './host.ts';
import { findLink, type OpenedLink } from './links.ts';
import { freeInOwnLine } from './own-line.ts';
import { kindActedBy, liveThrough, type PastEvent } from './past.ts';
import { requestRules } from './requests.ts';
import { storyOf } from './sample-stories.ts';
import { turnOf } from './sample-turns.ts';

const ID_DIGITS = 12;

/** The link of a token. A magic one opens a process that is created at its first use, so that creating a world stays fast. */
export function openLink(host: ProcessHost, token: string): OpenedLink | undefined {
  const known = findLink(host.state(), token);
  const magic = magicLinks.find((one) => one.token === token);
  return known ?? (magic && makeSample(host, magic));
}

/** The candidate's process behind a magic link; undefined in a world without positions, or without the candidate. */
function makeSample(host: ProcessHost, magic: MagicLink): OpenedLink | undefined {
  const state = host.state();
  const accountId = magicAccounts.candidate.id;
  const positionId = freeInOwnLine(host, turnOf(host, magic));
  if (!state.accounts[accountId] || positionId === undefined) return undefined;
  const now = host.clock.now();
  const { lang, seed } = host.config;
  const [delivered, ...since] = storyOf(magic, { locale: lang, now, ...host.sampleCandidate() });
  // Random numbers of its own: what is behind a link does not depend on what was done before, nor what is done later on the link.
  const random = createStream(seed, magic.token);
  const id = hexText(random, ID_DIGITS);
  const hostAt = (time: number): EventHost => ({
    ...host,
    random,
    clock: { now: () => time },
    // Opening a link sends no messages (decision 0048).
    send: () => {},
  });
  const delivery = liveThrough(
    hostAt,
    {
      id: `delivery-${id}`,
      accountId,
      positionId,
      siteId: siteOfWorld(host.config).id,
      locale: lang,
      snapshotId: `snapshot-${id}`,
    },
    now - delivered.ago,
    since.map(({ event, who, ago }) => ({ event, by: actorOf(event, who), at: now - ago })),
  );
  passDeadlinesOf(hostAt(now), delivery);
  if (magic.position) host.setPositionStatus(positionId, magic.position);
  nameToken(state, delivery, magic);
  return findLink(state, magic.token);
}

/** Who caused an event of a story; with a link, the first recipient. */
function actorOf(event: ProcessEvent, who: ProcessActor): PastEvent['by'] {
  if (who === 'recruiter' || who === 'candidate') return who;
  const link = kindActedBy(event.type);
  const [of = 'candidate'] = link in requestRules ? requestRules[link as RequestKind].recipients : [];
  return { link, of };
}

/** Gives the link of a sample the token that it is known by. */
function nameToken({ links }: WorldState, { id }: StoredDelivery, magic: MagicLink): void {
  const sent = Object.entries(links).findLast(
    ([, { deliveryId, kind, recipient }]) =>
      deliveryId === id && kind === magic.kind && recipient === magic.recipient,
  );
  if (!sent) throw new RangeError(`nothing in the story of ${magic.token} sends its link`);
  const [token, link] = sent;
  delete links[token];
  links[magic.token] = { ...link, ...(magic.verification ? { verification: magic.verification } : {}) };
}

function verificationOf({ kind, verification }: Pick<MagicLink, 'kind' | 'verification'>) {
  const rule = kind in requestRules ? requestRules[kind as keyof typeof requestRules] : undefined;
  return verification ?? rule?.verification;
}

/** Whether a magic link asks for a code before it shows anything (decision 5.13); one that has ended says so to everybody. */
export function asksForCode(link: MagicLink): boolean {
  return verificationOf(link) !== undefined && (link.state === 'open' || link.state === 'done');
}
