import type { InterviewResults } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { ConclusionBadge } from './score-list.tsx';

interface RoundTitleProps {
  readonly result: InterviewResults['results'][number];
}

/** Which round it was, and what its interviewer concluded. */
export function RoundTitle({ result: { round, conclusion } }: RoundTitleProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Heading level={2} size="sm">
        {t`Interview round ${round}`}
      </Heading>
      <ConclusionBadge conclusion={conclusion} />
    </div>
  );
}
