import { use } from 'react';
import type { Languages } from '../core/languages.ts';
import { usePortal } from '../core/portal.ts';

const loading = new WeakMap<Languages, Promise<void>>();

function load(languages: Languages): Promise<void> {
  const words = languages.need('share');
  loading.set(languages, words);
  // Asked again at the next opening; who waits now is told by `use`.
  words.catch(() => loading.delete(languages));
  return words;
}

/** Waits for this feature's words: no route waits for those of the dialog. */
export function useShareWords(): void {
  const { languages } = usePortal();
  use(loading.get(languages) ?? load(languages));
}
