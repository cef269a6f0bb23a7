import type { EvaluationConclusion } from '@careers/gateway/contract';
import type { RatingValue } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';

interface EvaluationWords {
  readonly conclusions: Readonly<Record<EvaluationConclusion, string>>;
  /** The meaning of each number of points. */
  readonly points: Readonly<Record<RatingValue, string>>;
}

/** The names of an evaluation's choices. */
export function useEvaluationWords(): EvaluationWords {
  const { t } = useLingui();
  return {
    conclusions: {
      recommended: t`Recommended`,
      nextRound: t`Another interview`,
      onHold: t`On hold`,
      notRecommended: t`Not recommended`,
    },
    points: {
      1: t`1: far below requirements`,
      2: t`2: below requirements`,
      3: t`3: meets requirements`,
      4: t`4: above requirements`,
      5: t`5: far above requirements`,
    },
  };
}
