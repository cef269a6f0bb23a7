import { Button, buttonClass, Skeleton, SkeletonGroup } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryError } from '../../../core/calls/query-error.tsx';
import { PortalLink } from '../../../core/navigation/link.tsx';
import { Block, type HomeBlockProps } from '../block.tsx';
import { SentenceChoice } from './sentence-choice.tsx';
import { type SentenceWord, sentenceWords, useSentence } from './use-sentence.ts';

/** A sentence to fill in that filters positions: it shows how many there are, and suggests which word to drop when there are none. */
export function SentenceBlock({ title, style }: HomeBlockProps) {
  const { t } = useLingui();
  const { chosen, choose, choices, all, found, total, loosen } = useSentence();
  if (all.data?.total === 0) return null;
  const names: Record<SentenceWord, string> = {
    posCategory: t`Field of work`,
    workYears: t`Experience`,
    workPlace: t`Location`,
  };
  const anyOf: Record<SentenceWord, string> = {
    posCategory: t`any field`,
    workYears: t`any experience`,
    workPlace: t`any place`,
  };
  const word = (name: SentenceWord) => (
    <SentenceChoice
      label={names[name]}
      any={anyOf[name]}
      value={chosen[name]}
      choices={choices?.[name] ?? []}
      onChoose={(id) => choose(name, id)}
    />
  );
  const query = Object.fromEntries(sentenceWords.flatMap((one) => (chosen[one] ? [[one, chosen[one]]] : [])));
  const failed = all.error ?? found.error;
  return (
    <Block title={title || t`Say it in one sentence`} style={style} tone="sunken">
      {failed && (
        <QueryError
          error={failed}
          onRetry={() => void (all.error ? all.refetch() : found.refetch())}
          pending={all.isFetching || found.isFetching}
        />
      )}
      {all.isPending && (
        <SkeletonGroup label={t`Loading`} className="grid gap-4">
          <Skeleton className="h-12 w-full max-w-3xl" />
          <Skeleton className="h-11 w-44" />
        </SkeletonGroup>
      )}
      {choices && (
        <>
          <p className="max-w-4xl text-xl leading-loose @3xl:text-2xl @3xl:leading-loose">
            {withWords(
              t`I work in |${{ posCategory: '[posCategory]' }},| bring |${{ workYears: '[workYears]' }},| and want to be in |${{ workPlace: '[workPlace]' }}.|`,
              word,
            )}
          </p>
          <div
            role="status"
            aria-busy={found.isPending}
            className="mt-6 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-3"
          >
            {loosen ? (
              <>
                <span>{t`No position matches all of this.`}</span>
                <Button variant="secondary" onClick={() => choose(loosen, '')}>
                  {t`Try ${{ any: anyOf[loosen] }}`}
                </Button>
              </>
            ) : (
              total !== undefined && (
                <PortalLink to="/position" query={query} className={buttonClass('primary', 'lg')}>
                  {t`${plural({ total }, { one: 'See # position', other: 'See # positions' })}`}
                </PortalLink>
              )
            )}
          </div>
        </>
      )}
    </Block>
  );
}

/**
 * Renders a translated sentence in which parts between two bars contain the name of a word to choose in brackets. Each part stays on
 * one line, so that no line begins with punctuation.
 */
function withWords(sentence: string, word: (name: SentenceWord) => ReactNode): ReactNode {
  return sentence.split('|').map((part, at) => {
    if (at % 2 === 0) return part;
    const [before, named, after] = part.split(/[[\]]/);
    const name = sentenceWords.find((one) => one === named);
    return (
      <span key={name} className="whitespace-nowrap">
        {before}
        {name && word(name)}
        {after}
      </span>
    );
  });
}
