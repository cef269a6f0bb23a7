/** A form with edits that would be lost by leaving the page. */
interface Unsaved {
  /** Saves the edits, if the server can keep them; resolves with whether nothing unsaved is left. */
  readonly send: () => Promise<boolean>;
}

/** All forms with edits that would be lost if the person logged out now. */
export interface UnsavedWork {
  /** Adds a form; returns a function that removes it. */
  readonly add: (work: Unsaved) => () => void;
  readonly isEmpty: () => boolean;
  /** Saves what can be saved; failures are ignored. */
  readonly sendAll: () => Promise<void>;
}

export function createUnsavedWork(): UnsavedWork {
  const open = new Set<Unsaved>();
  return {
    add(work) {
      open.add(work);
      return () => void open.delete(work);
    },
    isEmpty: () => open.size === 0,
    async sendAll() {
      const sent = [...open].map(async (work) => {
        if (await work.send()) open.delete(work);
      });
      await Promise.allSettled(sent);
    },
  };
}
