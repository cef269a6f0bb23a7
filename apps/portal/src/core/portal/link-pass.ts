import { digest, type KeyStorage } from '../session/index.ts';

/** A pass belongs to one link, and is kept in the tab that it was given to (decision 0072). */
const keyOf = (token: string) => `linkPass.${digest(token)}`;

export function keepLinkPass(tab: KeyStorage, token: string, pass: string): void {
  tab.set(keyOf(token), pass);
}

/** The param of every call by link: its token, and its pass if the link asked for a code. */
export function linkParam(
  tab: KeyStorage,
  token: string,
): { readonly token: string; readonly pass?: string } {
  const pass = tab.get(keyOf(token));
  return pass === null ? { token } : { token, pass };
}

/** Drops all links that were opened in a tab, with their passes, so that whoever uses it next finds none of them (decision 0029). */
export function dropLinks(tab: KeyStorage): void {
  for (const key of tab.names()) if (/^link(?:Pass)?\./.test(key)) tab.remove(key);
}
