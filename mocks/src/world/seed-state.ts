import { sampleConsents } from '../backend/agreements.ts';
import { hashPassword } from '../backend/passwords.ts';
import { sampleContent } from '../backend/sample-resume.ts';
import { DAY, HOUR, isoDay } from '../core/clock.ts';
import type { ProcessActor } from '../domain/process-state.ts';
import { emptyState, type StoredDelivery, type WorldState } from '../domain/state.ts';
import type { PlainEventName } from '../process/events.ts';
import { happened, replay } from '../process/replay.ts';
import { sampleSlots } from '../process/slots.ts';
import { halfOf } from '../resumes/half.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { MAGIC_PASSWORD, magicAccountList, magicAccounts } from '../scenarios/magic.ts';
import { websiteSites } from '../sites/websites.ts';

/** The positions that the candidate of a new world has to do with, by id. */
export interface SeedPositions {
  readonly delivered: readonly string[];
  /** Last kept first. */
  readonly collected: readonly string[];
}

/** What a world starts with: the magic accounts, their resumes, the candidate's three deliveries and collection. */
export function seedState(
  config: WorldConfig,
  startedAt: number,
  { delivered, collected }: SeedPositions,
): WorldState {
  const state = emptyState(startedAt, config);
  const passwordHash = hashPassword(MAGIC_PASSWORD);
  for (const {
    id,
    name,
    phone,
    email,
    account,
    authFlag,
    resume,
    passwordless,
    agreedTo,
  } of magicAccountList) {
    state.accounts[id] = {
      id,
      name: name[config.lang],
      ...(passwordless ? {} : { passwordHash }),
      consents: authFlag ? [] : sampleConsents(startedAt - 100 * DAY, startedAt, agreedTo),
      ...(phone ? { phone, phoneNationCode: '+86' } : {}),
      ...(email ? { email } : {}),
      ...(account ? { account } : {}),
      ...(authFlag ? { authFlag } : {}),
    };
    const complete = resume === 'complete';
    state.resumes[id] = {
      revision: complete ? 4 : 0,
      updatedAt: startedAt - 12 * DAY,
      sample: complete,
      written: {},
    };
  }
  if (config.resume === 'half') seedHalfResume(state, config, startedAt);
  if (config.scenario === 'empty') return state;
  state.slots = sampleSlots(startedAt);
  state.deliveries = candidateDeliveries(config, startedAt, delivered);
  state.collections = collected
    .map((positionId, index) => ({
      accountId: magicAccounts.candidate.id,
      positionId,
      collectedAt: startedAt - (2 + 6 * index) * DAY,
    }))
    .toReversed();
  return state;
}

/** The candidate's resume as far as a first evening brings it. */
function seedHalfResume(state: WorldState, { lang, seed }: WorldConfig, startedAt: number): void {
  const { id } = magicAccounts.candidate;
  const account = state.accounts[id];
  if (!account) throw new RangeError(`no account ${id}`);
  const updatedAt = startedAt - DAY;
  const year = Number(isoDay(startedAt).slice(0, 4));
  const written = Object.entries(halfOf(sampleContent(account, lang, seed, year))).map(
    ([section, value], at) => [section, { revision: at + 1, updatedAt, value }],
  );
  state.resumes[id] = {
    revision: written.length,
    updatedAt,
    sample: false,
    written: Object.fromEntries(written),
  };
}

/** The candidate's three deliveries, and what has happened to each since; offers have links of their own. */
const stories: readonly {
  readonly daysAgo: number;
  readonly since: readonly (readonly [PlainEventName, ProcessActor])[];
}[] = [
  { daysAgo: 3, since: [] },
  {
    daysAgo: 9,
    since: [
      ['screen', 'recruiter'],
      ['inviteToInterview', 'recruiter'],
      ['acceptInterview', 'link'],
    ],
  },
  {
    daysAgo: 31,
    since: [
      ['screen', 'recruiter'],
      ['reject', 'recruiter'],
    ],
  },
];

/** Days and an hour between two steps. */
const PACE = 2 * DAY + HOUR;

function candidateDeliveries(
  { lang }: WorldConfig,
  startedAt: number,
  positionIds: readonly string[],
): StoredDelivery[] {
  return stories.flatMap(({ daysAgo, since }, story) => {
    const positionId = positionIds[story];
    if (positionId === undefined) return [];
    const ago = daysAgo * DAY + 3 * HOUR;
    const process = replay(
      [
        happened('deliver', 'candidate', ago),
        ...since.map(([event, who], step) => happened(event, who, ago - (step + 1) * PACE)),
      ],
      startedAt,
    );
    return {
      id: `delivery-seed-${story + 1}`,
      accountId: magicAccounts.candidate.id,
      positionId,
      siteId: websiteSites.external.id,
      locale: lang,
      deliveredAt: startedAt - ago,
      snapshotId: `snapshot-seed-${story + 1}`,
      process,
    };
  });
}
