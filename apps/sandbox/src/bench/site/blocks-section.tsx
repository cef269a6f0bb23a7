import { homeBlockKinds, plainBlock, type SiteBlock } from '@careers/mocks';
import { BlockEntries, listingKinds } from './block-entries.tsx';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, SwitchField, withHomepage } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
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
          const field = fieldsOf(`homepage.blocks[${at}]`, block, (next) => set(replaced(blocks, at, next)));
          return (
            <>
              <SwitchField {...field('visible')} label={t.visible} />
              {!bare.includes(block.kind) && (
                <>
                  <LocalizedField {...field('title')} label={t.title} />
                  <ChoiceField {...field('style')} label={t.look} options={looks(block.kind)} />
                </>
              )}
              {listingKinds.includes(block.kind) && <BlockEntries {...field('entries')} kind={block.kind} />}
              {block.kind === 'richText' && (
                <LocalizedField {...field('content')} label={t.content} rows={4} />
              )}
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
