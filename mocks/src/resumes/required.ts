import { type ResumeContent, type ResumeSection, resumeSections } from '@careers/gateway/contract';
import { visibleText } from '../core/visible-text.ts';

/** Sections without which no resume is delivered (section 5: required content must be complete). */
const requiredSections: readonly ResumeSection[] = ['basics', 'intention', 'education'];

/** The required fields of a section, or of each of its entries. A missing `end` counts only if the period is over. */
const requiredFields: { readonly [Section in ResumeSection]?: readonly string[] } = {
  basics: ['name', 'phone', 'email'],
  intention: ['category', 'places'],
  education: ['school', 'major', 'degree', 'start', 'end'],
  work: ['company', 'post', 'start', 'end'],
  projects: ['name', 'start', 'end'],
  languages: ['language', 'level'],
  certificates: ['name'],
  awards: ['name'],
  family: ['name', 'relation'],
};

/** The requirements of a section. */
export function demandsOn(section: ResumeSection): { required: boolean; requiredFields: string[] } {
  return {
    required: requiredSections.includes(section),
    requiredFields: [...(requiredFields[section] ?? [])],
  };
}

/** The sections that are not filled in as required; if there are none, the resume can be delivered. */
export function missingIn(content: ResumeContent): ResumeSection[] {
  return resumeSections.filter((section) => {
    const value = content[section];
    return entriesIn(value).length === 0 ? requiredSections.includes(section) : !isFilledIn(section, value);
  });
}

/** Whether a section has content, and lacks no required field. */
export function isFilledIn(section: ResumeSection, value: ResumeContent[ResumeSection]): boolean {
  const entries = entriesIn(value);
  const { requiredFields } = demandsOn(section);
  return entries.length > 0 && !entries.some((entry) => requiredFields.some((field) => lacks(entry, field)));
}

function entriesIn(value: ResumeContent[ResumeSection]): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || (typeof value === 'string' && visibleText(value) === '') ? [] : [value];
}

function lacks(entry: unknown, field: string): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  if (field === 'end' && Reflect.get(entry, 'present') === true) return false;
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? visibleText(value) === '' : Array.isArray(value) && value.length === 0;
}
