import type { InterviewResults } from '@careers/gateway/contract';
import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { EvaluatedPerson } from './evaluated-person.tsx';

/** The person and the position, and that there are no results yet. */
export function NothingEvaluated({
  answer,
}: {
  readonly answer: Pick<InterviewResults, 'candidateName' | 'position'>;
}) {
  const { t } = useLingui();
  return (
    <>
      <EvaluatedPerson answer={answer} />
      <EmptyState
        mark="page"
        as="h2"
        title={t`No interview has been evaluated yet.`}
        description={t`As soon as an interviewer submits an evaluation, you will find it here.`}
      />
    </>
  );
}
