import { DAY } from '../core/clock.ts';
import type { StoredProcess } from '../domain/process-state.ts';
import { passTime } from './engine.ts';
import { type Happened, happened, replay } from './replay.ts';

/** When the stories of these tests are told. */
export const NOW = Date.UTC(2026, 2, 1, 4);

const delivered: readonly [Happened] = [happened('deliver', 'candidate', 20 * DAY)];
const screening = [...delivered, happened('screen', 'recruiter', 15 * DAY)] as const;
const interview = [...screening, happened('inviteToInterview', 'recruiter', 10 * DAY)] as const;
const offered = [...interview, happened('sendOffer', 'recruiter', 2 * DAY)] as const;
const accepted = [...offered, happened('acceptOffer', 'link', DAY)] as const;
const declined = [
  ...offered,
  { event: { type: 'declineOffer', reason: 'no' }, who: 'link', ago: DAY },
] as const;
const unanswered = [...interview, happened('sendOffer', 'recruiter', 9 * DAY)] as const;

const told = (story: readonly [Happened, ...Happened[]]) => replay(story, NOW);
const reject = happened('reject', 'recruiter', 0);

/** A process at each stage, and at an offer in each of its fates; `none` has not begun. */
export const samples = {
  none: undefined,
  delivered: told(delivered),
  screening: told(screening),
  interview: told(interview),
  'offer pending': told(offered),
  'offer accepted': told(accepted),
  'offer expired': passTime(told(unanswered), NOW).process,
  'offer declined': told(declined),
  'offer withdrawn': told([...accepted, reject]),
  rejected: told([...screening, reject]),
  revoked: told([...interview, happened('revoke', 'candidate', 0)]),
  hired: told([...accepted, happened('hire', 'recruiter', 0)]),
} as const satisfies Record<string, StoredProcess | undefined>;

export type SampleName = keyof typeof samples;
export const sampleNames = Object.keys(samples) as SampleName[];
