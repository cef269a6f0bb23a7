import { allSites, plainEntry, type SiteBlock, type SiteBlockEntry } from '@careers/mocks';
import { hiringStages } from '@careers/portal/hiring-stages';
import { sceneNames } from '@careers/ui/art';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
import { replaced } from './lists.ts';

/** The fields of an entry that can be edited, by the kind of its block; other fields are kept. */
const editedOf: Readonly<Record<string, readonly (keyof SiteBlockEntry)[]>> = {
  story: ['title', 'text', 'note', 'scene'],
  steps: ['title', 'text', 'note', 'stage'],
  channels: ['title', 'text', 'websiteId', 'brandColor', 'scene'],
};

/** The kinds of block that have entries. */
export const listingKinds: readonly string[] = Object.keys(editedOf);

interface BlockEntriesProps {
  readonly path: string;
  readonly kind: string;
  readonly value: SiteBlock['entries'];
  readonly onChange: (value: SiteBlockEntry[]) => void;
}

const asChoice = (value: string) => [value, value] as const;

/** The entries of a block: stages of hiring, other websites, a story. */
export function BlockEntries({ path, kind, value: entries, onChange }: BlockEntriesProps) {
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
        const field = fieldsOf(`${path}[${at}]`, entry, (next) => onChange(replaced(entries, at, next)));
        return (editedOf[kind] ?? []).map((name) => {
          const label = labels[name];
          if (name === 'title' || name === 'text' || name === 'note')
            return <LocalizedField key={name} {...field(name)} label={label} />;
          const options = choices[name];
          if (options) return <ChoiceField key={name} {...field(name)} label={label} options={options} />;
          return <TextField key={name} {...field(name)} label={label} />;
        });
      }}
    </EntryList>
  );
}
