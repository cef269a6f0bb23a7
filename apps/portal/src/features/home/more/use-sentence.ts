import type { DataOf, Facet, queryPositionList } from '@careers/gateway/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../core/portal/portal.ts';
import { positionListQuery } from '../../positions/index.ts';

/** The words that can be chosen, named after the facets that they filter by. */
export const sentenceWords = ['posCategory', 'workYears', 'workPlace'] as const;
export type SentenceWord = (typeof sentenceWords)[number];
type Chosen = Readonly<Record<SentenceWord, string>>;

/** The last answer to the sentence. */
interface Answer {
  readonly list: DataOf<typeof queryPositionList>;
  /** The word to drop, if there is no position. */
  readonly loosen: SentenceWord | undefined;
}

const nothing: Chosen = { posCategory: '', workYears: '', workPlace: '' };

/** The chosen words, their options, and the number of positions. */
export function useSentence() {
  const portal = usePortal();
  const [chosen, setChosen] = useState(nothing);
  const { comId } = portal.scope.get();
  const one = { comId, pageNo: 1, pageSize: 1 };
  const all = useQuery(positionListQuery(portal, one));
  const filters = Object.fromEntries(
    sentenceWords.flatMap((word) => (chosen[word] ? [[word, [chosen[word]]]] : [])),
  );
  const found = useQuery(positionListQuery(portal, { ...one, ...filters }));
  // The old answer stays until the next one arrives: a layout that changes under a press causes mistakes.
  const [answer, setAnswer] = useState<Answer>();
  if (found.data && found.data !== answer?.list) {
    const { total, facets } = found.data;
    setAnswer({ list: found.data, loosen: total === 0 ? wordToLoosen(chosen, facets) : undefined });
  }
  return {
    chosen,
    choose: (word: SentenceWord, id: string) => setChosen((before) => ({ ...before, [word]: id })),
    /** All options of the site, whatever else is chosen. */
    choices: all.data?.facets,
    all,
    found,
    total: answer?.list.total,
    loosen: answer?.loosen,
  };
}

/** The chosen word whose removal gives the most positions. A facet's counts ignore its own choice, so they add up to that number. */
function wordToLoosen(
  chosen: Chosen,
  facets: Readonly<Record<SentenceWord, readonly Facet[]>>,
): SentenceWord | undefined {
  const without = (word: SentenceWord) => facets[word].reduce((sum, { count }) => sum + count, 0);
  const [best] = sentenceWords.filter((word) => chosen[word]).sort((a, b) => without(b) - without(a));
  return best;
}
