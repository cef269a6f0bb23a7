import { DAY } from '../core/clock.ts';
import { createStream } from '../core/random.ts';
import {
  type ProcessEventName,
  type RequestKind,
  requestEvent,
  requestKinds,
  type Stage,
  type StoredProcess,
} from '../domain/process-state.ts';
import type { InboxMessage, WorldState } from '../domain/state.ts';
import { createPositionTable } from '../positions/table.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { passTime } from './engine.ts';
import { isPlain, type ProcessEvent } from './events.ts';
import type { ProcessHost } from './host.ts';
import { replay, type Story, type StoryEvent, storyEvent } from './replay.ts';
import { requestRules } from './requests.ts';
import type { Answerer } from './sample-answers.ts';
import { answered } from './sample-stories.ts';

/** The time at which these tests take place. */
export const NOW = Date.UTC(2026, 2, 1, 4);

/** The person who has answered in them. */
export const answerer: Answerer = {
  locale: 'en-us',
  now: NOW,
  birthday: '1998-04-12',
  gender: 'female',
  city: 'Shanghai',
  formerEmployer: 'Yunfan Software',
};

const HOUR = 3_600_000;
const delivered: Story = [storyEvent('deliver', 'candidate', 60 * DAY)];
const screening: Story = [...delivered, storyEvent('screen', 'recruiter', 50 * DAY)];
const invited: Story = [...screening, storyEvent('inviteToInterview', 'recruiter', DAY)];
const agreed: Story = [
  ...screening,
  storyEvent('inviteToInterview', 'recruiter', 44 * DAY),
  storyEvent('acceptInterview', 'link', 43 * DAY),
];
const offered: Story = [...agreed, storyEvent('sendOffer', 'recruiter', 2 * DAY)];
const acceptedLongAgo: Story = [
  ...agreed,
  storyEvent('sendOffer', 'recruiter', 42 * DAY),
  storyEvent('acceptOffer', 'link', 41 * DAY),
];
const accepted: Story = [...offered, storyEvent('acceptOffer', 'link', DAY)];
const declined: Story = [
  ...offered,
  { event: { type: 'declineOffer', reason: 'no' }, who: 'link', ago: DAY },
];
const unanswered: Story = [...agreed, storyEvent('sendOffer', 'recruiter', 9 * DAY)];
const notSuitable: Story = [
  ...invited,
  {
    event: {
      type: 'reportTimeNotSuitable',
      reason: 'away',
      proposals: [{ start: NOW + 5 * DAY, end: NOW + 5 * DAY + HOUR }],
    },
    who: 'link',
    ago: HOUR,
  },
];
const reject = storyEvent('reject', 'recruiter', 0);

const told = (story: Story) => replay(story, NOW);

/** The events that lead to each stage at which something can be requested, with all that a request may need. */
const storiesTo: Readonly<Partial<Record<Stage, Story>>> = {
  delivered,
  screening,
  interview: agreed,
  offer: acceptedLongAgo,
  hired: [...acceptedLongAgo, storyEvent('hire', 'recruiter', 40.5 * DAY)],
  closed: [...screening, storyEvent('reject', 'recruiter', 40.5 * DAY)],
};

/** The events that meet all needs of a request of a kind. */
function readyFor(kind: RequestKind, stage: Stage): Story {
  const story = storiesTo[stage];
  if (!story) throw new RangeError(`no story leads to ${stage}`);
  if (kind !== 'supplierCheck') return story;
  return [
    ...story,
    storyEvent('requestBackgroundCheck', 'recruiter', 40.4 * DAY),
    answered('backgroundCheck', 40.3 * DAY, answerer),
  ];
}

const ask = (kind: RequestKind, ago: number): StoryEvent =>
  storyEvent(requestEvent('request', kind), 'recruiter', ago);

/** Each request at each of its stages: before it, pending, and after its deadline but not yet expired. */
const requested: Readonly<Record<string, StoredProcess>> = Object.fromEntries(
  requestKinds.flatMap((kind) =>
    requestRules[kind].at.flatMap((stage) => {
      const ready = readyFor(kind, stage);
      return [
        [`${stage}, ready for ${kind}`, told(ready)],
        [`${stage}, ${kind} pending`, told([...ready, ask(kind, HOUR)])],
        [`${stage}, ${kind} overdue`, told([...ready, ask(kind, 40 * DAY)])],
      ];
    }),
  ),
);

const named = {
  none: undefined,
  delivered: told(delivered),
  screening: told(screening),
  'interview invited': told(invited),
  'interview to choose': told([...screening, storyEvent('inviteToChooseTime', 'recruiter', DAY)]),
  'interview to come': told([...invited, storyEvent('acceptInterview', 'link', HOUR)]),
  'interview agreed': told(agreed),
  'interview not suitable': told(notSuitable),
  'interview overdue': told([...screening, storyEvent('inviteToInterview', 'recruiter', 20 * DAY)]),
  'offer pending': told(offered),
  'offer accepted': told(accepted),
  'offer expired': passTime(told(unanswered), NOW).process,
  'offer declined': told(declined),
  'offer withdrawn': told([...accepted, reject]),
  rejected: told([...screening, reject]),
  revoked: told([...invited, storyEvent('revoke', 'candidate', 0)]),
  hired: told([...accepted, storyEvent('hire', 'recruiter', 0)]),
} as const satisfies Record<string, StoredProcess | undefined>;

export type SampleName = keyof typeof named;

/** A process at each stage, and with an interview, an offer and each request in each of its states; `none` has not begun. */
export const samples: typeof named & Readonly<Record<string, StoredProcess | undefined>> = {
  ...named,
  ...requested,
};

export const sampleNames: readonly string[] = Object.keys(samples);

/** Hosts for events in processes, each with a copy of a world's state and the messages it has sent. */
export function hostsOf(world: { readonly config: WorldConfig; state(): WorldState }) {
  const { config } = world;
  const table = createPositionTable(config.seed, config.size);
  return (): { readonly host: ProcessHost; readonly sent: readonly Omit<InboxMessage, 'id' | 'at'>[] } => {
    const state = structuredClone(world.state());
    const sent: Omit<InboxMessage, 'id' | 'at'>[] = [];
    const host: ProcessHost = {
      config,
      state: () => state,
      clock: { now: () => NOW },
      random: createStream(1, 'testing'),
      positions: () => ({ table }),
      send: (message) => sent.push(message),
      setPositionStatus: () => {},
      applyPositionChanges: () => {},
      sampleCandidate: () => ({ ...answerer, category: 'technology' }),
    };
    return { host, sent };
  };
}

const time = { start: NOW + 5 * DAY, end: NOW + 5 * DAY + HOUR };

/** An event with its data. */
export function eventBringing(type: ProcessEventName): ProcessEvent {
  const request = requestKinds.find((kind) => requestEvent('submit', kind) === type);
  if (request) return answered(request, 0, answerer).event;
  switch (type) {
    case 'declineOffer':
    case 'abandonInterview':
      return { type, reason: 'I stay where I am.' };
    case 'submitAttachments':
      return { type, files: [] };
    case 'chooseTime':
      return { type, time };
    case 'reportTimeNotSuitable':
      return { type, reason: 'I am away.', proposals: [time] };
    default:
      if (!isPlain(type)) throw new RangeError(`${type} brings something`);
      return { type };
  }
}
