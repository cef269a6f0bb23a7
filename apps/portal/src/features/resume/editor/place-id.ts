import type { MissingPlace } from '../model/completeness.ts';

/** The id of the control, or of the card, that a place of the resume is filled in at. */
export function placeId({ section, entry, field }: MissingPlace): string {
  // The end of a period stands beside its start, under whose id both are.
  const control = field === 'end' ? 'start-to' : field;
  return ['resume', section, entry, control].filter((part) => part !== undefined).join('-');
}
