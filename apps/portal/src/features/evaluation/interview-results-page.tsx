import { getInterviewResults, type InterviewResults } from '@careers/gateway/contract';
import { buttonClass, Card } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, SiblingLink } from '../link-page/index.ts';
import { EvaluatedPerson } from './evaluated-person.tsx';
import { NothingEvaluated } from './nothing-evaluated.tsx';
import { RoundFacts } from './round-facts.tsx';
import { RoundTitle } from './round-title.tsx';

/** `/interviewResults`: the results of a process's interviews, by round, read only (section 2). */
export function InterviewResultsPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="results" method={getInterviewResults} title={t`Interview results`}>
      {(answer) => <Results answer={answer} />}
    </LinkPage>
  );
}

function Results({ answer }: { readonly answer: InterviewResults }) {
  const { t } = useLingui();
  if (answer.results.length === 0) return <NothingEvaluated answer={answer} />;
  return (
    <>
      <EvaluatedPerson answer={answer} />
      <ol className="grid gap-6">
        {answer.results.map((result) => (
          <li key={`${result.round} ${result.evaluatedAt}`}>
            <Card padding="lg" className="grid gap-4">
              <RoundTitle result={result} />
              <RoundFacts result={result} companyZone={answer.companyZone} />
            </Card>
          </li>
        ))}
      </ol>
      <SiblingLink to="/evaluationRecord" className={`mt-8 ${buttonClass('secondary')}`}>
        {t`Read the full record`}
      </SiblingLink>
    </>
  );
}
