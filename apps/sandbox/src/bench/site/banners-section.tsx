import { emptyText, type SiteBanner } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField, withHomepage } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
import { replaced } from './lists.ts';
import { PictureField } from './picture-field.tsx';
import { Section } from './section.tsx';

/** The pictures on top of the homepage, each with its words and where it leads. */
export function BannersSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { banners } = document.homepage;
  const set = (next: readonly SiteBanner[]) => change(withHomepage(document, { banners: [...next] }));
  return (
    <Section title={t.banners} note={banners.length}>
      <EntryList
        path="homepage.banners"
        entries={banners}
        onChange={set}
        name={(_, at) => `${t.banner} ${at + 1}`}
        add={
          <button
            type="button"
            onClick={() =>
              set([...banners, { src: '', scene: '', title: emptyText, text: emptyText, link: '' }])
            }
          >
            + {t.banner}
          </button>
        }
      >
        {(banner, at) => {
          const field = fieldsOf(`homepage.banners[${at}]`, banner, (next) =>
            set(replaced(banners, at, next)),
          );
          return (
            <>
              <PictureField {...field('src')} label={t.picture} />
              <ChoiceField
                {...field('scene')}
                label={t.scene}
                options={[['', t.usual], ...sceneNames.map((name) => [name, name] as const)]}
              />
              <LocalizedField {...field('title')} label={t.title} rows={2} />
              <LocalizedField {...field('text')} label={t.text} rows={2} />
              <TextField {...field('link')} label={t.link} />
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
