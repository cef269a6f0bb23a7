import type { FileRef, ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { resumeSections } from '@careers/gateway/contract';
import type { I18n } from '@lingui/core';
import { formatPrintedDay } from '../../../../core/format/format-day.ts';
import { listOf } from '../../../../core/format/list-of.ts';
import { formatPeriod } from '../../model/format-period.ts';
import type { Field } from '../../model/sections/field.ts';
import { sectionFacts } from '../../model/sections/section-facts.ts';
import { summaryOf } from '../../model/sections/summary.ts';

/** One item of a section: an entry of a list, or a value with its label. All texts are formatted; '' for none. */
export interface SheetItem {
  readonly key: string;
  readonly title: string;
  /** Further facts beside the title; for a labelled value, the value itself. */
  readonly details: readonly string[];
  readonly period: string;
  readonly text: string;
}

/** `facts`: titles are labels, details their values. `lines`: entries with neither period nor text. */
export interface SheetSection {
  readonly section: ResumeSection;
  readonly title: string;
  readonly kind: 'entries' | 'lines' | 'facts' | 'text' | 'files';
  readonly items: readonly SheetItem[];
}

/** The head of a resume. */
export interface SheetHead {
  readonly name: string;
  /** The position that the person is looking for. */
  readonly intention: string;
  readonly facts: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly photo: FileRef | null;
}

/** A resume as formatted texts for its sheets, without empty parts. */
export interface SheetDocument {
  readonly head: SheetHead;
  /** In the order of the contract, without the sections in the head. */
  readonly sections: readonly SheetSection[];
}

/** Builds the document, with every section that is not empty (decision 0060). */
export function sheetDocument(content: ResumeContent, i18n: I18n): SheetDocument {
  return {
    head: headOf(content, i18n),
    sections: resumeSections
      .filter((section) => section !== 'photo' && section !== 'basics')
      .map((section) => sectionOf(section, content[section], i18n))
      .filter(({ items }) => items.length > 0),
  };
}

function headOf({ basics, intention, photo }: ResumeContent, i18n: I18n): SheetHead {
  const wanted = intention.position.length > 0 ? intention.position : intention.category;
  const { fields } = sectionFacts.basics;
  const isContact = ({ name }: Field) => name === 'phone' || name === 'email';
  // Contacts come last: a line that breaks before an address looks meant, one before a single city does not.
  const ordered = [...fields.filter((field) => !isContact(field)), ...fields.filter(isContact)];
  return {
    name: basics.name.trim(),
    intention: wanted.map(({ name }) => name).join(' / '),
    facts: ordered.flatMap((field) => {
      const { name, label } = field;
      if (name === 'name' || field.kind === 'nationCode') return [];
      const value = said(field, basics, i18n);
      const whole = name === 'phone' && value ? `${basics.phoneNationCode} ${value}`.trim() : value;
      return whole ? [{ name, label: i18n._(label), value: whole }] : [];
    }),
    photo,
  };
}

function sectionOf<Section extends ResumeSection>(
  section: Section,
  value: ResumeContent[Section],
  i18n: I18n,
): SheetSection {
  const row = sectionFacts[section];
  const shown = { section, title: i18n._(row.name) };
  switch (row.kind) {
    case 'list': {
      const items = listed(value).flatMap((entry) => entryItem(row.fields, entry, i18n));
      const isShort = items.every(({ period, text }) => !period && !text);
      return { ...shown, kind: isShort ? 'lines' : 'entries', items };
    }
    case 'fields':
      return { ...shown, kind: 'facts', items: factItems(row.fields, Object(value), i18n) };
    case 'text': {
      const text = String(value).trim();
      return { ...shown, kind: 'text', items: text ? [{ ...nothing, key: section, text }] : [] };
    }
    case 'file':
    case 'files':
      return { ...shown, kind: 'files', items: filesIn(value).map(fileItem) };
  }
}

const nothing = { title: '', details: [], period: '', text: '' } as const;

function listed(value: unknown): readonly object[] {
  return Array.isArray(value) ? value : [];
}

/** An entry's names come first, further facts beside them, texts below. */
function entryItem(fields: readonly Field[], entry: object, i18n: I18n): SheetItem[] {
  const names = fields
    .filter(({ kind }) => kind === 'line' || kind === 'choice')
    .map((field) => said(field, entry, i18n))
    .filter(Boolean);
  const [title = '', ...others] = names;
  const text = fields
    .filter(({ kind }) => kind === 'text')
    .map((field) => said(field, entry, i18n))
    .filter(Boolean)
    .join('\n');
  const item = {
    key: String(Reflect.get(entry, 'id')),
    title,
    details: summaryOf(...others),
    period: periodOf(fields, entry, i18n),
    text,
  };
  return item.title || item.period || item.text ? [item] : [];
}

/** A single month is the date of a certificate; two months are a period. */
function periodOf(fields: readonly Field[], entry: object, i18n: I18n): string {
  const months = fields.filter(({ kind }) => kind === 'month').map(({ name }) => textOf(entry, name));
  const [start = '', end = start] = months;
  const present = fields.some(({ kind, name }) => kind === 'present' && Reflect.get(entry, name) === true);
  return formatPeriod({ start, end, present }, i18n);
}

function factItems(fields: readonly Field[], value: object, i18n: I18n): SheetItem[] {
  return fields.flatMap((field) => {
    const text = said(field, value, i18n);
    return text ? [{ ...nothing, key: field.name, title: i18n._(field.label), details: [text] }] : [];
  });
}

function fileItem({ fileId, fileName }: FileRef): SheetItem {
  return { ...nothing, key: fileId, title: fileName };
}

function filesIn(value: unknown): readonly FileRef[] {
  if (!value) return [];
  return Array.isArray(value) ? value : [value as FileRef];
}

/** A field's value as formatted text. */
function said(field: Field, entry: object, i18n: I18n): string {
  switch (field.kind) {
    case 'choice': {
      const option = field.options.find((one) => one.value === Reflect.get(entry, field.name));
      return option ? i18n._(option.label) : '';
    }
    case 'selection': {
      const chosen: readonly { readonly name: string }[] = Reflect.get(entry, field.name) ?? [];
      return listOf(
        chosen.map(({ name }) => name),
        i18n.locale,
      );
    }
    case 'day': {
      const day = textOf(entry, field.name);
      return day && formatPrintedDay(day, i18n.locale);
    }
    default:
      return textOf(entry, field.name);
  }
}

function textOf(entry: object, name: string): string {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value.trim() : '';
}
