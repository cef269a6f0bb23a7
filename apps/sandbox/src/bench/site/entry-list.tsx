import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useSiteEditor } from './editor-context.ts';
import { moved, removed } from './lists.ts';

interface EntryListProps<Entry> {
  /** The list's path in the document. */
  readonly path: string;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
  /** The name of an entry, e.g. `Banner 2`. */
  readonly name: (entry: Entry, at: number) => string;
  readonly children: (entry: Entry, at: number) => ReactNode;
  /** The button that adds entries; gets the focus after a removal. */
  readonly add: ReactNode;
}

/** Entries that are moved and removed by buttons; the focus stays on a moved entry. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { path, entries, onChange, name, children, add } = props;
  const { t } = useSiteEditor().texts;
  const buttonId = (at: number, what: string) => `site:${path}[${at}]:${what}`;
  const addId = `site:${path}:add`;

  const move = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (to < 0 || to >= entries.length) return;
    flushSync(() => onChange(moved(entries, from, to)));
    document.getElementById(buttonId(to, by < 0 ? 'up' : 'down'))?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => onChange(removed(entries, at)));
    document.querySelector<HTMLElement>(`[id="${addId}"] :is(button, select)`)?.focus();
  };

  return (
    <>
      <ol className="site-entries">
        {entries.map((entry, at) => (
          // Entries have no ids, so the index is the key.
          <li key={at}>
            <div className="site-entry-head">
              <strong>{name(entry, at)}</strong>
              <button
                type="button"
                id={buttonId(at, 'up')}
                aria-label={`${t.up}: ${name(entry, at)}`}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                id={buttonId(at, 'down')}
                aria-label={`${t.down}: ${name(entry, at)}`}
                aria-disabled={at === entries.length - 1}
                onClick={() => move(at, 1)}
              >
                ↓
              </button>
              <button type="button" aria-label={`${t.remove}: ${name(entry, at)}`} onClick={() => remove(at)}>
                ×
              </button>
            </div>
            {children(entry, at)}
          </li>
        ))}
      </ol>
      <div id={addId} className="bench-row">
        {add}
      </div>
    </>
  );
}
