/** A document and the revision that the server knows it by. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly revision: number;
}

/** In `waiting`, `saving` and `retrying` there are edits that the server lacks; `refused` waits for another edit. */
export type AutosavePhase = 'saved' | 'waiting' | 'saving' | 'retrying' | 'refused' | 'conflict';

export interface AutosaveState<Value> {
  readonly phase: AutosavePhase;
  /** What is in the editor. */
  readonly value: Value;
  /** The last revision that the server has acknowledged. */
  readonly revision: number;
  /** Whether something was edited since the last save was sent. */
  readonly isEdited: boolean;
  /** Values that were sent without an answer. If the server turns out to have one of them, that is no conflict. */
  readonly unsure: readonly Value[];
  /** Tries that failed in a row. */
  readonly failures: number;
  readonly failure: unknown;
  /** When the server last acknowledged a save, Unix milliseconds. */
  readonly savedAt: number | undefined;
  /** In a conflict, what the server has. */
  readonly theirs: Versioned<Value> | undefined;
}

/** What is shown of an autosave. */
export interface ShownAutosave<Value> extends Pick<AutosaveState<Value>, 'phase' | 'failure' | 'savedAt'> {
  /** Both versions in a conflict: what is in the editor, and what the server has. */
  readonly conflict: { readonly mine: Value; readonly theirs: Versioned<Value> } | undefined;
}

/** The same object as before if nothing of it has changed, as with most edits: whoever shows it need not be drawn anew. */
export function shownOf<Value>(
  { phase, failure, savedAt, value, theirs }: AutosaveState<Value>,
  before?: ShownAutosave<Value>,
): ShownAutosave<Value> {
  const isAsBefore =
    before?.phase === phase &&
    before.failure === failure &&
    before.savedAt === savedAt &&
    before.conflict?.theirs === theirs &&
    (theirs === undefined || before.conflict?.mine === value);
  if (isAsBefore) return before;
  return { phase, failure, savedAt, conflict: theirs && { mine: value, theirs } };
}

export type AutosaveEvent<Value> =
  | { readonly type: 'edited'; readonly value: Value }
  /** It is time to save, or to try again. */
  | { readonly type: 'due' }
  | { readonly type: 'acknowledged'; readonly revision: number; readonly at: number }
  | { readonly type: 'failed'; readonly error: unknown; readonly again: boolean }
  | { readonly type: 'conflicted'; readonly theirs: Versioned<Value>; readonly at: number }
  | { readonly type: 'resolved'; readonly value: Value };

/** How long an edit waits for further ones, and so the least time between two saves. */
export const SAVE_EVERY_MS = 2000;
const RETRY_MOST_MS = 60_000;

/** Milliseconds until the next `due` event; undefined while there is nothing to save. */
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

/** The state after an event. An event that does not fit the phase changes nothing; an edit is never dropped. */
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
      const unlessAgain = state.isEdited ? 'waiting' : 'refused';
      return {
        ...state,
        phase: again ? 'retrying' : unlessAgain,
        failure,
        failures: state.failures + 1,
        isEdited: true,
      };
    }
    case 'conflicted': {
      if (phase !== 'saving') return state;
      const { theirs, at } = event;
      // If the server has a value that was sent from here, only the answer to that save was lost; nobody else has edited.
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
