import { createStream } from '../core/random.ts';
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

/** What a token opens; a magic one opens a process that is made at its first use, so that worlds stay cheap to make. */
export function openLink(host: ProcessHost, token: string): OpenedLink | undefined {
  const known = findLink(host.state(), token);
  const magic = magicLinks.find((one) => one.token === token);
  return known ?? (magic && makeSample(host, magic));
}

/** The candidate's process behind a magic link; none in a world without positions, or without the candidate. */
function makeSample(host: ProcessHost, magic: MagicLink): OpenedLink | undefined {
  const state = host.state();
  const accountId = magicAccounts.candidate.id;
  const positionId = freeInOwnLine(host, magicLinks.indexOf(magic));
  if (!state.accounts[accountId] || positionId === undefined) return undefined;
  const now = host.clock.now();
  const { lang, seed } = host.config;
  const [delivered, ...since] = storyOf(magic, { locale: lang, now, ...host.sampleCandidate() });
  // Numbers of its own: what the world gives out later has the same ids, whatever a story is made of.
  const random = createStream(seed, magic.token);
  const hostAt = (time: number): EventHost => ({
    ...host,
    random,
    clock: { now: () => time },
    // Opening a link sends nothing (decision 0048).
    send: () => {},
  });
  const delivery = liveThrough(
    hostAt,
    {
      id: host.newId('delivery'),
      accountId,
      positionId,
      siteId: siteOfWorld(host.config).id,
      locale: lang,
      snapshotId: host.newId('snapshot'),
    },
    now - delivered.ago,
    since.map(({ event, who, ago }) => ({ event, by: actorOf(event, who), at: now - ago })),
  );
  passDeadlinesOf(hostAt(now), delivery);
  if (magic.position) host.setPositionStatus(positionId, magic.position);
  nameToken(state, delivery, magic);
  return findLink(state, magic.token);
}

/** Who did something of a story: with a link, whoever is asked first. */
function actorOf(event: ProcessEvent, who: ProcessActor): PastEvent['by'] {
  if (who === 'recruiter' || who === 'candidate') return who;
  const link = kindActedBy(event.type);
  const [of = 'candidate'] = link in requestRules ? requestRules[link as RequestKind].recipients : [];
  return { link, of };
}

/** Gives the link that a sample is about the token by which it is known. */
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

/** Whether a magic link asks for a code before it shows anything (decision 5.13); what has ended says so to everybody. */
export function asksForCode(link: MagicLink): boolean {
  return verificationOf(link) !== undefined && (link.state === 'open' || link.state === 'done');
}
