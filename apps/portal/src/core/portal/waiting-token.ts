import type { KeyStorage } from '../session/index.ts';

const keyOf = (path: string) => `link.waits.${path}`;

/** Keeps the token of a link while its reader logs in, in the tab: the address of the login has none (decision 0201). */
export function keepWaitingToken(tab: KeyStorage, path: string, token: string): void {
  tab.set(keyOf(path), token);
}

/** The token that waits for a page. */
export const waitingToken = (tab: KeyStorage, path: string) => tab.get(keyOf(path));

/** Drops it, once the page has its answer and keeps the token itself. */
export const dropWaitingToken = (tab: KeyStorage, path: string) => tab.remove(keyOf(path));
