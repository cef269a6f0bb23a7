import { createHash } from 'node:crypto';
import { nameOf, type Sabotage } from './sabotage.ts';

/** What a run takes of the catalogue. */
export interface Choice {
  /** Methods; all of them where none is named. */
  readonly only: readonly string[];
  /** Between 0 and 1. */
  readonly part: number;
  readonly seed: string;
}

/** A part of the catalogue: another one with each seed, and the same one for the same seed wherever it is drawn. */
export function choose(catalogue: readonly Sabotage[], { only, part, seed }: Choice): Sabotage[] {
  const wanted = catalogue.filter(({ at }) => only.length === 0 || only.includes(at));
  if (part >= 1) return wanted;
  const drawn = wanted
    .map((sabotage) => ({ sabotage, lot: lotOf(nameOf(sabotage), seed) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  return drawn.slice(0, Math.ceil(wanted.length * part)).map(({ sabotage }) => sabotage);
}

/** By its name alone, so that one more sabotage moves no other. */
function lotOf(name: string, seed: string): string {
  return createHash('sha256').update(`${seed} ${name}`).digest('hex');
}
