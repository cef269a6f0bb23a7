import { allSites, plainEntry, type SiteBlock, type SiteBlockEntry } from '@careers/mocks';
import { hiringStages } from '@careers/portal/hiring-stages';
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

const asChoice = (value: string) => [value, value] as const;

/** The entries of a block: stages of hiring, other websites, a story. */
export function BlockEntries({ path, kind, entries, onChange }: BlockEntriesProps) {
  const { t } = useSiteEditor().texts;
  const labels = { ...t, brandColor: t.entryColor };
  const choices: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = {
    scene: [['', t.usual], ...sceneNames.map(asChoice)],
    stage: [['', t.none], ...hiringStages.map(asChoice)],
    websiteId: [['', t.none], ...allSites.map(({ id }) => asChoice(id))],
  };
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
          const options = choices[name];
          if (options)
            return (
              <ChoiceField key={name} {...field} value={entry[name]} options={options} onChange={onWord} />
            );
          return <TextField key={name} {...field} value={entry[name]} onChange={onWord} />;
        });
      }}
    </EntryList>
  );
}
