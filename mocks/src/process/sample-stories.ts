import { PROPOSALS } from '@careers/gateway/contract';
import { DAY, HOUR } from '../core/clock.ts';
import type { Locale } from '../data/types.ts';
import { type RequestKind, requestEvent, type TimeSpan } from '../domain/process-state.ts';
import type { MagicLink } from '../scenarios/magic-links.ts';
import type { AnswerEvent } from './events.ts';
import { INTERVIEW_LENGTH, isWorkingDay, timeProposedAt } from './interviews.ts';
import { type Story, type StoryEvent, storyEvent } from './replay.ts';
import { requestRules } from './requests.ts';
import { type Answerer, sampleAnswers, sampleReasons } from './sample-answers.ts';
import { inWorkingHours, workingTime } from './working-hours.ts';

/**
 * The events before a magic link is first used, of which the last is what the link is about.
 * @param who the candidate
 */
export function storyOf(link: MagicLink, who: Answerer): Story {
  return inWorkingHours(plannedStory(link, who), who.now);
}

function plannedStory(link: MagicLink, who: Answerer): Story {
  const { now, locale } = who;
  if (link.kind === 'offer') return offerStory(link, locale);
  if (link.kind === 'resume' || link.kind === 'interview') return interviewStory(link, now, locale);
  if (link.kind === 'results') return resultsStory(link, who);
  if (link.kind === 'message') return messageStory(link);
  return requestStory(link.kind, link, who);
}

/** What happened in the candidate's delivery in which a time for the interview has to be chosen. */
export const toChooseStory = (now: number): Story =>
  inWorkingHours(
    [
      storyEvent('deliver', 'candidate', 8 * DAY),
      storyEvent('screen', 'recruiter', 5 * DAY),
      storyEvent('inviteToChooseTime', 'recruiter', DAY),
    ],
    now,
  );

/** An interview that the recruiter has invited to, and all events before that. */
const invited = (ago: number): Story => [
  storyEvent('deliver', 'candidate', ago + 6 * DAY),
  storyEvent('screen', 'recruiter', ago + 4 * DAY),
  storyEvent('inviteToInterview', 'recruiter', ago),
];

/** An interview that has ended, also with a weekend before it (`timeProposedAt`), and all events before that. */
const interviewed = (ago: number): Story => [
  ...invited(ago + 7 * DAY),
  storyEvent('acceptInterview', 'link', ago + 6 * DAY),
];

const offered = (ago: number): Story => [
  ...interviewed(ago + 2 * DAY),
  storyEvent('sendOffer', 'recruiter', ago),
];

const accepted = (ago: number, offeredAgo = ago + DAY): Story => [
  ...offered(offeredAgo),
  storyEvent('acceptOffer', 'link', ago),
];

function offerStory({ state, since }: MagicLink, locale: Locale): Story {
  if (state === 'open') return offered(DAY);
  if (state === 'expired') return offered(12 * DAY);
  if (state === 'handled') return [...offered(2 * DAY), storyEvent('reject', 'recruiter', DAY)];
  if (since === 'declined')
    return [
      ...offered(4 * DAY),
      {
        event: { type: 'declineOffer', reason: sampleReasons.declineOffer[locale] },
        who: 'link',
        ago: DAY,
      },
    ];
  return since === 'toHandIn' ? accepted(3 * HOUR, 3 * DAY) : accepted(2 * DAY, 4 * DAY);
}

function interviewStory({ kind, state, since }: MagicLink, now: number, locale: Locale): Story {
  if (state === 'expired') return invited(40 * DAY);
  if (state === 'handled') return [...invited(3 * DAY), storyEvent('revoke', 'candidate', DAY)];
  if (kind === 'resume' || state === 'open') return invited(DAY);
  if (since === 'declined')
    return [
      ...invited(DAY),
      {
        event: { type: 'abandonInterview', reason: sampleReasons.abandonInterview[locale] },
        who: 'link',
        ago: 2 * HOUR,
      },
    ];
  if (since === 'notSuitable')
    return [
      ...invited(DAY),
      {
        event: {
          type: 'reportTimeNotSuitable',
          reason: sampleReasons.reportTimeNotSuitable[locale],
          proposals: proposedInstead(workingTime(now - DAY, now)),
        },
        who: 'link',
        ago: 2 * HOUR,
      },
    ];
  return [...invited(DAY), storyEvent('acceptInterview', 'link', 2 * HOUR)];
}

/** The candidate's own proposals: afternoons of the working days after the one that does not suit. */
function proposedInstead(invitedAt: number): TimeSpan[] {
  const { start: morning } = timeProposedAt(invitedAt);
  return Array.from({ length: PROPOSALS + 2 }, (_, later) => morning + (later + 1) * DAY + 4 * HOUR)
    .filter((start) => isWorkingDay(start))
    .slice(0, PROPOSALS)
    .map((start) => ({ start, end: start + INTERVIEW_LENGTH }));
}

function resultsStory({ state }: MagicLink, who: Answerer): Story {
  const ago = state === 'expired' ? 40 * DAY : DAY;
  return [
    ...interviewed(ago + 2 * DAY),
    storyEvent('requestEvaluation', 'recruiter', ago + DAY),
    answered('evaluation', ago, who),
  ];
}

/** An event that a person is told about at the end, with nothing left to do; before the invitation can have expired. */
function messageStory({ state }: MagicLink): Story {
  const ago = state === 'expired' ? 40 * DAY : DAY;
  return [...invited(ago + DAY), storyEvent('reject', 'recruiter', ago)];
}

/** All events that have to happen before a request of a kind can be made. */
function before(kind: RequestKind, ago: number, who: Answerer): Story {
  if (kind === 'talentUpdate')
    return [
      storyEvent('deliver', 'candidate', ago + 20 * DAY),
      storyEvent('screen', 'recruiter', ago + 18 * DAY),
      storyEvent('reject', 'recruiter', ago + 10 * DAY),
    ];
  if (kind === 'supplierCheck')
    return [
      ...interviewed(ago + 3 * DAY),
      storyEvent('requestBackgroundCheck', 'recruiter', ago + 2 * DAY),
      answered('backgroundCheck', ago + DAY, who),
    ];
  if (kind === 'medicalReport' || kind === 'informationForm') return accepted(ago + DAY);
  if (requestRules[kind].at.includes('screening'))
    return [
      storyEvent('deliver', 'candidate', ago + 4 * DAY),
      storyEvent('screen', 'recruiter', ago + 2 * DAY),
    ];
  return interviewed(ago + DAY);
}

function requestStory(kind: RequestKind, { state, since }: MagicLink, who: Answerer): Story {
  const ask = (ago: number) => storyEvent(requestEvent('request', kind), 'recruiter', ago);
  if (state === 'expired') return [...before(kind, 40 * DAY, who), ask(40 * DAY)];
  if (state === 'open') return [...before(kind, DAY, who), ask(DAY)];
  const asked: Story = [...before(kind, 3 * DAY, who), ask(3 * DAY)];
  if (state === 'handled' && since !== 'byAnother') return [...asked, storyEvent('reject', 'recruiter', DAY)];
  return [
    ...asked,
    answered(kind, DAY, who),
    ...(since === 'ended' ? [storyEvent('reject', 'recruiter', HOUR)] : []),
  ];
}

/** The answer to a request in its sample. */
export function answered(kind: RequestKind, ago: number, who: Answerer): StoryEvent {
  const event = { type: requestEvent('submit', kind), answer: sampleAnswers(who)[kind] } as AnswerEvent;
  return { event, who: 'link', ago };
}
