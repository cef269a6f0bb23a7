import { GatewayFailure } from '@careers/gateway';
import { viewerZone } from '../../core/format/format.ts';
import { dayIn } from '../../core/format/zones.ts';
import { markNames } from '../../core/session/index.ts';

/** Whether a submit has failed only in that the data of its reply cannot be read. */
export const isDone = (error: unknown): boolean => error instanceof GatewayFailure && error.isDone;

/** An instant in ISO 8601. */
const instant = /^\d{4}-\d{2}-\d{2}T/;

/**
 * Whether the answer of a link contains everything that was typed into a form: then it was sent, from whichever window. Files are
 * ignored. Instants are compared whatever their notation; their days in the viewer's zone count too, as they were typed.
 */
export function wasSent(values: unknown, answer: unknown): boolean {
  const typed = textsIn(withoutMarks(values));
  const answered = textsIn(answer);
  const zone = viewerZone();
  const days = answered.filter(isTime).map((time) => dayIn(Number(time), zone));
  const taken = new Set([...answered, ...days].map(folded));
  return typed.length > 0 && typed.every((one) => taken.has(folded(one)));
}

/** A text without what is normalised before it is sent: full-width letters, capitals, and the spaces and dashes of numbers. */
const folded = (said: string) =>
  said
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toLowerCase();

const marks: readonly string[] = Object.values(markNames);

/** The values of a stored draft without its marks. */
function withoutMarks(values: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(values)).filter(([name]) => !marks.includes(name)));
}

const isTime = (said: string) => /^\d{12,}$/.test(said);

function textsIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '') return [];
    return [instant.test(text) ? String(Date.parse(text)) : text];
  }
  if (typeof value !== 'object' || value === null || 'fileId' in value) return [];
  // Ids are not typed by the person.
  return Object.entries(value).flatMap(([name, part]) => (name.endsWith('Id') ? [] : textsIn(part)));
}
