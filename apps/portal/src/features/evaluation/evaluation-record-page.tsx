import { type EvaluationRecords, getEvaluationRecord } from '@careers/gateway/contract';
import { buttonClass, Card } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { LinkPage, SiblingLink } from '../link-page/index.ts';
import { EvaluatedPerson } from './evaluated-person.tsx';
import { NothingEvaluated } from './nothing-evaluated.tsx';
import { RoundFacts } from './round-facts.tsx';
import { RoundTitle } from './round-title.tsx';
import { ScoreList } from './score-list.tsx';

/** `/evaluationRecord`: all submitted evaluations of a process, read only (section 2). */
export function EvaluationRecordPage() {
  const { t } = useLingui();
  return (
    <LinkPage kind="results" method={getEvaluationRecord} title={t`Evaluation record`}>
      {(answer) => <Records answer={answer} />}
    </LinkPage>
  );
}

function Records({ answer }: { readonly answer: EvaluationRecords }) {
  const { t } = useLingui();
  if (answer.records.length === 0) return <NothingEvaluated answer={answer} />;
  return (
    <>
      <EvaluatedPerson answer={answer} />
      <ol className="grid gap-6">
        {answer.records.map((record) => (
          <li key={`${record.round} ${record.evaluatedAt}`}>
            <Card padding="lg" className="grid gap-6">
              <div className="grid gap-4">
                <RoundTitle result={record} />
                <RoundFacts result={record} companyZone={answer.companyZone} />
              </div>
              <ScoreList comment={record.comment} scores={record.scores} />
            </Card>
          </li>
        ))}
      </ol>
      <SiblingLink to="/interviewResults" className={`mt-8 ${buttonClass('secondary')}`}>
        {t`Back to the results`}
      </SiblingLink>
    </>
  );
}
