import { digest, type KeyStorage } from './session/index.ts';

/** A pass is of one link, and stays in the tab that it was given to (decision 0072). */
const keyOf = (token: string) => `linkPass.${digest(token)}`;

export function keepLinkPass(tab: KeyStorage, token: string, pass: string): void {
  tab.set(keyOf(token), pass);
}

/** What a call by link is sent with: its token, and the pass that opened it where a code was asked for. */
export function linkParam(
  tab: KeyStorage,
  token: string,
): { readonly token: string; readonly pass?: string } {
  const pass = tab.get(keyOf(token));
  return pass === null ? { token } : { token, pass };
}
