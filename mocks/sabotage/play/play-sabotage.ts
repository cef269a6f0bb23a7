import type { ContractCase, Target } from '../../contract/index.ts';
import type { WorldWraps } from '../../src/world/wraps.ts';
import { nameOf, type Sabotage, type Spot } from '../sabotage.ts';
import { casesFor } from './order-cases.ts';
import { playCase } from './play-case.ts';

/** What the suite made of one sabotage. */
export interface Verdict {
  readonly name: string;
  readonly idea: string;
  readonly at: string;
  /** The first case that caught it; absent for a survivor. */
  readonly caughtBy?: string;
  readonly problem?: string;
  /** Whether it took effect in any case; if not, no case gets to it. */
  readonly applied: boolean;
  /** Cases that failed for a reason that proves nothing. */
  readonly broken: readonly string[];
  readonly tried: number;
  readonly milliseconds: number;
}

/** A gateway with sabotaged worlds, and the function that stops it. */
export interface SabotagedTarget {
  readonly target: Target;
  close(): Promise<void>;
}

type OpenSabotaged = (wraps: WorldWraps) => Promise<SabotagedTarget>;

export interface Play {
  readonly cases: readonly ContractCase[];
  /** Grows with each play: a case that passed without the sabotage taking effect made its usual calls. */
  readonly ways: Map<string, ReadonlySet<Spot>>;
  readonly open: OpenSabotaged;
}

/** Plays the cases against one sabotage, until one fails because of it. */
export async function playSabotage(sabotage: Sabotage, { cases, ways, open }: Play): Promise<Verdict> {
  const startedAt = performance.now();
  let applications = 0;
  let applied = false;
  let tried = 0;
  const broken: string[] = [];
  const { target, close } = await open(sabotage.wraps(() => applications++));
  const verdict = () => ({
    name: nameOf(sabotage),
    idea: sabotage.idea,
    at: sabotage.at,
    applied,
    broken,
    tried,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  try {
    for (const one of casesFor(sabotage, cases, ways)) {
      applications = 0;
      tried++;
      const played = await playCase(one, target);
      applied ||= applications > 0;
      if (played.kind === 'failed' && applications > 0)
        return { ...verdict(), caughtBy: one.name, problem: played.problem };
      if (played.kind === 'passed' && applications === 0) ways.set(one.name, played.spots);
      if (played.kind !== 'passed') broken.push(`${one.name}: ${played.problem}`);
    }
    return verdict();
  } finally {
    await close();
  }
}
