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

/** A part of the catalogue: a different one for each seed, and always the same one for the same seed. */
export function choose(catalogue: readonly Sabotage[], { only, part, seed }: Choice): Sabotage[] {
  const wanted = catalogue.filter(({ at }) => only.length === 0 || only.includes(at));
  if (part >= 1) return wanted;
  const drawn = wanted
    .map((sabotage) => ({ sabotage, lot: lotOf(nameOf(sabotage), seed) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  return drawn.slice(0, Math.ceil(wanted.length * part)).map(({ sabotage }) => sabotage);
}

/** It depends on the name only, so that an additional sabotage does not change the choice of the others. */
function lotOf(name: string, seed: string): string {
  return createHash('sha256').update(`${seed} ${name}`).digest('hex');
}
