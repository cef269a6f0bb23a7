import type { Resume } from '@careers/gateway/contract';
import { Heading } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ENTRIES_MAX } from '../../model/limits.ts';
import { contentOf } from '../../model/resume-query.ts';
import { sectionNames } from '../../model/section-names.ts';
import { type Decision, type Decisions, entriesOverLimit } from '../review/decide.ts';
import type { SectionPlan } from '../review/plan.ts';
import { GroupCard } from './group-card.tsx';

interface SectionReviewProps {
  /** The id of the section's heading. */
  readonly headingId: string;
  readonly plan: SectionPlan;
  readonly resume: Resume;
  readonly decisions: Decisions;
  readonly overwrites: boolean;
  readonly showsProblems: boolean;
  readonly onDecide: (key: string, decision: Decision) => void;
}

/** What was read for one section of the resume. */
export function SectionReview({
  headingId,
  plan,
  resume,
  decisions,
  overwrites,
  showsProblems,
  onDecide,
}: SectionReviewProps) {
  const { t, i18n } = useLingui();
  const { section, groups, known } = plan;
  const left = entriesOverLimit(contentOf(resume), plan, decisions);
  return (
    // A group and not a region, as the page behind has a landmark of the same name for each section.
    <fieldset aria-labelledby={headingId} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3} size="sm" id={headingId}>
          {i18n._(sectionNames[section])}
        </Heading>
        {known > 0 && (
          <p className="text-sm text-muted">
            {t`${plural(known, { one: '# is in your resume already', other: '# are in your resume already' })}`}
          </p>
        )}
        <p role="status" className="basis-full text-sm text-warning-text">
          {left > 0 &&
            t`${plural(left, {
              one: `A resume holds at most ${ENTRIES_MAX} entries here. The last one selected will not be added.`,
              other: `A resume holds at most ${ENTRIES_MAX} entries here. The last # selected will not be added.`,
            })}`}
        </p>
      </div>
      {groups.map((group, at) => (
        <GroupCard
          key={group.key}
          section={section}
          group={group}
          number={at + 1}
          decisions={decisions}
          overwrites={overwrites}
          showsProblems={showsProblems}
          onDecide={onDecide}
        />
      ))}
    </fieldset>
  );
}
