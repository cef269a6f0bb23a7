import type { ResumePath } from '../model/completeness.ts';

/** The id of the control, or of the card, at which a path of the resume is filled in. */
export function controlId({ section, entry, field }: ResumePath): string {
  // The end of a period stands beside its start, under whose id both are.
  const control = field === 'end' ? 'start-to' : field;
  return ['resume', section, entry, control].filter((part) => part !== undefined).join('-');
}
