import { PROPOSALS } from '@careers/gateway/contract';
import { DAY, HOUR } from '../core/clock.ts';
import { type RequestKind, requestEvent } from '../domain/process-state.ts';
import type { MagicLink } from '../scenarios/magic-links.ts';
import type { AnswerEvent } from './events.ts';
import { INTERVIEW_LENGTH } from './interviews.ts';
import { type Happened, happened, type Story } from './replay.ts';
import { requestRules } from './requests.ts';
import { sampleAnswers } from './sample-answers.ts';

/** What happened before a magic link is first used, ending with what it is about. */
export function storyOf(link: MagicLink, now: number): Story {
  if (link.kind === 'offer') return offerStory(link);
  if (link.kind === 'resume' || link.kind === 'interview') return interviewStory(link, now);
  if (link.kind === 'results') return resultsStory(link);
  if (link.kind === 'message') return messageStory(link);
  return requestStory(link.kind, link);
}

/** An interview that the recruiter invited to so long ago, and all that led to it. */
const invited = (ago: number): Story => [
  happened('deliver', 'candidate', ago + 6 * DAY),
  happened('screen', 'recruiter', ago + 4 * DAY),
  happened('inviteToInterview', 'recruiter', ago),
];

const interviewed = (ago: number): Story => [
  ...invited(ago + 4 * DAY),
  happened('acceptInterview', 'link', ago + 3 * DAY),
];

const offered = (ago: number): Story => [
  ...interviewed(ago + 2 * DAY),
  happened('sendOffer', 'recruiter', ago),
];

const accepted = (ago: number, offeredAgo = ago + DAY): Story => [
  ...offered(offeredAgo),
  happened('acceptOffer', 'link', ago),
];

function offerStory({ state, since }: MagicLink): Story {
  if (state === 'open') return offered(DAY);
  if (state === 'expired') return offered(9 * DAY);
  if (state === 'handled') return [...offered(2 * DAY), happened('reject', 'recruiter', DAY)];
  if (since === 'declined')
    return [
      ...offered(4 * DAY),
      {
        event: { type: 'declineOffer', reason: 'I have decided to stay with my present employer.' },
        who: 'link',
        ago: DAY,
      },
    ];
  return since === 'toHandIn' ? accepted(3 * HOUR, 3 * DAY) : accepted(2 * DAY, 4 * DAY);
}

function interviewStory({ kind, state, since }: MagicLink, now: number): Story {
  if (state === 'expired') return invited(40 * DAY);
  if (state === 'handled') return [...invited(3 * DAY), happened('revoke', 'candidate', DAY)];
  if (kind === 'resume' || state === 'open') return invited(DAY);
  if (since === 'declined')
    return [
      ...invited(DAY),
      {
        event: { type: 'abandonInterview', reason: 'I have accepted another position.' },
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
          reason: 'I am travelling on that day.',
          proposals: Array.from({ length: PROPOSALS }, (_, at) => {
            const start = Math.floor(now / DAY + 5 + at) * DAY + 6 * HOUR;
            return { start, end: start + INTERVIEW_LENGTH };
          }),
        },
        who: 'link',
        ago: 2 * HOUR,
      },
    ];
  return [...invited(DAY), happened('acceptInterview', 'link', 2 * HOUR)];
}

function resultsStory({ state }: MagicLink): Story {
  const ago = state === 'expired' ? 40 * DAY : DAY;
  return [
    ...interviewed(ago + 2 * DAY),
    happened('requestEvaluation', 'recruiter', ago + DAY),
    answered('evaluation', ago),
  ];
}

/** What somebody is told at the end, with nothing to do about it. */
function messageStory({ state }: MagicLink): Story {
  const ago = state === 'expired' ? 40 * DAY : DAY;
  return [...invited(ago + 4 * DAY), happened('reject', 'recruiter', ago)];
}

/** All that has to have happened before a request of a kind can be made. */
function before(kind: RequestKind, ago: number): Story {
  if (kind === 'talentUpdate')
    return [
      happened('deliver', 'candidate', ago + 20 * DAY),
      happened('screen', 'recruiter', ago + 18 * DAY),
      happened('reject', 'recruiter', ago + 10 * DAY),
    ];
  if (kind === 'supplierCheck')
    return [
      ...interviewed(ago + 3 * DAY),
      happened('requestBackgroundCheck', 'recruiter', ago + 2 * DAY),
      answered('backgroundCheck', ago + DAY),
    ];
  if (kind === 'medicalReport' || kind === 'informationForm') return accepted(ago + DAY);
  if (requestRules[kind].at.includes('screening'))
    return [happened('deliver', 'candidate', ago + 4 * DAY), happened('screen', 'recruiter', ago + 2 * DAY)];
  return interviewed(ago + DAY);
}

function requestStory(kind: RequestKind, { state, since }: MagicLink): Story {
  const ask = (ago: number) => happened(requestEvent('request', kind), 'recruiter', ago);
  if (state === 'expired') return [...before(kind, 40 * DAY), ask(40 * DAY)];
  if (state === 'open') return [...before(kind, DAY), ask(DAY)];
  const asked: Story = [...before(kind, 3 * DAY), ask(3 * DAY)];
  if (state === 'done' || since === 'byAnother') return [...asked, answered(kind, DAY)];
  return [...asked, happened('reject', 'recruiter', DAY)];
}

/** The answer to a request, as its sample gives it. */
export function answered(kind: RequestKind, ago: number): Happened {
  const event = { type: requestEvent('submit', kind), answer: sampleAnswers[kind] } as AnswerEvent;
  return { event, who: 'link', ago };
}
