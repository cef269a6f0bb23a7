import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import type { Fields } from '../model/merge/conflict.ts';
import type { Field } from '../model/sections/field.ts';
import { resumeRegistry } from '../model/sections/registry.ts';
import type { AnyRow, FieldsRow, FileRow, FilesRow, ListRow, TextRow } from '../model/sections/row.ts';

/** What any section holds. */
export type SectionValue = ResumeContent[ResumeSection];

/** An entry of any list. */
export type Entry = Fields & { readonly id: string };

/** The rows of lists and of fields, to code that knows of no section in particular. */
export type AnyListRow = ListRow<Entry>;
export type AnyFieldsRow = FieldsRow<Fields>;

type Row = AnyListRow | AnyFieldsRow | TextRow | FileRow | FilesRow;

/** A section's row by its kind. That each row fits its section's value the registry has seen to; here that is lost. */
export function rowOf(section: ResumeSection): Row {
  return resumeRegistry[section] as unknown as Row;
}

/** The same for what every row can do, with the section's own value. */
export function anyRowOf<Section extends ResumeSection>(section: Section): AnyRow<ResumeContent[Section]> {
  return resumeRegistry[section] as unknown as AnyRow<ResumeContent[Section]>;
}

/** The fields of a section, or of each of its entries. */
export function fieldsOf(section: ResumeSection): readonly Field[] {
  const row = rowOf(section);
  return row.kind === 'list' || row.kind === 'fields' ? row.fields : [];
}

/** An entry, or the fields of a section, by names. */
export function recordsOf(value: SectionValue): readonly Fields[] {
  if (value === null || typeof value !== 'object') return [];
  return (Array.isArray(value) ? value : [value]) as unknown as readonly Fields[];
}
