import type { MethodId } from '@careers/gateway/registry';
import type { Allowance } from './allowed.ts';
import { type CompareOptions, compare, type Difference } from './compare.ts';
import type { Observation } from './observe.ts';

/** What came of comparing one method. */
export type MethodDifference = { readonly method: MethodId } & (
  | { readonly status: 'alike' }
  | { readonly status: 'differs'; readonly differences: readonly Difference[] }
  /** One of the two could not show it. */
  | { readonly status: 'not compared'; readonly why: string }
);

export interface TargetDifference {
  readonly methods: readonly MethodDifference[];
  readonly allowed: ReadonlyMap<Allowance, number>;
}

type Observed = ReadonlyMap<MethodId, Observation>;

/** Method by method, what two targets answered differently. */
export function differenceOf(left: Observed, right: Observed, options: CompareOptions): TargetDifference {
  const allowed = new Map<Allowance, number>();
  const methods = [...left].map(([method, one]): MethodDifference => {
    const other = right.get(method) ?? { status: 'missing', why: 'was not asked' };
    if (one.status === 'missing') return { method, status: 'not compared', why: `left ${one.why}` };
    if (other.status === 'missing') return { method, status: 'not compared', why: `right ${other.why}` };
    // A recipe makes as many calls as it needs; the last one is the call that it is about.
    const found = compare(one.replies.at(-1), other.replies.at(-1), options);
    for (const [why, count] of found.allowed) allowed.set(why, (allowed.get(why) ?? 0) + count);
    const { differences } = found;
    return differences.length > 0 ? { method, status: 'differs', differences } : { method, status: 'alike' };
  });
  return { methods, allowed };
}

/** For a person. */
export function writeDifference({ methods, allowed }: TargetDifference): string {
  const lines = methods.flatMap((one) => {
    if (one.status === 'not compared') return [`NOT COMPARED  ${one.method}: ${one.why}`];
    if (one.status === 'alike') return [];
    return [
      `DIFFERS       ${one.method}`,
      ...one.differences.map(
        ({ path, kind, left, right }) => `              ${kind} of ${path}: ${show(left)} | ${show(right)}`,
      ),
    ];
  });
  const count = (status: MethodDifference['status']) => methods.filter((one) => one.status === status).length;
  const letPass = [...allowed].map(([why, times]) => `${times} ${why}`).join(', ') || 'nothing';
  return [
    ...lines,
    `allowed to differ: ${letPass}`,
    `${count('alike')} methods alike, ${count('differs')} differ, ${count('not compared')} not compared`,
  ].join('\n');
}

function show(value: unknown): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
