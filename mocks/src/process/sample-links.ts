import { DAY, HOUR } from '../core/clock.ts';
import type { StoredLink, StoredProcess } from '../domain/process-state.ts';
import { firstPositions } from '../positions/first-positions.ts';
import { type MagicLinkToken, magicAccounts, magicLinkTokens } from '../scenarios/magic.ts';
import { siteOfWorld } from '../sites/websites.ts';
import { LINK_LIFE } from './deadlines.ts';
import { passTime } from './engine.ts';
import type { ProcessHost } from './host.ts';
import { findLink, issueLink, type OpenedLink } from './links.ts';
import { type Happened, happened, replay } from './replay.ts';

/** An offer that was sent so long ago, and all that led to it. */
const offered = (ago: number): readonly [Happened, ...Happened[]] => [
  happened('deliver', 'candidate', ago + 12 * DAY),
  happened('screen', 'recruiter', ago + 10 * DAY),
  happened('inviteToInterview', 'recruiter', ago + 6 * DAY),
  happened('sendOffer', 'recruiter', ago),
];

const declined: Happened = {
  event: { type: 'declineOffer', reason: 'I have decided to stay with my present employer.' },
  who: 'link',
  ago: DAY,
};

/** A resume that was sent to an interviewer so long ago, and all that led to it. */
const interviewed = (ago: number): readonly [Happened, ...Happened[]] => [
  happened('deliver', 'candidate', ago + 6 * DAY),
  happened('screen', 'recruiter', ago + 4 * DAY),
  happened('inviteToInterview', 'recruiter', ago),
];

/** What happened before each magic link is first used. */
const stories: Readonly<Record<MagicLinkToken, readonly [Happened, ...Happened[]]>> = {
  'offer-pending': offered(DAY),
  'offer-accepted': [...offered(4 * DAY), happened('acceptOffer', 'link', 2 * DAY)],
  'offer-rejected': [...offered(4 * DAY), declined],
  'offer-expired': offered(9 * DAY),
  'attachments-open': [...offered(3 * DAY), happened('acceptOffer', 'link', 3 * HOUR)],
  'resume-open': interviewed(DAY),
  'resume-verify': interviewed(DAY),
  'resume-locked': interviewed(2 * DAY),
  'resume-over': [...interviewed(3 * DAY), happened('revoke', 'candidate', DAY)],
  'resume-expired': interviewed(40 * DAY),
};

/** What each is for; of a resume also what became of it meanwhile. */
const linkOf = (token: MagicLinkToken): Pick<StoredLink, 'kind' | 'outcome' | 'verification'> => {
  if (!token.startsWith('resume-')) return { kind: 'offer' };
  if (token === 'resume-verify' || token === 'resume-locked')
    return { kind: 'resume', verification: 'email' };
  return token === 'resume-over' ? { kind: 'resume', outcome: 'over' } : { kind: 'resume' };
};

/** What a token opens; a magic one opens a process that is made at its first use, so that worlds stay cheap to make. */
export function openLink(host: ProcessHost, token: string): OpenedLink | undefined {
  const known = findLink(host.state(), token);
  const magic = magicLinkTokens.find((one) => one === token);
  return known ?? (magic && makeSample(host, magic));
}

/** The candidate's process behind a magic link; none in a world without positions, or without the candidate. */
function makeSample(host: ProcessHost, token: MagicLinkToken): OpenedLink | undefined {
  const state = host.state();
  const accountId = magicAccounts.candidate.id;
  const positionId = freePosition(host, token);
  if (!state.accounts[accountId] || positionId === undefined) return undefined;
  const now = host.clock.now();
  const { process } = passTime(replay(stories[token], now), now);
  const delivery = {
    id: host.newId('delivery'),
    accountId,
    positionId,
    siteId: siteOfWorld(host.config).id,
    locale: host.config.lang,
    deliveredAt: process.steps[0].at,
    snapshotId: host.newId('snapshot'),
    process,
  };
  state.deliveries.push(delivery);
  const issuedAt = sentAt(process) ?? now;
  issueLink(
    host,
    { ...linkOf(token), deliveryId: delivery.id, issuedAt, expiresAt: issuedAt + LINK_LIFE },
    token,
  );
  return findLink(state, token);
}

/** When what a link is about was sent. */
function sentAt({ offer, steps }: StoredProcess): number | undefined {
  return offer?.sentAt ?? steps.find(({ event }) => event === 'inviteToInterview')?.at;
}

/** A position of the world's site, one for each token; the first ones are what the candidate begins with. */
function freePosition(host: ProcessHost, token: MagicLinkToken): string | undefined {
  const [recruitType = 'A01'] = siteOfWorld(host.config).recruitTypes;
  const { table } = host.positions();
  const limit = SEEDED + magicLinkTokens.length;
  const open = firstPositions(table, { recruitType, status: 'open', limit });
  const own = open[SEEDED + magicLinkTokens.indexOf(token)];
  const taken = new Set(host.state().deliveries.map(({ positionId }) => positionId));
  return own !== undefined && !taken.has(own) ? own : (open.find((id) => !taken.has(id)) ?? open[0]);
}

/** Positions that the candidate of a new world has to do with. */
const SEEDED = 5;
