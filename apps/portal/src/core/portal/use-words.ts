import { use } from 'react';
import { fetchedAsPart } from '../failures/part-failure.ts';
import type { CatalogueName } from '../language/catalogue-files.ts';
import type { Languages } from '../language/languages.ts';
import { sharedFetch } from '../parts/shared-fetch.ts';
import { useAwaiting } from '../parts/until-here.tsx';
import { usePortal } from './portal.ts';

type FetchWords = ReturnType<typeof sharedFetch<void>>;

const fetches = new WeakMap<Languages, Map<CatalogueName, FetchWords>>();

function fetchOf(languages: Languages, name: CatalogueName): FetchWords {
  const known = fetches.get(languages) ?? new Map<CatalogueName, FetchWords>();
  fetches.set(languages, known);
  const fetchWords = known.get(name) ?? sharedFetch(() => fetchedAsPart(languages.need(name)));
  known.set(name, fetchWords);
  return fetchWords;
}

/** Suspends until catalogues are loaded: for parts whose words no route loads, because they float over any page or replace one. */
export function useWords(...names: readonly CatalogueName[]): void {
  const { languages } = usePortal();
  const awaiting = useAwaiting();
  // All are requested before the first is waited for.
  const loads = names.map((name) => fetchOf(languages, name)(awaiting));
  for (const words of loads) awaiting(words);
  for (const words of loads) use(words);
}
