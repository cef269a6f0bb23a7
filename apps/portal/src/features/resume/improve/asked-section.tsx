import type { ImprovableSection, OpenResumeImprovement, ResumeContent } from '@careers/gateway/contract';
import { Card, Heading } from '@careers/ui';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldFacts } from '../editor/field-facts.ts';
import { placeId } from '../editor/place-id.ts';
import { SectionBody } from '../editor/section-body.tsx';
import type { MissingPlace } from '../model/completeness.ts';
import { resumeRows } from '../model/sections/registry.ts';
import { type ImproveValues, typedIn } from './improve-values.ts';

interface AskedSectionProps<Section extends ImprovableSection> {
  readonly form: UseFormReturn<ImproveValues>;
  readonly request: OpenResumeImprovement;
  readonly ask: OpenResumeImprovement['asks'][number] & { readonly section: Section };
  readonly value: ResumeContent[Section];
  readonly places: readonly MissingPlace[];
  readonly facts: FieldFacts;
}

/** One section that is asked for: what about, and the fields to write it in. */
export function AskedSection<Section extends ImprovableSection>(props: AskedSectionProps<Section>) {
  const { form, request, ask, value, places, facts } = props;
  const { i18n } = useLingui();
  const { section, note, requiredFields } = ask;
  const { getValues, setValue } = form;
  const change = useCallback(
    (make: (before: ResumeContent[Section]) => ResumeContent[Section]) => {
      const { sections } = getValues();
      const next = make(typedIn(section, sections[section], request));
      setValue('sections', { ...sections, [section]: next }, { shouldDirty: true });
    },
    [getValues, setValue, section, request],
  );
  const headingId = `${placeId({ section })}-title`;
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className="@container">
      <Heading level={2} size="md" id={headingId}>
        {i18n._(resumeRows[section].name)}
      </Heading>
      {note && (
        <p className="mt-2 rounded-md bg-info-surface px-4 py-3 wrap-anywhere text-info-text">{note}</p>
      )}
      <div className="mt-6">
        <SectionBody
          section={section}
          demand={{ section, required: true, requiredFields }}
          value={value}
          places={places}
          facts={facts}
          change={change}
          onUploading={ignore}
        />
      </div>
    </Card>
  );
}

/** No section of files is asked for by link. */
const ignore = () => undefined;
