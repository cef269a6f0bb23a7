import {
  type AutosaveEvent,
  type AutosaveState,
  nextAutosave,
  openAutosave,
  type ShownAutosave,
  shownOf,
  type Versioned,
  waitOf,
} from './autosave.ts';

interface AutosaveOptions<Value> {
  /** What the server has when the page opens. */
  readonly from: Versioned<Value>;
  /** Saves a value on top of a revision; resolves with the new revision. */
  readonly save: (value: Value, revision: number) => Promise<number>;
  /** The server's document, if the failure is a conflict of revisions. */
  readonly conflictOf: (error: unknown) => Versioned<Value> | undefined;
  /** Whether trying again may help; after a refusal it does not. */
  readonly mayTryAgain: (error: unknown) => boolean;
  readonly now: () => number;
}

export interface Autosave<Value> {
  state(): AutosaveState<Value>;
  /** The same object until something of it changes. */
  shown(): ShownAutosave<Value>;
  subscribe(listener: () => void): () => void;
  edit(value: Value): void;
  /** Ends a conflict with the value to keep, which is saved on top of the server's revision. */
  resolve(value: Value): void;
  /** Sends at once what waits to be saved. */
  saveNow(): void;
  /**
   * Sends at once what waits to be saved, as the page is left. A save that is under way may end with the page, and lacks later edits:
   * another one is sent beside it, unless that was done. Both are on top of one revision, so that a server that knows revisions takes
   * one of them.
   */
  leave(): void;
  /** Sends nothing more, not even edits that were made while a save is under way. */
  stop(): void;
}

/** Saves a document while it is edited: one save at a time, two seconds apart, tried again while the network is down. */
export function createAutosave<Value>({
  from,
  save,
  conflictOf,
  mayTryAgain,
  now,
}: AutosaveOptions<Value>): Autosave<Value> {
  const listeners = new Set<() => void>();
  let state = openAutosave(from);
  let shown = shownOf(state);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** The value that was sent because the page is left, until the next save. */
  let left: Value | undefined;

  function follow(event: AutosaveEvent<Value>): void {
    if (isStopped && event.type === 'due') return;
    const before = state;
    state = nextAutosave(state, event);
    if (state === before) return;
    shown = shownOf(state, shown);
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
    left = undefined;
    try {
      const revision = await save(state.value, state.revision);
      follow({ type: 'acknowledged', revision, at: now() });
    } catch (error) {
      const theirs = conflictOf(error);
      if (theirs) follow({ type: 'conflicted', theirs, at: now() });
      else follow({ type: 'failed', error, again: mayTryAgain(error) });
    }
  }

  function leave(): void {
    const isUnderWay = state.phase === 'saving';
    follow({ type: 'due' });
    if (isUnderWay && !isStopped && state.value !== left) {
      // How it ends is nobody's matter: if the page stays, what was edited since is saved after the save under way.
      save(state.value, state.revision).catch(() => undefined);
    }
    left = state.value;
  }

  return {
    state: () => state,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (value) => follow({ type: 'edited', value }),
    resolve: (value) => follow({ type: 'resolved', value }),
    saveNow: () => follow({ type: 'due' }),
    leave,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
