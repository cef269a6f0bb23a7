import { Badge, RadioGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { About } from '../../../../core/about.tsx';
import type { Fields } from '../../model/merge/conflict.ts';
import type { Decision } from '../review/decide.ts';
import type { Question } from '../review/plan.ts';
import { problemOf } from '../review/problem.ts';
import type { ReadSection } from '../review/proposals.ts';
import { AnswerFields } from './answer-fields.tsx';
import { useNames, useShown } from './shown.ts';

/** Below this confidence of the reader, the user is asked to look. */
const DOUBTFUL = 0.5;

interface QuestionRowProps {
  readonly section: ReadSection;
  readonly question: Question;
  /** Whether to show the line of the file that it was read from. */
  readonly hasPlace: boolean;
  /** The name of its entry, for screen readers. */
  readonly about: string | undefined;
  /** Whether there is a choice; a new entry has none. */
  readonly asks: boolean;
  readonly isTaken: boolean;
  readonly value: Fields;
  readonly showsProblem: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** One thing that was read: the choice between mine and the file's, a way to correct it, and its line in the file. */
export function QuestionRow({
  section,
  question,
  hasPlace,
  about,
  asks,
  isTaken,
  value,
  showsProblem,
  onDecide,
}: QuestionRowProps) {
  const { t } = useLingui();
  const { name } = useNames(section, question);
  const mine = useShown(section, question, question.mine);
  const theirs = useShown(section, question, value);
  const { place, confidence } = question;
  const problem = showsProblem && isTaken ? problemOf(question, value) : undefined;
  const page = place?.page;
  const isDoubtful = confidence < DOUBTFUL;
  // A line that consists of only the value adds nothing.
  const line = hasPlace && place && place.line.trim() !== theirs.trim() ? place.line : undefined;
  return (
    <div data-state={isTaken ? 'taken' : 'kept'}>
      {asks && (
        <RadioGroup
          label={
            <>
              {name}
              {about && <About>{about}</About>}
            </>
          }
          value={isTaken ? 'theirs' : 'mine'}
          onValueChange={(side) => onDecide({ takes: side === 'theirs' })}
          options={[
            {
              value: 'mine',
              label: (
                <span className="line-clamp-4 whitespace-pre-line">
                  {mine ? t`Keep mine: ${mine}` : t`Leave it empty`}
                </span>
              ),
            },
            {
              value: 'theirs',
              label: (
                <span className="line-clamp-4 whitespace-pre-line">{t`Take the file’s: ${theirs}`}</span>
              ),
            },
          ]}
        />
      )}
      {isTaken && (
        <AnswerFields
          section={section}
          question={question}
          value={value}
          about={about}
          labelHidden={asks}
          problem={problem}
          onEdit={(edited) => onDecide({ takes: true, edited: { ...value, ...edited } })}
        />
      )}
      {(isDoubtful || line) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {isDoubtful && <Badge tone="warning">{t`Please check`}</Badge>}
          {line && (
            <span className="line-clamp-2 min-w-0">
              {page === undefined ? t`In the file: “${line}”` : t`Page ${page}: “${line}”`}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
