import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Form } from '../../../forms/form/index.ts';
import { ConflictNotice } from '../editor/conflict-notice.tsx';
import { controlId } from '../editor/control-id.ts';
import type { FieldFacts } from '../editor/field-facts.ts';
import { SectionBody } from '../editor/section-body.tsx';
import { useMergeToChoose } from '../editor/use-merge-to-choose.ts';
import type { ResumePath } from '../model/completeness.ts';
import type { Merge } from '../model/merge.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { type ImproveValues, typedIn } from './improve-values.ts';
import { settleMerge } from './meanwhile.ts';

interface AskedSectionProps<Section extends ImprovableSection> {
  readonly form: Form<ImproveValues>;
  readonly request: OpenResumeImprovement;
  readonly ask: OpenResumeImprovement['asks'][number] & { readonly section: Section };
  readonly value: ResumeContent[Section];
  /** The merge of what is typed here with what somebody else has changed since. */
  readonly meanwhile: Merge<ResumeContent[Section]> | undefined;
  readonly paths: readonly ResumePath[];
  readonly facts: FieldFacts;
}

/** One requested section: what the recruiter asks about it, and its fields. */
export function AskedSection<Section extends ImprovableSection>(props: AskedSectionProps<Section>) {
  const { form, request, ask, value, meanwhile, paths, facts } = props;
  const { i18n } = useLingui();
  const { section, note, requiredFields } = ask;
  const { getValues, setValue } = form;
  const change = useCallback(
    (make: (before: ResumeContent[Section]) => ResumeContent[Section]) => {
      const { sections } = getValues();
      const next = make(typedIn(section, sections[section], request));
      setValue('sections', { ...sections, [section]: next }, { byPerson: true });
    },
    [getValues, setValue, section, request],
  );
  const settle = useCallback(
    (chosen: ResumeContent[Section]) => {
      const { sections, seen } = settleMerge(section, chosen, request, getValues());
      setValue('sections', sections);
      setValue('seen', seen);
    },
    [getValues, setValue, section, request],
  );
  const toChoose = useMergeToChoose(meanwhile, settle);
  const headingId = `${controlId({ section })}-title`;
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className="@container">
      <Heading level={2} size="md" id={headingId}>
        {i18n._(resumeRows[section].name)}
      </Heading>
      {note && <p className="mt-4 rounded-md bg-info-surface px-4 py-3 text-info-text">{note}</p>}
      <div className="mt-6">
        {toChoose && (
          <div id={choiceId(section)} tabIndex={-1} className="rounded-md">
            <ConflictNotice section={section} merge={toChoose} onSettle={settle} />
          </div>
        )}
        <SectionBody
          section={section}
          demand={{ section, required: true, requiredFields }}
          value={value}
          paths={paths}
          facts={facts}
          change={change}
          onUnsent={ignore}
        />
      </div>
    </Card>
  );
}

/** The element id of a section's choice between two versions. */
export const choiceId = (section: ImprovableSection) => `${controlId({ section })}-choice`;

/** A link never asks for a section of files, so there are no uploads to report. */
const ignore = () => undefined;
