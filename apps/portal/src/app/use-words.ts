import { use } from 'react';
import type { CatalogueName, Languages } from './languages.ts';
import { usePortal } from './portal.ts';

const loading = new WeakMap<Languages, Map<CatalogueName, Promise<void>>>();

function load(languages: Languages, name: CatalogueName): Promise<void> {
  const known = loading.get(languages) ?? new Map<CatalogueName, Promise<void>>();
  loading.set(languages, known);
  const words = known.get(name) ?? languages.need(name);
  known.set(name, words);
  // Asked again the next time; who waits now is told by `use`.
  words.catch(() => known.delete(name));
  return words;
}

/** Waits for a catalogue; for parts that no route waits for, since they float over a page or stand in for one. */
export function useWords(name: CatalogueName): void {
  const { languages } = usePortal();
  use(load(languages, name));
}
