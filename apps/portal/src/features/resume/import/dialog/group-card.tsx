import { Badge, Card, Checkbox } from '@careers/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '../../../../core/format/list-of.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';
import { addsEntry, answerOf, type Decision, type Decisions, usesFileValue } from '../review/decide.ts';
import type { Question, QuestionGroup } from '../review/plan.ts';
import type { ReadSection } from '../review/proposals.ts';
import { QuestionRow } from './question-row.tsx';

type Place = Question['place'];

const isSamePlace = (one: Place, other: Place) =>
  one !== undefined && one.line === other?.line && one.page === other.page;

interface GroupCardProps {
  readonly section: ReadSection;
  readonly group: QuestionGroup;
  /** Counted from 1, for entries without a name. */
  readonly number: number;
  readonly decisions: Decisions;
  readonly overwrites: boolean;
  readonly showsProblems: boolean;
  readonly onDecide: (key: string, decision: Decision) => void;
}

/** One entry of the file, or a section without entries. A new entry is added or not; otherwise each field is asked. */
export function GroupCard({
  section,
  group,
  number,
  decisions,
  overwrites,
  showsProblems,
  onDecide,
}: GroupCardProps) {
  const { t, i18n } = useLingui();
  const row: {
    readonly kind: string;
    readonly summary?: (entry: never, say: (words: MessageDescriptor) => string) => readonly string[];
  } = resumeRegistry[section];
  // The entry belongs to its section, which the type of a row from the registry cannot express.
  const said = row.summary?.(group.entry as never, (words) => i18n._(words)) ?? [];
  const summary = joinFacts(said, i18n.locale) || t`Entry ${number}`;
  const isAdded = addsEntry(group, decisions);
  return (
    <Card className="grid gap-5">
      {row.kind === 'list' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {group.isNew ? (
            <Checkbox
              checked={isAdded}
              onChange={({ target }) => onDecide(group.key, { takes: target.checked })}
            >
              <span className="font-medium">{t`Add ${summary}`}</span>
            </Checkbox>
          ) : (
            <p className="font-medium">{summary}</p>
          )}
          <Badge tone={group.isNew ? 'success' : 'info'}>{group.isNew ? t`New` : t`In your resume`}</Badge>
        </div>
      )}
      {(!group.isNew || isAdded) &&
        group.questions.map((question, at) => (
          <QuestionRow
            key={question.key}
            section={section}
            question={question}
            // A line that several fields were read from is shown once, under the last of them.
            hasPlace={!group.questions.slice(at + 1).some(({ place }) => isSamePlace(question.place, place))}
            about={row.kind === 'list' ? summary : undefined}
            asks={!group.isNew}
            isTaken={group.isNew || usesFileValue(question, decisions, overwrites)}
            value={answerOf(question, decisions)}
            showsProblem={showsProblems}
            onDecide={(decision) => onDecide(question.key, decision)}
          />
        ))}
    </Card>
  );
}
