import type { ResumePath } from '../model/completeness.ts';

/** The element id of the control, or of the card, where a path of the resume is filled in. */
export function controlId({ section, entry, field }: ResumePath): string {
  // The end of a period is shown beside its start, and its id is derived from the start's.
  const control = field === 'end' ? 'start-to' : field;
  return ['resume', section, entry, control].filter((part) => part !== undefined).join('-');
}
