import type { ResumeSection } from '@careers/gateway/contract';
import { Button, cn, LiveRegion } from '@careers/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { joinFacts } from '../../../core/format/list-of.ts';
import type { ResumePath } from '../model/completeness.ts';
import { formatPeriod } from '../model/format-period.ts';
import type { Entry } from '../model/sections/facts.ts';
import type { ListRow } from '../model/sections/row.ts';
import { controlId } from './control-id.ts';
import { EntryItem } from './entry-item.tsx';
import type { FieldFacts } from './field-facts.ts';
import { RemovedEntry } from './removed-entry.tsx';
import { useEntryList } from './use-entry-list.ts';
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
  const nameOf = (entry: Value, at: number) => {
    const name = i18n._(row.name);
    return (
      joinFacts(
        row.summary(entry, (words) => i18n._(words)),
        i18n.locale,
      ) || `${name} ${at + 1}`
    );
  };
  const list = useEntryList({ section, row, entries, change, nameOf, open });
  const { removed } = list;
  const { atMost } = row;

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
              onPatch={list.patch}
              onMove={list.move}
              onRemove={list.remove}
            />
          ))}
        </ol>
      )}
      <RemovedEntry
        entry={removed?.entry}
        name={removed ? nameOf(removed.entry, removed.at) : ''}
        onUndo={list.putBack}
      />
      <Button
        id={controlId({ section })}
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={entries.length >= atMost}
        onClick={list.add}
        className={cn('w-full @lg:w-auto', (entries.length > 0 || removed) && 'mt-4')}
      >
        {i18n._(row.add)}
      </Button>
      {entries.length >= atMost && (
        <p className="mt-2 text-sm text-muted">
          {t`${plural(atMost, { one: 'At most # entry fits here.', other: 'At most # entries fit here.' })}`}
        </p>
      )}
      <LiveRegion message={list.announcement} />
    </>
  );
}
