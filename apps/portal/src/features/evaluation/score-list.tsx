import type { EvaluationConclusion } from '@careers/gateway/contract';
import { Badge, ruledRows, TitleText, type Tone } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEvaluationWords } from './use-evaluation-words.ts';

interface ScoreListProps {
  /** Left out where it stands beside the title. */
  readonly conclusion?: EvaluationConclusion;
  readonly comment: string;
  readonly scores: readonly {
    readonly name: string;
    readonly points: number;
    readonly comment?: string | undefined;
  }[];
}

const tones: Readonly<Record<EvaluationConclusion, Tone>> = {
  recommended: 'success',
  nextRound: 'info',
  onHold: 'warning',
  notRecommended: 'danger',
};

export function ConclusionBadge({ conclusion }: { readonly conclusion: EvaluationConclusion }) {
  const { conclusions } = useEvaluationWords();
  return <Badge tone={tones[conclusion]}>{conclusions[conclusion]}</Badge>;
}

/** An evaluation, read only. */
export function ScoreList({ conclusion, comment, scores }: ScoreListProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4">
      {conclusion && (
        <div>
          <ConclusionBadge conclusion={conclusion} />
        </div>
      )}
      <p className="max-w-prose whitespace-pre-line">
        <TitleText>{comment}</TitleText>
      </p>
      <dl className={ruledRows}>
        {scores.map(({ name, points, comment: note }, at) => (
          // Criteria have no id here, and two may have one name.
          <div key={`score-${at + 1}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
            <dt className="hyphens-auto">{name}</dt>
            <dd className="tabular text-end font-semibold">{t`${points} of 5`}</dd>
            {note && (
              <dd className="col-span-2 text-sm text-muted">
                <TitleText>{note}</TitleText>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
