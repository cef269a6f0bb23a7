import type { ResumeSection } from '@careers/gateway/contract';

/** How a resume is laid out; what it looks like is in `templates/`, under its id. */
export interface SheetTemplate {
  readonly id: string;
  /** Sections that come first; the others follow in the order of the registry. */
  readonly first: readonly ResumeSection[];
  /** Sections that stand in a column of their own, beside the others, below photo and contacts. */
  readonly aside?: readonly ResumeSection[];
}

const classic: SheetTemplate = { id: 'classic', first: ['intention', 'work', 'projects', 'education'] };

/** Every template; a new one is a line here and a style sheet in `templates/`, which `use-sheet-styles.ts` adds. */
const sheetTemplates: readonly SheetTemplate[] = [
  classic,
  {
    id: 'modern',
    first: ['selfEvaluation', 'work', 'projects', 'education'],
    aside: ['intention', 'languages', 'certificates', 'attachments', 'video'],
  },
  { id: 'compact', first: ['work', 'projects', 'education', 'awards'] },
  { id: 'elegant', first: ['selfEvaluation', 'work', 'projects', 'education'] },
];

/** The template of an id; the first one for an id that nobody knows here. */
export function sheetTemplate(id: string): SheetTemplate {
  return sheetTemplates.find((template) => template.id === id) ?? classic;
}
