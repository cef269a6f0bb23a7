import type { StoredLink, StoredProcess } from '../domain/process-state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { type MagicLink, magicLinks } from '../scenarios/magic-links.ts';
import { siteOfWorld } from '../sites/websites.ts';
import { linkEnd } from './deadlines.ts';
import { passTime } from './engine.ts';
import type { ProcessHost } from './host.ts';
import { interviewOf } from './interviews.ts';
import { findLink, issueLink, type OpenedLink } from './links.ts';
import { freeInOwnLine } from './own-line.ts';
import { replay } from './replay.ts';
import { requestOf, requestRules } from './requests.ts';
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
  const { lang } = host.config;
  const { process } = passTime(
    replay(storyOf(magic, { locale: lang, now, ...host.sampleCandidate() }), now),
    now,
  );
  const delivery = {
    id: host.newId('delivery'),
    accountId,
    positionId,
    siteId: siteOfWorld(host.config).id,
    locale: lang,
    deliveredAt: process.steps[0].at,
    snapshotId: host.newId('snapshot'),
    process,
  };
  state.deliveries.push(delivery);
  issueLink(host, { ...linkOf(magic, process, now), deliveryId: delivery.id }, magic.token);
  // What was offered on the way is still to be had from the personal center.
  const { offer } = process;
  if (offer && magic.kind !== 'offer') {
    const { sentAt: issuedAt } = offer;
    const link = { kind: 'offer', deliveryId: delivery.id, recipient: 'candidate' } as const;
    issueLink(host, { ...link, issuedAt, expiresAt: linkEnd(issuedAt) });
  }
  return findLink(state, magic.token);
}

function verificationOf({ kind, verification }: Pick<MagicLink, 'kind' | 'verification'>) {
  const rule = kind in requestRules ? requestRules[kind as keyof typeof requestRules] : undefined;
  return verification ?? rule?.verification;
}

/** Whether a magic link asks for a code before it shows anything (decision 5.13); what has ended says so to everybody. */
export function asksForCode(link: MagicLink): boolean {
  return verificationOf(link) !== undefined && (link.state === 'open' || link.state === 'done');
}

/** A sample's link, as it would be after all that has happened since it was sent. */
function linkOf(
  { kind, recipient, state, since, ...magic }: MagicLink,
  process: StoredProcess,
  now: number,
): Omit<StoredLink, 'deliveryId'> {
  const issuedAt = sentAt(kind, process) ?? now;
  const verification = verificationOf({ kind, ...magic });
  const usedAt = state === 'done' ? process.steps.findLast(({ by }) => by === 'link')?.at : undefined;
  return {
    kind,
    recipient,
    ...(verification ? { verification } : {}),
    issuedAt,
    expiresAt: linkEnd(issuedAt),
    ...(usedAt ? { usedAt } : {}),
    ...(state === 'handled'
      ? { outcome: since === 'byAnother' ? 'byAnother' : kind === 'offer' ? 'withdrawn' : 'over' }
      : {}),
  };
}

/** When what a link is about was sent. */
function sentAt(kind: MagicLink['kind'], process: StoredProcess): number | undefined {
  switch (kind) {
    case 'offer':
      return process.offer?.sentAt;
    case 'resume':
    case 'interview':
      return interviewOf(process)?.sentAt;
    case 'message':
      return process.steps.at(-1)?.at;
    case 'results':
      return process.steps.findLast(({ event }) => event === 'submitEvaluation')?.at;
    default:
      return requestOf(process, kind)?.sentAt;
  }
}
