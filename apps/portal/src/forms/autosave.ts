/** A document and the revision under which the server has it. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly revision: number;
}

/** `waiting`, `saving`, `retrying` have edits that the server lacks; `refused` waits for another edit. */
export type AutosavePhase = 'saved' | 'waiting' | 'saving' | 'retrying' | 'refused' | 'conflict';

export interface AutosaveState<Value> {
  readonly phase: AutosavePhase;
  /** What is in the editor. */
  readonly value: Value;
  /** The last one that the server has acknowledged. */
  readonly revision: number;
  /** Whether something was edited after what is on its way, or was sent last. */
  readonly isEdited: boolean;
  /** Sent without an answer: the server may have any of them, and then it is no conflict. */
  readonly unsure: readonly Value[];
  /** Tries that failed one after the other. */
  readonly failures: number;
  readonly failure: unknown;
  /** When the server acknowledged last, Unix milliseconds. */
  readonly savedAt: number | undefined;
  /** What the server has instead, in a conflict. */
  readonly theirs: Versioned<Value> | undefined;
}

export type AutosaveEvent<Value> =
  | { readonly type: 'edited'; readonly value: Value }
  /** The time to save, or to try again, has come. */
  | { readonly type: 'due' }
  | { readonly type: 'acknowledged'; readonly revision: number; readonly at: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: boolean }
  | { readonly type: 'conflicted'; readonly theirs: Versioned<Value>; readonly at: number }
  | { readonly type: 'resolved'; readonly value: Value };

/** A change waits so long for others, and saves are so long apart. */
export const SAVE_EVERY_MS = 2000;
const RETRY_MOST_MS = 60_000;

/** How long to wait before the next `due`; undefined while nothing is to be sent by itself. */
export function waitOf({
  phase,
  failures,
}: Pick<AutosaveState<unknown>, 'phase' | 'failures'>): number | undefined {
  if (phase === 'waiting') return SAVE_EVERY_MS;
  if (phase === 'retrying') return Math.min(RETRY_MOST_MS, SAVE_EVERY_MS * 2 ** failures);
  return undefined;
}

export function openAutosave<Value>({ value, revision }: Versioned<Value>): AutosaveState<Value> {
  return {
    phase: 'saved',
    value,
    revision,
    isEdited: false,
    unsure: [],
    failures: 0,
    failure: undefined,
    savedAt: undefined,
    theirs: undefined,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What follows from an event; one that does not fit the phase changes nothing. Nothing that was edited is ever dropped. */
export function nextAutosave<Value>(
  state: AutosaveState<Value>,
  event: AutosaveEvent<Value>,
): AutosaveState<Value> {
  const { phase } = state;
  switch (event.type) {
    case 'edited': {
      const rests = phase === 'saved' || phase === 'refused';
      return { ...state, value: event.value, isEdited: true, phase: rests ? 'waiting' : phase };
    }
    case 'due':
      if (phase !== 'waiting' && phase !== 'retrying') return state;
      return { ...state, phase: 'saving', isEdited: false, unsure: [...state.unsure, state.value] };
    case 'acknowledged':
      return phase === 'saving' ? taken(state, event.revision, event.at) : state;
    case 'failed': {
      if (phase !== 'saving') return state;
      const { error: failure, again } = event;
      const next = again ? 'retrying' : state.isEdited ? 'waiting' : 'refused';
      return { ...state, phase: next, failure, failures: state.failures + 1, isEdited: true };
    }
    case 'conflicted': {
      if (phase !== 'saving') return state;
      const { theirs, at } = event;
      // An answer was lost, not a race: the server has what was sent from here, the last of it or an earlier try.
      const isOurs = state.unsure.some((sent) => isSame(sent, theirs.value));
      const isLast = isSame(state.unsure.at(-1), theirs.value);
      if (isOurs) return taken({ ...state, isEdited: state.isEdited || !isLast }, theirs.revision, at);
      return { ...state, phase: 'conflict', theirs, isEdited: true, failures: 0, failure: undefined };
    }
    case 'resolved': {
      if (phase !== 'conflict' || !state.theirs) return state;
      const { revision } = state.theirs;
      return {
        ...state,
        phase: 'waiting',
        value: event.value,
        revision,
        theirs: undefined,
        unsure: [],
        isEdited: true,
      };
    }
  }
}

function taken<Value>(state: AutosaveState<Value>, revision: number, savedAt: number): AutosaveState<Value> {
  const phase = state.isEdited ? 'waiting' : 'saved';
  return { ...state, phase, revision, savedAt, unsure: [], failures: 0, failure: undefined };
}
