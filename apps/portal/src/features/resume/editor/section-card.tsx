import type { ResumeField } from '@careers/gateway/contract';
import { Badge, Card, cn, Heading, useAfterPress } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { describeFailure } from '../../../core/failures/failures.ts';
import { useFocusOnceGone } from '../../../core/use-focus-once-gone.ts';
import { useHasBeen } from '../../../core/use-has-been.ts';
import { missingOf } from '../model/completeness.ts';
import { problemsOf } from '../model/field-problems.ts';
import { resumeRows } from '../model/sections/registry.ts';
import type { SectionValue } from './any-section.ts';
import { cardInset } from './card-inset.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { controlId } from './control-id.ts';
import type { EditorState } from './editor-state.ts';
import type { FieldFacts } from './field-facts.ts';
import { FilesSection } from './files-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { SectionBody } from './section-body.tsx';
import type { Opening } from './section-drafts.ts';
import { useSection } from './use-section.ts';

interface SectionCardProps {
  readonly editor: EditorState;
  readonly demand: ResumeField;
  readonly opening: Opening<SectionValue>;
  readonly facts: FieldFacts;
}

/** One section of the resume; typing in one does not re-render the others. */
export const SectionCard = memo(function SectionCard({ editor, demand, opening, facts }: SectionCardProps) {
  const { t, i18n } = useLingui();
  const { section, required } = demand;
  const used = useSection(editor, section, opening, facts.today);
  const { typed, stored, change, phase, failure, merge, settle, setUnsent } = used;
  const paths = [...missingOf(stored, demand), ...problemsOf(section, typed, facts.today)];
  const headingId = `${controlId({ section })}-title`;
  const shown = phase === 'refused' && failure !== undefined ? describeFailure(failure, i18n) : undefined;
  // A reply can add something above the fields while the user is pressing one of them.
  const { conflict, why } = useAfterPress({
    conflict: merge,
    why: shown?.kind === 'error' ? shown.text : undefined,
  });
  // The choice is removed once it is made, with the button that opened it.
  const heading = useFocusOnceGone<HTMLHeadingElement>(useHasBeen(conflict !== undefined) && !conflict);
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={headingId}
      className={cn('@container py-4 @lg:py-6 @3xl:py-8', cardInset)}
    >
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading ref={heading} level={2} size="md" id={headingId} tabIndex={-1} className="outline-none">
          {i18n._(resumeRows[section].name)}
        </Heading>
        {required && <Badge>{t`Required`}</Badge>}
      </div>
      {conflict && <ConflictNotice section={section} merge={conflict} onSettle={settle} />}
      {why && (
        <p role="alert" className="mb-5 rounded-md bg-danger-surface px-4 py-3 text-sm text-danger-text">
          {t`Not saved: ${why}`}
        </p>
      )}
      <SectionBody
        section={section}
        demand={demand}
        value={typed}
        paths={paths}
        facts={facts}
        change={change}
        filesPart={section === 'photo' ? PhotoSection : FilesSection}
        onUnsent={setUnsent}
      />
    </Card>
  );
});
