import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import type { SaidMonth } from './dates.ts';

/** How sure a reader is. */
export const sure = { said: 0.95, known: 0.85, placed: 0.6, guessed: 0.4 } as const;

const PLACE_MAX = 160;

/** One thing that was read, with the line that it stands in. */
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

/** A month as it is kept; of a year alone a month is guessed, which somebody has to look at. */
export function monthOf(
  said: SaidMonth,
  guess: string,
): { readonly value: string; readonly confidence: number } {
  return {
    value: `${said.year}-${said.month ?? guess}`,
    confidence: said.month === undefined ? sure.guessed : sure.known,
  };
}
