import type { Verdict } from './play/play-sabotage.ts';

/** What came of a run, in lines: a table by idea, then each survivor by name. */
export function writeReport(verdicts: readonly Verdict[], seconds: number): string {
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === undefined);
  const ideas = [...new Set(verdicts.map(({ idea }) => idea))];
  const width = Math.max(...ideas.map(({ length }) => length));
  const table = ideas.map((idea) => {
    const own = verdicts.filter((verdict) => verdict.idea === idea);
    const caught = own.filter(({ caughtBy }) => caughtBy !== undefined).length;
    return `${idea.padEnd(width)}  ${String(caught).padStart(4)} of ${String(own.length).padStart(4)} caught`;
  });
  const lines = survivors.map(
    ({ name, struck, tried, broken }) =>
      `SURVIVED  ${name}${struck ? '' : ' (no case comes there)'}\n          ${tried} cases looked for it${
        broken[0] === undefined ? '' : `; broken by it, which proves nothing: ${broken[0]}`
      }`,
  );
  return [
    ...table,
    '',
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `${verdicts.length - survivors.length} caught, ${survivors.length} survived, in ${seconds.toFixed(1)} s`,
  ].join('\n');
}
