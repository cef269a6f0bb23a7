import type { FileRef, ResumeContent, ResumeField, ResumeSection } from '@careers/gateway/contract';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import type { FilesCode } from '../../../forms/file-words.ts';
import type { ResumePath } from '../model/completeness.ts';
import type { Fields } from '../model/merge/conflict.ts';
import { resumeRows } from '../model/sections/registry.ts';
import type { EditedValue, FieldsRow, FileRow, FilesRow, SectionParts } from '../model/sections/row.ts';
import { EntryList } from './entry-list.tsx';
import type { FieldFacts } from './field-facts.ts';
import { FieldsGrid } from './fields-grid.tsx';
import type { FilesSectionProps } from './files-section.tsx';
import { TextSection } from './text-section.tsx';

interface SectionBodyProps<Section extends ResumeSection> extends EditedValue<ResumeContent[Section]> {
  readonly section: Section;
  readonly demand: ResumeField;
  readonly paths: readonly ResumePath[];
  readonly facts: FieldFacts;
  /** The component for sections of files. A page without such sections leaves it out and loads no code of uploads. */
  readonly filesPart?: ComponentType<FilesSectionProps>;
  /** Called with the reason why its files are not all here. */
  readonly onUnsent: (unsent: FilesCode | undefined) => void;
}

/** The controls of a section, by the kind of its row. */
export function SectionBody<Section extends ResumeSection>(props: SectionBodyProps<Section>) {
  const { section, demand, value, paths, facts, change, filesPart: FilesPart, onUnsent } = props;
  const { requiredFields } = demand;
  const isMissing =
    facts.isJudged && paths.some(({ entry, field }) => entry === undefined && field === undefined);
  const files = (
    row: FileRow | FilesRow,
    refs: readonly FileRef[],
    onRefs: (refs: readonly FileRef[]) => void,
  ) =>
    FilesPart && (
      <FilesPart
        section={section}
        row={row}
        refs={refs}
        isMissing={isMissing}
        onRefs={onRefs}
        onUnsent={onUnsent}
      />
    );
  const parts: SectionParts<ReactNode> = {
    list: (row, held) => (
      <EntryList
        section={section}
        row={row}
        entries={held.value}
        requiredFields={requiredFields}
        paths={paths}
        facts={facts}
        change={held.change}
      />
    ),
    fields: (row, held) => (
      <FieldsSection section={section} row={row} {...held} requiredFields={requiredFields} facts={facts} />
    ),
    text: (row, held) => <TextSection section={section} row={row} isMissing={isMissing} {...held} />,
    files: (row, held) => files(row, held.value, (refs) => held.change(() => [...refs])),
    file: (row, held) =>
      files(row, held.value ? [held.value] : none, ([ref]) => held.change(() => ref ?? null)),
  };
  return resumeRows[section].open({ value, change }, parts);
}

interface FieldsSectionProps<Value extends Fields> extends EditedValue<Value> {
  readonly section: ResumeSection;
  readonly row: FieldsRow<Value>;
  readonly requiredFields: readonly string[];
  readonly facts: FieldFacts;
}

/** A section of fields. */
function FieldsSection<Value extends Fields>({ row, value, change, ...props }: FieldsSectionProps<Value>) {
  const patch = useCallback((fields: Fields) => change((before) => ({ ...before, ...fields })), [change]);
  return <FieldsGrid {...props} fields={row.fields} value={value} onPatch={patch} />;
}

const none: readonly FileRef[] = [];
