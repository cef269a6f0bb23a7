import { use } from 'react';
import { PartFailure } from '../failures/part-failure.ts';
import type { CatalogueName } from '../language/catalogue-files.ts';
import type { Languages } from '../language/languages.ts';
import { useAwaiting } from '../parts/until-here.tsx';
import { usePortal } from './portal.ts';

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

/** Suspends until catalogues are loaded: for parts whose words no route loads, because they float over any page or replace one. */
export function useWords(...names: readonly CatalogueName[]): void {
  const { languages } = usePortal();
  const awaiting = useAwaiting();
  // All are requested before the first is waited for.
  const loads = names.map((name) => load(languages, name));
  for (const words of loads) awaiting(words);
  for (const words of loads) use(words);
}
