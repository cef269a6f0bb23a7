import { homeBlockKinds, plainBlock, type SiteBlock } from '@careers/mocks';
import { BlockEntries, listingKinds } from './block-entries.tsx';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, SwitchField, withHomepage } from './fields.tsx';
import { replaced } from './lists.ts';
import { Section } from './section.tsx';

/** Kinds whose entries can be cards or lines. */
const withCards = ['hot', 'latest', 'brands'];
/** Kinds without title and background. */
const bare = ['banner', 'search'];

/** The blocks of the homepage: order, visibility, title, look, and the text of rich ones. */
export function BlocksSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { blocks } = document.homepage;
  const set = (next: readonly SiteBlock[]) => change(withHomepage(document, { blocks: [...next] }));
  const looks = (kind: string): (readonly [string, string])[] => {
    const grounds = ['plain', 'sunken'];
    const all = withCards.includes(kind)
      ? [...grounds, 'compact', ...grounds.map((ground) => `${ground} compact`)]
      : grounds;
    return [['', t.usual], ...all.map((look) => [look, look] as const)];
  };
  return (
    <Section title={t.blocks} note={blocks.length}>
      <EntryList
        path="homepage.blocks"
        entries={blocks}
        onChange={set}
        name={({ kind }, at) => `${at + 1} ${kind}`}
        add={homeBlockKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={`${t.add}: ${kind}`}
            onClick={() => set([...blocks, plainBlock(kind)])}
          >
            + {kind}
          </button>
        ))}
      >
        {(block, at) => {
          const path = `homepage.blocks[${at}]`;
          const put = (changes: Partial<SiteBlock>) => set(replaced(blocks, at, { ...block, ...changes }));
          return (
            <>
              <SwitchField
                path={`${path}.visible`}
                label={t.visible}
                checked={block.visible}
                onChange={(visible) => put({ visible })}
              />
              {!bare.includes(block.kind) && (
                <>
                  <LocalizedField
                    path={`${path}.title`}
                    label={t.title}
                    value={block.title}
                    onChange={(title) => put({ title })}
                  />
                  <ChoiceField
                    path={`${path}.style`}
                    label={t.look}
                    value={block.style}
                    options={looks(block.kind)}
                    onChange={(style) => put({ style })}
                  />
                </>
              )}
              {listingKinds.includes(block.kind) && (
                <BlockEntries
                  path={`${path}.entries`}
                  kind={block.kind}
                  entries={block.entries}
                  onChange={(entries) => put({ entries })}
                />
              )}
              {block.kind === 'richText' && (
                <LocalizedField
                  path={`${path}.content`}
                  label={t.content}
                  value={block.content}
                  rows={4}
                  onChange={(content) => put({ content })}
                />
              )}
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
