import type { ResumeSection } from '@careers/gateway/contract';

/** The layout of a resume; its styles are in `templates/`, under its id. */
export interface SheetTemplate {
  readonly id: string;
  /** The sections that come first; the others follow in the order of the registry. */
  readonly first: readonly ResumeSection[];
  /** The sections in the second column, below photo and contacts. */
  readonly aside?: readonly ResumeSection[];
}

const classic: SheetTemplate = { id: 'classic', first: ['intention', 'work', 'projects', 'education'] };

/** All templates. A new one needs a line here and a style sheet in `templates/`, which `use-sheet-styles.ts` adds. */
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

/** The template with an id; the first one if the id is unknown. */
export function sheetTemplate(id: string): SheetTemplate {
  return sheetTemplates.find((template) => template.id === id) ?? classic;
}
