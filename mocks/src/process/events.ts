import {
  type HandedInFile,
  type ProcessEventName,
  type RequestKind,
  requestEvent,
  requestKinds,
  type TimeSpan,
} from '../domain/process-state.ts';
import type { RequestAnswer } from '../domain/request-answers.ts';

/** The answer to a request. */
export type AnswerEvent<Kind extends RequestKind = RequestKind> = {
  readonly [Each in Kind]: {
    readonly type: `submit${Capitalize<Each>}`;
    readonly answer: RequestAnswer<Each>;
  };
}[Kind];

/** An event with its data. */
export type ProcessEvent =
  | { readonly type: 'declineOffer' | 'abandonInterview'; readonly reason: string }
  | { readonly type: 'submitAttachments'; readonly files: readonly HandedInFile[] }
  | { readonly type: 'chooseTime'; readonly time: TimeSpan }
  | {
      readonly type: 'reportTimeNotSuitable';
      readonly reason: string;
      readonly proposals: readonly TimeSpan[];
    }
  | AnswerEvent
  | { readonly type: PlainEventName };

/** The events that have data, besides the answers to requests. */
const withData = [
  'declineOffer',
  'abandonInterview',
  'submitAttachments',
  'chooseTime',
  'reportTimeNotSuitable',
] as const satisfies readonly ProcessEventName[];

/** The events without data: only their name is needed. */
export type PlainEventName = Exclude<ProcessEventName, (typeof withData)[number] | AnswerEvent['type']>;

/** Whether an event has no data. */
export function isPlain(event: ProcessEventName): event is PlainEventName {
  const isAnswer = requestKinds.some((kind) => requestEvent('submit', kind) === event);
  return !isAnswer && !withData.some((name) => name === event);
}
