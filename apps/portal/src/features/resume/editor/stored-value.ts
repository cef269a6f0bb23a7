import type { ResumeSection } from '@careers/gateway/contract';
import { isSame } from '../model/merge/same.ts';
import { stored } from '../model/stored.ts';
import { anyRowOf, type Entry, rowOf, type SectionValue } from './any-section.ts';

/** Entries as they can be stored, by entries as they are typed. */
const known = new WeakMap<Entry, Entry>();

/**
 * A section's value as it can be stored. What is the same as before is the very same object: of fifty entries one is
 * typed in, and the others need no look.
 */
export function storedValue<Value extends SectionValue>(section: ResumeSection, value: Value): Value {
  const row = rowOf(section);
  if (row.kind !== 'list' || !Array.isArray(value)) {
    const kept = anyRowOf(section).stored(value as never) as Value;
    return isSame(kept, value) ? value : kept;
  }
  const entries = value as unknown as readonly Entry[];
  const kept = entries.map((entry) => {
    const before = known.get(entry);
    if (before) return before;
    const now = stored(row.fields, entry);
    const shown = isSame(now, entry) ? entry : now;
    known.set(entry, shown);
    return shown;
  });
  // The same list where all of its entries are.
  return kept.every((entry, at) => entry === entries[at]) ? value : (kept as unknown as Value);
}
