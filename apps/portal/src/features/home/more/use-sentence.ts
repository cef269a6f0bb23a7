import type { DataOf, Facet, queryPositionList } from '@careers/gateway/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../core/portal.ts';
import { positionListQuery } from '../../positions/index.ts';

/** The words of the sentence that are chosen, by the filter of the list that each stands for. */
export const sentenceWords = ['posCategory', 'workYears', 'workPlace'] as const;
export type SentenceWord = (typeof sentenceWords)[number];
export type Chosen = Readonly<Record<SentenceWord, string>>;

/** What the sentence was last answered. */
interface Answer {
  readonly list: DataOf<typeof queryPositionList>;
  /** The word to let go of, where nothing fits. */
  readonly loosen: SentenceWord | undefined;
}

const nothing: Chosen = { posCategory: '', workYears: '', workPlace: '' };

/** What of the sentence is chosen, what it can be chosen from, and how many positions it finds. */
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
  // Stays until the next one is here: what moved or changed under a press would be pressed by mistake.
  const [answer, setAnswer] = useState<Answer>();
  if (found.data && found.data !== answer?.list) {
    const { total, facets } = found.data;
    setAnswer({ list: found.data, loosen: total === 0 ? wordToLoosen(chosen, facets) : undefined });
  }
  return {
    chosen,
    choose: (word: SentenceWord, id: string) => setChosen((before) => ({ ...before, [word]: id })),
    /** All that the site has, whatever else is chosen: no choice closes another. */
    choices: all.data?.facets,
    all,
    found,
    total: answer?.list.total,
    loosen: answer?.loosen,
  };
}

/** The chosen word without which the most is found: the counts of a filter are those that its own choice leaves out. */
function wordToLoosen(
  chosen: Chosen,
  facets: Readonly<Record<SentenceWord, readonly Facet[]>>,
): SentenceWord | undefined {
  const without = (word: SentenceWord) => facets[word].reduce((sum, { count }) => sum + count, 0);
  const [best] = sentenceWords.filter((word) => chosen[word]).sort((a, b) => without(b) - without(a));
  return best;
}
