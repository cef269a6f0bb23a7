import type { ResumeSection } from '@careers/gateway/contract';
import { Button, LiveRegion } from '@careers/ui';
import { moveItem } from '@careers/ui/forms';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinFacts } from '../../../core/format/list-of.ts';
import type { ResumePath } from '../model/completeness.ts';
import { formatPeriod } from '../model/format-period.ts';
import type { Fields } from '../model/merge/conflict.ts';
import type { Entry } from '../model/sections/facts.ts';
import type { ListRow } from '../model/sections/row.ts';
import { controlId } from './control-id.ts';
import { EntryItem } from './entry-item.tsx';
import type { FieldFacts } from './field-facts.ts';
import { RemovedEntry } from './removed-entry.tsx';
import { useOpenEntries } from './use-open-entries.ts';

interface EntryListProps<Value extends Entry> {
  readonly section: ResumeSection;
  readonly row: ListRow<Value>;
  readonly entries: readonly Value[];
  readonly requiredFields: readonly string[];
  /** What is missing or wrong: these entries are opened when the user is led to them. */
  readonly paths: readonly ResumePath[];
  readonly facts: FieldFacts;
  readonly change: (make: (before: Value[]) => Value[]) => void;
}

/** A list of entries that can be opened, closed, moved and removed; a removal can be undone. */
export function EntryList<Value extends Entry>(props: EntryListProps<Value>) {
  const { section, row, entries, requiredFields, paths, facts, change } = props;
  const { t, i18n } = useLingui();
  const { isOpen, open, toggle } = useOpenEntries(paths, facts);
  const [removed, setRemoved] = useState<{ readonly entry: Value; readonly at: number }>();
  const [said, setSaid] = useState('');
  // An entry that another device has edited may have come back by a merge.
  const gone = entries.some(({ id }) => id === removed?.entry.id) ? undefined : removed;
  const added = useRef<string>(undefined);
  const { atMost } = row;
  const first = row.fields[0]?.name;

  useEffect(() => {
    if (added.current === undefined || first === undefined) return;
    document.getElementById(controlId({ section, entry: added.current, field: first }))?.focus();
    added.current = undefined;
  });

  const nameOf = (entry: Value, at: number) => {
    const name = i18n._(row.name);
    return (
      joinFacts(
        row.summary(entry, (words) => i18n._(words)),
        i18n.locale,
      ) || `${name} ${at + 1}`
    );
  };
  function add(): void {
    const entry = row.newEntry();
    added.current = entry.id;
    open(entry.id);
    setRemoved(undefined);
    change((before) => [...before, entry]);
  }
  function move(from: number, to: number): void {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length) return;
    const [name, place, count] = [nameOf(entry, from), to + 1, entries.length];
    setSaid(t`${name} is now ${place} of ${count}.`);
    change((before) => moveItem(before, from, to));
  }
  function remove(at: number): void {
    const entry = entries[at];
    if (!entry) return;
    setRemoved({ entry, at });
    change((before) => before.filter(({ id }) => id !== entry.id));
  }
  function putBack(): void {
    if (!gone) return;
    const { entry, at } = gone;
    setRemoved(undefined);
    change((before) => [...before.slice(0, at), entry, ...before.slice(at)]);
  }
  const patch = useCallback(
    (id: string, fields: Fields) =>
      change((before) => before.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry))),
    [change],
  );
  const act = useRef({ move, remove });
  useEffect(() => {
    act.current = { move, remove };
  });
  const moveAt = useCallback((from: number, to: number) => act.current.move(from, to), []);
  const removeAt = useCallback((at: number) => act.current.remove(at), []);

  return (
    <>
      {entries.length > 0 && (
        <ol className="flex flex-col gap-3">
          {entries.map((entry, at) => (
            <EntryItem
              key={entry.id}
              section={section}
              fields={row.fields}
              summary={row.summary}
              entry={entry}
              period={row.period ? formatPeriod(row.period(entry), i18n) : ''}
              at={at}
              count={entries.length}
              name={nameOf(entry, at)}
              isOpen={isOpen(entry.id)}
              lacks={paths.some((path) => path.entry === entry.id)}
              requiredFields={requiredFields}
              facts={facts}
              onToggle={toggle}
              onPatch={patch}
              onMove={moveAt}
              onRemove={removeAt}
            />
          ))}
        </ol>
      )}
      <RemovedEntry entry={gone?.entry} name={gone ? nameOf(gone.entry, gone.at) : ''} onUndo={putBack} />
      <Button
        id={controlId({ section })}
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={entries.length >= atMost}
        onClick={add}
        className="mt-4 w-full @lg:w-auto"
      >
        {i18n._(row.add)}
      </Button>
      {entries.length >= atMost && (
        <p className="mt-2 text-sm text-muted">
          {t`${plural(atMost, { one: 'At most # entry fits here.', other: 'At most # entries fit here.' })}`}
        </p>
      )}
      <LiveRegion message={said} />
    </>
  );
}
