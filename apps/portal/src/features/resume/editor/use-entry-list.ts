import type { ResumeSection } from '@careers/gateway/contract';
import { moveItem } from '@careers/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Fields } from '../model/merge/conflict.ts';
import type { Entry } from '../model/sections/facts.ts';
import type { ListRow } from '../model/sections/row.ts';
import { controlId } from './control-id.ts';

interface EntryListOptions<Value extends Entry> {
  readonly section: ResumeSection;
  readonly row: ListRow<Value>;
  readonly entries: readonly Value[];
  readonly change: (make: (before: Value[]) => Value[]) => void;
  readonly nameOf: (entry: Value, at: number) => string;
  /** Opens an entry, to be edited. */
  readonly open: (id: string) => void;
}

interface RemovedItem<Value> {
  readonly entry: Value;
  readonly at: number;
}

interface UsedEntryList<Value> {
  /** The entry that was removed last; undefined if none was, or it is in the list again. */
  readonly removed: RemovedItem<Value> | undefined;
  /** The new place of an entry that was moved, for screen readers; '' before the first move. */
  readonly announcement: string;
  readonly add: () => void;
  readonly putBack: () => void;
  /** Changes fields of an entry. Like `move` and `remove` a stable function, so that the other entries are not rendered again. */
  readonly patch: (id: string, fields: Fields) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (at: number) => void;
}

/** Adds, changes, moves and removes the entries of a list, and puts back the one that was removed last. */
export function useEntryList<Value extends Entry>(options: EntryListOptions<Value>): UsedEntryList<Value> {
  const { section, row, entries, change, nameOf, open } = options;
  const { t } = useLingui();
  const [lastRemoved, setLastRemoved] = useState<RemovedItem<Value>>();
  const [announcement, setAnnouncement] = useState('');
  // An entry that another device has edited may have come back by a merge.
  const removed = entries.some(({ id }) => id === lastRemoved?.entry.id) ? undefined : lastRemoved;
  /** The id of what gets the focus as soon as it is in the list, instead of the button that put it there. */
  const coming = useRef<string>(undefined);
  const first = row.fields[0]?.name;

  useEffect(() => {
    if (coming.current === undefined) return;
    document.getElementById(coming.current)?.focus();
    coming.current = undefined;
  });

  function add(): void {
    const entry = row.newEntry();
    coming.current = controlId({ section, entry: entry.id, field: first });
    open(entry.id);
    setLastRemoved(undefined);
    change((before) => [...before, entry]);
  }
  function putBack(): void {
    if (!removed) return;
    const { entry, at } = removed;
    coming.current = controlId({ section, entry: entry.id });
    setLastRemoved(undefined);
    change((before) => [...before.slice(0, at), entry, ...before.slice(at)]);
  }
  function moveNow(from: number, to: number): void {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    const [name, place, count] = [nameOf(entry, from), to + 1, entries.length];
    setAnnouncement(t`${name} is now ${place} of ${count}.`);
    change((before) => moveItem(before, from, to));
  }
  function removeNow(at: number): void {
    const entry = entries[at];
    if (!entry) return;
    setLastRemoved({ entry, at });
    change((before) => before.filter(({ id }) => id !== entry.id));
  }
  const latest = useRef({ moveNow, removeNow });
  useEffect(() => {
    latest.current = { moveNow, removeNow };
  });
  const patch = useCallback(
    (id: string, fields: Fields) =>
      change((before) => before.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry))),
    [change],
  );
  const move = useCallback((from: number, to: number) => latest.current.moveNow(from, to), []);
  const remove = useCallback((at: number) => latest.current.removeNow(at), []);
  return { removed, announcement, add, putBack, patch, move, remove };
}
