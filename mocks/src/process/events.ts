import type { HandedInFile, ProcessEventName, RequestKind, TimeSpan } from '../domain/process-state.ts';
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

/** The events that have data. */
type FullEventName =
  | 'declineOffer'
  | 'abandonInterview'
  | 'submitAttachments'
  | 'chooseTime'
  | 'reportTimeNotSuitable'
  | `submit${Capitalize<RequestKind>}`;

/** The events without data: only their name is needed. */
export type PlainEventName = Exclude<ProcessEventName, FullEventName>;

const full: readonly string[] = ['declineOffer', 'abandonInterview', 'chooseTime', 'reportTimeNotSuitable'];

export function isPlain(event: ProcessEventName): event is PlainEventName {
  return !full.includes(event) && !event.startsWith('submit');
}
