import { use } from 'react';
import type { CatalogueName } from './catalogue-files.ts';
import type { Languages } from './languages.ts';
import { PartFailure } from './part-failure.ts';
import { usePortal } from './portal.ts';
import { useAwaiting } from './until-here.tsx';

const loading = new WeakMap<Languages, Map<CatalogueName, Promise<void>>>();

function load(languages: Languages, name: CatalogueName): Promise<void> {
  const known = loading.get(languages) ?? new Map<CatalogueName, Promise<void>>();
  loading.set(languages, known);
  const words =
    known.get(name) ??
    languages.need(name).catch((cause: unknown) => {
      throw new PartFailure(cause, () => known.delete(name));
    });
  known.set(name, words);
  return words;
}

/** Waits for a catalogue; for parts that no route waits for, since they float over a page or stand in for one. */
export function useWords(name: CatalogueName): void {
  const { languages } = usePortal();
  const words = load(languages, name);
  useAwaiting()(words);
  use(words);
}
