import type { Verdict } from './play/play-sabotage.ts';
import { unproven } from './unproven.ts';

/** A survivor: what was changed at which method, and how many cases were played against it. */
export function writeSurvivor({ name, applied, tried, broken }: Verdict): string {
  const [first] = broken;
  const why = applied ? `${tried} cases looked for it` : `no case comes there, of ${tried} that could`;
  const breaks = first === undefined ? '' : `\n          broken by it, which proves nothing: ${first}`;
  const rule = missingRule(name);
  const known = rule === undefined ? '' : `\n          known; what is missing: ${rule}`;
  return `SURVIVED  ${name}\n          ${why}${breaks}${known}`;
}

function missingRule(name: string): string | undefined {
  return Object.entries(unproven).find(([, names]) => names.includes(name))?.[0];
}

/** Sabotages that are listed as survivors but were caught: they can be removed from the list. */
function writeProven(verdicts: readonly Verdict[]): string[] {
  const proven = verdicts.filter(({ name, caughtBy }) => caughtBy !== undefined && missingRule(name));
  return proven.map(({ name }) => `PROVEN BY NOW, to be taken off mocks/sabotage/unproven.ts: ${name}`);
}

/** The results of a run: one line for each idea, and the total. */
export function writeSummary(verdicts: readonly Verdict[], seconds: number): string {
  const ideas = [...new Set(verdicts.map(({ idea }) => idea))].toSorted();
  const width = Math.max(...ideas.map(({ length }) => length));
  const isCaught = ({ caughtBy }: Verdict) => caughtBy !== undefined;
  const table = ideas.map((idea) => {
    const own = verdicts.filter((verdict) => verdict.idea === idea);
    const caught = own.filter(isCaught).length;
    return `${idea.padEnd(width)}  ${String(caught).padStart(4)} of ${String(own.length).padStart(4)} caught`;
  });
  const caught = verdicts.filter(isCaught).length;
  const sum = `${caught} caught, ${verdicts.length - caught} survived, in ${seconds.toFixed(1)} s`;
  return ['', ...table, '', ...writeProven(verdicts), sum].join('\n');
}
