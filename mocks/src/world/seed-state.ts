import { sampleConsents } from '../backend/agreements.ts';
import { hashPassword } from '../backend/passwords.ts';
import { sampleContent } from '../backend/sample-resume.ts';
import { DAY, isoDay } from '../core/clock.ts';
import { emptyState, type WorldState } from '../domain/state.ts';
import type { PositionTable } from '../positions/table.ts';
import { sampleSlots } from '../process/slots.ts';
import { halfOf } from '../resumes/half.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { MAGIC_PASSWORD, magicAccountList, magicAccounts } from '../scenarios/magic.ts';
import { siteOfWorld } from '../sites/websites.ts';
import { seedDeliveries } from './seed-deliveries.ts';

/** The positions that concern the candidate of a new world, by id. */
export interface SeedPositions {
  readonly delivered: readonly string[];
  /** Latest first, each with how long before the world's beginning it was collected, in milliseconds. */
  readonly collected: readonly { readonly positionId: string; readonly ago: number }[];
}

/**
 * The state of a new world: the magic accounts, their resumes, the candidate's three deliveries with their messages, and their
 * collection.
 */
export function seedState(
  config: WorldConfig,
  startedAt: number,
  positions: () => { readonly table: PositionTable },
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
  state.slots = sampleSlots(startedAt, siteOfWorld(config));
  seedDeliveries(state, config, positions, delivered);
  state.collections = collected
    .map(({ positionId, ago }) => ({
      accountId: magicAccounts.candidate.id,
      positionId,
      collectedAt: startedAt - ago,
    }))
    .toReversed();
  return state;
}

/** The candidate's resume, as far as somebody gets in a first evening. */
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
