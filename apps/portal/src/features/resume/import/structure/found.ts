import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import type { SaidMonth } from './dates.ts';

/** The confidence of a reader, by how it has found a value. */
export const confidences = { labelled: 0.95, known: 0.85, placed: 0.6, guessed: 0.4 } as const;

const PLACE_MAX = 160;

/** A value that was read, with its line. */
export function found(
  path: string,
  value: string,
  confidence: number,
  line: DocLine | undefined,
): ParsedField[] {
  const tidy = value.trim();
  if (tidy === '') return [];
  return [{ path, value: tidy, confidence, ...placeOf(line) }];
}

export function placeOf(line: DocLine | undefined): Pick<ParsedField, 'place'> {
  if (!line) return {};
  const { page, text } = line;
  const shown = text.replaceAll('\t', '  ').slice(0, PLACE_MAX);
  return { place: page === undefined ? { line: shown } : { page, line: shown } };
}

/** A month as a resume stores it. For a year alone the month is guessed, with a low confidence, so that the person checks it. */
export function monthOf(
  said: SaidMonth,
  guess: string,
): { readonly value: string; readonly confidence: number } {
  return {
    value: `${said.year}-${said.month ?? guess}`,
    confidence: said.month === undefined ? confidences.guessed : confidences.known,
  };
}
