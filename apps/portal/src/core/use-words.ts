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

/** Waits for catalogues; for parts that no route waits for, since they float over a page or stand in for one. */
export function useWords(...names: readonly CatalogueName[]): void {
  const { languages } = usePortal();
  const awaiting = useAwaiting();
  // All are asked for before one is waited for.
  const loads = names.map((name) => load(languages, name));
  for (const words of loads) awaiting(words);
  for (const words of loads) use(words);
}
