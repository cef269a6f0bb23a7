import type { MethodId } from '@careers/gateway/registry';
import type { Redact } from '../target/redact.ts';
import { below } from '../terminal.ts';
import type { Allowance } from './allowed.ts';
import { type CompareOptions, compare, type Difference } from './compare.ts';
import type { Observation } from './observe.ts';

/** What came of comparing one method. */
type MethodDifference = { readonly method: MethodId } & (
  | { readonly status: 'alike' }
  | { readonly status: 'differs'; readonly differences: readonly Difference[] }
  /** One of the two could not show it. */
  | { readonly status: 'not compared'; readonly why: string }
);

interface TargetDifference {
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

/** The same without secrets: both what is printed and what is written tell what gateways have answered. */
export function redactDifference({ methods, allowed }: TargetDifference, redact: Redact): TargetDifference {
  const told = (path: string, value: unknown) => redactField(path.split('.').at(-1) ?? '', value, redact);
  return {
    allowed,
    methods: methods.map((one) => {
      if (one.status === 'not compared') return { ...one, why: redact(one.why) };
      if (one.status === 'alike') return one;
      const differences = one.differences.map((difference) => {
        const { path, left, right } = difference;
        return { ...difference, left: told(path, left), right: told(path, right) };
      });
      return { ...one, differences };
    }),
  };
}

/** The value of a field, whose name says of some that they open a session. */
function redactField(name: string, value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') {
    const [told] = Object.values(JSON.parse(redact(JSON.stringify({ [name]: value }))));
    return told;
  }
  if (Array.isArray(value)) return value.map((one) => redactField(name, one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, redactField(field, one, redact)]),
  );
}

/** For a person. */
export function writeDifference({ methods, allowed }: TargetDifference): string {
  const lines = methods.flatMap((one) => {
    if (one.status === 'not compared') return [`NOT COMPARED  ${one.method}\n${below(one.why)}`];
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
