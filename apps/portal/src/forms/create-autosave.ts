import {
  type AutosaveEvent,
  type AutosaveState,
  nextAutosave,
  openAutosave,
  type Versioned,
  waitOf,
} from './autosave.ts';

export interface AutosaveOptions<Value> {
  /** What the server has as the page opens. */
  readonly from: Versioned<Value>;
  /** Saves what is edited on top of a revision; answers the new one. */
  readonly save: (value: Value, revision: number) => Promise<number>;
  /** What the server has instead, when a failure says that it is another revision. */
  readonly conflictOf: (error: unknown) => Versioned<Value> | undefined;
  /** Whether another try may help: of a refusal it does not. */
  readonly mayTryAgain: (error: unknown) => boolean;
  readonly now: () => number;
}

export interface Autosave<Value> {
  state(): AutosaveState<Value>;
  subscribe(listener: () => void): () => void;
  edit(value: Value): void;
  /** Ends a conflict with what shall be kept; it is saved on top of the server's. */
  resolve(value: Value): void;
  /** Sends what waits at once: the page is left, or the line is back. */
  saveNow(): void;
  /** Sends nothing more, not even what was edited behind a save that is on its way. */
  stop(): void;
}

/** Saves a document while it is edited: one save at a time, two seconds apart, tried again while the line is down. */
export function createAutosave<Value>({
  from,
  save,
  conflictOf,
  mayTryAgain,
  now,
}: AutosaveOptions<Value>): Autosave<Value> {
  const listeners = new Set<() => void>();
  let state = openAutosave(from);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function follow(event: AutosaveEvent<Value>): void {
    if (isStopped && event.type === 'due') return;
    const before = state;
    state = nextAutosave(state, event);
    if (state === before) return;
    if (state.phase !== before.phase) plan();
    for (const listener of listeners) listener();
    if (state.phase === 'saving' && before.phase !== 'saving') void send();
  }

  function plan(): void {
    clearTimeout(timer);
    const wait = isStopped ? undefined : waitOf(state);
    timer = wait === undefined ? undefined : setTimeout(() => follow({ type: 'due' }), wait);
  }

  async function send(): Promise<void> {
    try {
      const revision = await save(state.value, state.revision);
      follow({ type: 'acknowledged', revision, at: now() });
    } catch (error) {
      const theirs = conflictOf(error);
      if (theirs) follow({ type: 'conflicted', theirs, at: now() });
      else follow({ type: 'failed', error, again: mayTryAgain(error) });
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (value) => follow({ type: 'edited', value }),
    resolve: (value) => follow({ type: 'resolved', value }),
    saveNow: () => follow({ type: 'due' }),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
