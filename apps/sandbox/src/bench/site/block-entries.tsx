import { plainEntry, type SiteBlock, type SiteBlockEntry } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField } from './fields.tsx';
import { replaced } from './lists.ts';

/** The fields of an entry that can be edited, by the kind of its block; other fields are kept. */
const fieldsOf: Readonly<Record<string, readonly (keyof SiteBlockEntry)[]>> = {
  story: ['title', 'text', 'note', 'scene'],
  steps: ['title', 'text', 'note', 'stage'],
  channels: ['title', 'text', 'websiteId', 'brandColor', 'scene'],
};

/** The kinds of block that have entries. */
export const listingKinds: readonly string[] = Object.keys(fieldsOf);

interface BlockEntriesProps {
  readonly path: string;
  readonly kind: string;
  readonly entries: SiteBlock['entries'];
  readonly onChange: (entries: SiteBlockEntry[]) => void;
}

/** The entries of a block: stages of hiring, other websites, a story. */
export function BlockEntries({ path, kind, entries, onChange }: BlockEntriesProps) {
  const { t } = useSiteEditor().texts;
  const labels = { ...t, brandColor: t.entryColor };
  const scenes = [['', t.usual], ...sceneNames.map((name) => [name, name] as const)] as const;
  return (
    <EntryList
      path={path}
      entries={entries}
      onChange={onChange}
      name={(_, at) => `${t.entry} ${at + 1}`}
      add={
        <button type="button" onClick={() => onChange([...entries, plainEntry])}>
          + {t.entry}
        </button>
      }
    >
      {(entry, at) => {
        const put = (changes: Partial<SiteBlockEntry>) =>
          onChange(replaced(entries, at, { ...entry, ...changes }));
        return (fieldsOf[kind] ?? []).map((name) => {
          const field = { path: `${path}[${at}].${name}`, label: labels[name] };
          if (name === 'title' || name === 'text' || name === 'note') {
            const onText = (value: SiteBlockEntry[typeof name]) => put({ [name]: value });
            return <LocalizedField key={name} {...field} value={entry[name]} onChange={onText} />;
          }
          const onWord = (value: string) => put({ [name]: value });
          if (name === 'scene') {
            return (
              <ChoiceField key={name} {...field} value={entry.scene} options={scenes} onChange={onWord} />
            );
          }
          return <TextField key={name} {...field} value={entry[name]} onChange={onWord} />;
        });
      }}
    </EntryList>
  );
}
