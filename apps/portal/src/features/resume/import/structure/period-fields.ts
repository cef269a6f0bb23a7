import type { ParsedField } from '@careers/gateway/contract';
import type { DatedEntry } from './entries.ts';
import { confidences, found, monthOf, placeOf } from './found.ts';

/** The months in which such a period usually begins and ends, for periods with only years. */
interface Usual {
  readonly start: string;
  readonly end: string;
}

export function readPeriod(path: string, { period, line }: DatedEntry, usual: Usual): ParsedField[] {
  const start = period.start && monthOf(period.start, usual.start);
  const begun = start ? found(`${path}.start`, start.value, start.confidence, line) : [];
  if (period.end === 'present')
    return [
      ...begun,
      { path: `${path}.present`, value: true, confidence: confidences.known, ...placeOf(line) },
    ];
  const end = monthOf(period.end, usual.end);
  return [...begun, ...found(`${path}.end`, end.value, end.confidence, line)];
}
