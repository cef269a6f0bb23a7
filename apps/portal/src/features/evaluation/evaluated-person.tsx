import type { InterviewResults } from '@careers/gateway/contract';
import { Facts, InlineFacts } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';

/** The name of the person, and the position that they have applied for. */
export function EvaluatedPerson({
  answer,
}: {
  readonly answer: Pick<InterviewResults, 'candidateName' | 'position'>;
}) {
  const { t } = useLingui();
  const { candidateName, position } = answer;
  return (
    <Facts
      columns={2}
      className="mb-8"
      items={[
        { term: t`Candidate`, value: candidateName },
        { term: t`Position`, value: position.post },
        {
          term: t`Company`,
          value: position.companyDescr && (
            <InlineFacts items={[position.companyDescr, position.deptIdDescr]} />
          ),
        },
        { term: t`Location`, value: position.workPlace },
      ]}
    />
  );
}
