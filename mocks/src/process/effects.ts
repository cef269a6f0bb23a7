import {
  isRequestEvent,
  type LinkKind,
  type LinkOutcome,
  type ProcessEventName,
  type Recipient,
  type RequestEventName,
  requestEvent,
  requestKinds,
  type StoredInterview,
  type StoredProcess,
} from '../domain/process-state.ts';
import { linkEnd } from './deadlines.ts';
import { interviewOf, isAgreed, isHeld } from './interviews.ts';
import type { ProcessMessage } from './messages.ts';
import { isOver, outcomeWithout, stageOf } from './process.ts';
import { requestOf, requestRules } from './requests.ts';

/** What the world does because of an event, as data; in this order. */
export type Effect =
  | {
      readonly kind: 'issueLink';
      readonly link: LinkKind;
      readonly recipient: Recipient;
      readonly verification?: 'sms' | 'email';
      readonly expiresAt: number;
    }
  /** Ends the valid links of a kind in the process, except the one that was used. */
  | { readonly kind: 'endLinks'; readonly link: LinkKind; readonly outcome: LinkOutcome }
  | { readonly kind: 'sendMessage'; readonly message: ProcessMessage; readonly to: Recipient }
  /** Changes the position by what was approved. */
  | { readonly kind: 'changePosition' }
  /** Closes the position if all its openings are filled now. */
  | { readonly kind: 'closeFilledPosition' };

const send = (message: ProcessMessage, to: Recipient = 'candidate'): Effect => ({
  kind: 'sendMessage',
  message,
  to,
});

const issue = (link: LinkKind, recipient: Recipient, at: number, verification?: 'sms' | 'email'): Effect => ({
  kind: 'issueLink',
  link,
  recipient,
  ...(verification ? { verification } : {}),
  expiresAt: linkEnd(at),
});

const end = (link: LinkKind, outcome: LinkOutcome): Effect => ({ kind: 'endLinks', link, outcome });

/** Tells the interviewer of an interview that was agreed that it will not take place, unless it has. */
function callOff(
  process: StoredProcess,
  interview: StoredInterview | undefined,
  at: number,
): readonly Effect[] {
  if (!interview || !isAgreed(interview) || isHeld(process, interview, at)) return [];
  return [send('interviewCancelled', 'interviewer')];
}

type Following = (process: StoredProcess, at: number) => readonly Effect[];

/** The effects of each event except those of requests, in the resulting process. */
const following: Readonly<Record<Exclude<ProcessEventName, RequestEventName>, Following>> = {
  deliver: () => [send('delivered')],
  screen: () => [],
  inviteToInterview: (process, at) => [
    ...callOff(process, process.interviews.at(-2), at),
    end('interview', 'replaced'),
    issue('interview', 'candidate', at),
    send('interviewInvited'),
    end('resume', 'replaced'),
    issue('resume', 'interviewer', at),
    send('resumeSent', 'interviewer'),
  ],
  inviteToChooseTime: (process, at) => [
    ...callOff(process, process.interviews.at(-2), at),
    end('interview', 'replaced'),
    send('interviewToChoose'),
    end('resume', 'replaced'),
    issue('resume', 'interviewer', at),
    send('resumeSent', 'interviewer'),
  ],
  chooseTime: (_process, at) => [
    issue('interview', 'candidate', at),
    send('interviewAgreed'),
    send('interviewToHold', 'interviewer'),
  ],
  acceptInterview: () => [send('interviewAgreed'), send('interviewToHold', 'interviewer')],
  reportTimeNotSuitable: () => [send('timesReceived'), send('interviewNotSuitable', 'interviewer')],
  rescheduleInterview: () => [send('interviewAgreed'), send('interviewToHold', 'interviewer')],
  abandonInterview: () => [send('interviewDeclined'), send('interviewAbandoned', 'interviewer')],
  expireInterview: () => [send('interviewExpired')],
  sendOffer: (_process, at) => [end('offer', 'replaced'), issue('offer', 'candidate', at), send('offerSent')],
  acceptOffer: () => [send('offerAccepted')],
  declineOffer: () => [send('offerDeclined')],
  expireOffer: () => [send('offerExpired')],
  submitAttachments: () => [send('documentsReceived')],
  hire: (_process, at) => [issue('message', 'candidate', at), send('hired'), { kind: 'closeFilledPosition' }],
  reject: ({ offer }, at) => [
    issue('message', 'candidate', at),
    ...(offer?.fate.kind === 'withdrawn'
      ? [end('offer', 'withdrawn'), send('offerWithdrawn')]
      : [send('rejected')]),
  ],
  revoke: () => [send('applicationWithdrawn')],
};

/** The effects of a request, and of its answer; its expiry has none. */
function followingRequest(event: RequestEventName, at: number): readonly Effect[] {
  const asked = requestKinds.find((kind) => requestEvent('request', kind) === event);
  if (asked) {
    const { recipients, verification } = requestRules[asked];
    return [
      end(asked, 'replaced'),
      ...recipients.flatMap((recipient): Effect[] => [
        issue(asked, recipient, at, verification),
        send(asked, recipient),
      ]),
    ];
  }
  const answered = requestKinds.find((kind) => requestEvent('submit', kind) === event);
  if (answered) {
    const { recipients } = requestRules[answered];
    return [
      // While all of its links are still valid, so that recipients who did not answer are led to a page that says so.
      ...recipients.map((recipient) => send(`${answered}Received`, recipient)),
      ...(recipients.length > 1 ? [end(answered, 'byAnother')] : []),
      ...(answered === 'approval' ? [{ kind: 'changePosition' as const }] : []),
      ...(answered === 'evaluation'
        ? [end('results', 'replaced'), issue('results', 'manager', at), send('evaluated', 'manager')]
        : []),
    ];
  }
  return [];
}

/**
 * The effects of the end of a process: links to what is over end, since a resume is only shown while something about it has to be
 * decided, and so does an agreed interview that has not taken place.
 */
function closing(process: StoredProcess, at: number): readonly Effect[] {
  const stage = stageOf(process);
  const before = process.steps.at(-2)?.stage;
  if (stage === before) return [];
  const withdrawn = requestKinds.filter((kind) => requestOf(process, kind)?.fate.kind === 'withdrawn');
  const calledOff = before === 'interview' ? callOff(process, interviewOf(process), at) : [];
  const isOff = calledOff.length > 0 || interviewOf(process)?.fate.kind === 'withdrawn';
  const outcome = outcomeWithout(process);
  return [
    ...calledOff,
    ...(isOff && !isOver(process) ? [end('interview', outcome)] : []),
    ...(isOver(process) ? [end('resume', 'over')] : []),
    // Whoever declines an interview sees the receipt by its link.
    ...(isOver(process) && process.steps.at(-1)?.event !== 'abandonInterview'
      ? [end('interview', 'over')]
      : []),
    ...withdrawn.map((kind) => end(kind, outcome)),
  ];
}

/**
 * All effects of an event, in the order in which they are carried out.
 * @param process the process after the event
 * @param at when the event happened, on the world's clock
 */
export function effectsOf(event: ProcessEventName, process: StoredProcess, at: number): readonly Effect[] {
  const effects = isRequestEvent(event) ? followingRequest(event, at) : following[event](process, at);
  return [...closing(process, at), ...effects];
}
