import { emptyText, type SiteBlock, type SiteBlockEntry } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField } from './fields.tsx';
import { replaced } from './lists.ts';

const plain: SiteBlockEntry = {
  title: emptyText,
  text: emptyText,
  note: emptyText,
  stage: '',
  websiteId: '',
  scene: '',
  brandColor: '',
};

/** What an entry can say, by the kind of its block; the rest of it stays as it is. */
const fieldsOf: Readonly<Record<string, readonly (keyof SiteBlockEntry)[]>> = {
  story: ['title', 'text', 'note', 'scene'],
  steps: ['title', 'text', 'note', 'stage'],
  channels: ['title', 'text', 'websiteId', 'brandColor', 'scene'],
};

/** Kinds that list entries of their own. */
export const listingKinds: readonly string[] = Object.keys(fieldsOf);

interface BlockEntriesProps {
  readonly path: string;
  readonly kind: string;
  readonly entries: SiteBlock['entries'];
  readonly onChange: (entries: SiteBlockEntry[]) => void;
}

/** What a block lists: the stages of hiring, other websites, a story. */
export function BlockEntries({ path, kind, entries, onChange }: BlockEntriesProps) {
  const { t } = useSiteEditor().texts;
  const said = fieldsOf[kind] ?? [];
  const labels = { ...t, brandColor: t.entryColor };
  return (
    <EntryList
      path={path}
      entries={entries}
      onChange={onChange}
      name={(_, at) => `${t.entry} ${at + 1}`}
      add={
        <button type="button" onClick={() => onChange([...entries, plain])}>
          + {t.entry}
        </button>
      }
    >
      {(entry, at) => {
        const own = `${path}[${at}]`;
        const put = (changes: Partial<SiteBlockEntry>) =>
          onChange(replaced(entries, at, { ...entry, ...changes }));
        return (
          <>
            {(['title', 'text', 'note'] as const)
              .filter((name) => said.includes(name))
              .map((name) => (
                <LocalizedField
                  key={name}
                  path={`${own}.${name}`}
                  label={t[name]}
                  value={entry[name]}
                  onChange={(value) => put({ [name]: value })}
                />
              ))}
            {(['stage', 'websiteId', 'brandColor'] as const)
              .filter((name) => said.includes(name))
              .map((name) => (
                <TextField
                  key={name}
                  path={`${own}.${name}`}
                  label={labels[name]}
                  value={entry[name]}
                  onChange={(value) => put({ [name]: value })}
                />
              ))}
            {said.includes('scene') && (
              <ChoiceField
                path={`${own}.scene`}
                label={t.scene}
                value={entry.scene}
                options={[['', t.usual], ...sceneNames.map((name) => [name, name] as const)]}
                onChange={(scene) => put({ scene })}
              />
            )}
          </>
        );
      }}
    </EntryList>
  );
}
