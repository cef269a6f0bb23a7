/** What is open on a page and would be lost with it. */
export interface Unsaved {
  /** Sends it, where it outlives a log out; answers whether nothing of it is left. */
  readonly send: () => Promise<boolean>;
}

/** What would be lost if the person went now, whatever form it is in. */
export interface UnsavedWork {
  /** Counts something in; answers how to count it out again. */
  readonly add: (work: Unsaved) => () => void;
  readonly isEmpty: () => boolean;
  /** Sends all that can be sent, whatever becomes of it. */
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
