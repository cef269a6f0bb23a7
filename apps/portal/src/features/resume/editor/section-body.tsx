import type { FileRef, ResumeField } from '@careers/gateway/contract';
import { useCallback } from 'react';
import type { MissingPlace } from '../model/completeness.ts';
import type { Fields } from '../model/merge/conflict.ts';
import { type Entry, rowOf, type SectionValue } from './any-section.ts';
import { EntryList } from './entry-list.tsx';
import type { FieldFacts } from './field-facts.ts';
import { FieldsGrid } from './fields-grid.tsx';
import { FilesSection } from './files-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { TextSection } from './text-section.tsx';

interface SectionBodyProps {
  readonly demand: ResumeField;
  readonly value: SectionValue;
  readonly places: readonly MissingPlace[];
  readonly facts: FieldFacts;
  readonly change: (make: (before: SectionValue) => SectionValue) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

/** What of a section is filled in, by the kind of its row. A row fits its section's value: the registry has seen to it. */
export function SectionBody({ demand, value, places, facts, change, onUploading }: SectionBodyProps) {
  const { section, requiredFields } = demand;
  const row = rowOf(section);
  const isMissing =
    facts.isJudged && places.some(({ entry, field }) => entry === undefined && field === undefined);
  const patch = useCallback(
    (fields: Fields) =>
      change((before) => ({ ...(before as unknown as Fields), ...fields }) as unknown as SectionValue),
    [change],
  );
  const changeEntries = change as unknown as (make: (before: readonly Entry[]) => readonly Entry[]) => void;
  switch (row.kind) {
    case 'list':
      return (
        <EntryList
          section={section}
          row={row}
          entries={value as unknown as readonly Entry[]}
          requiredFields={requiredFields}
          places={places}
          facts={facts}
          change={changeEntries}
        />
      );
    case 'fields':
      return (
        <FieldsGrid
          section={section}
          fields={row.fields}
          value={value as unknown as Fields}
          requiredFields={requiredFields}
          facts={facts}
          onPatch={patch}
        />
      );
    case 'text':
      return (
        <TextSection
          section={section}
          row={row}
          value={String(value)}
          isMissing={isMissing}
          change={change}
        />
      );
    case 'files':
      return (
        <FilesSection
          section={section}
          row={row}
          refs={value as FileRef[]}
          isMissing={isMissing}
          onRefs={(refs) => change(() => [...refs])}
          onUploading={onUploading}
        />
      );
    case 'file': {
      const file = value as FileRef | null;
      const Part = section === 'photo' ? PhotoSection : FilesSection;
      return (
        <Part
          section={section}
          row={row}
          refs={file ? [file] : none}
          isMissing={isMissing}
          onRefs={([ref]) => change(() => ref ?? null)}
          onUploading={onUploading}
        />
      );
    }
  }
}

const none: readonly FileRef[] = [];
