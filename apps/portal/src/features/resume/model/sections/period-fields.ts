import { msg } from '@lingui/core/macro';
import type { Field } from './field.ts';

/** The fields of a period; with `mayBeFuture` its months may lie ahead. */
export function periodFields({ mayBeFuture }: { readonly mayBeFuture: boolean }) {
  return [
    { kind: 'month', name: 'start', label: msg`Start month`, mayBeFuture },
    { kind: 'month', name: 'end', label: msg`End month`, mayBeFuture },
    { kind: 'present', name: 'present', label: msg`To present` },
  ] as const satisfies readonly Field[];
}

export const blankPeriod = { start: '', end: '', present: false } as const;
