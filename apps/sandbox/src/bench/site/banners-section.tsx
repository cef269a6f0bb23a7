import { emptyText, type SiteBanner } from '@careers/mocks';
import { sceneNames } from '@careers/ui/art';
import { useSiteEditor } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ChoiceField, LocalizedField, TextField, withHomepage } from './fields.tsx';
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
          const path = `homepage.banners[${at}]`;
          const put = (changes: Partial<SiteBanner>) => set(replaced(banners, at, { ...banner, ...changes }));
          return (
            <>
              <PictureField
                path={`${path}.src`}
                label={t.picture}
                value={banner.src}
                onChange={(src) => put({ src })}
              />
              <ChoiceField
                path={`${path}.scene`}
                label={t.scene}
                value={banner.scene}
                options={[['', t.usual], ...sceneNames.map((name) => [name, name] as const)]}
                onChange={(scene) => put({ scene })}
              />
              <LocalizedField
                path={`${path}.title`}
                label={t.title}
                value={banner.title}
                rows={2}
                onChange={(title) => put({ title })}
              />
              <LocalizedField
                path={`${path}.text`}
                label={t.text}
                value={banner.text}
                rows={2}
                onChange={(text) => put({ text })}
              />
              <TextField
                path={`${path}.link`}
                label={t.link}
                value={banner.link}
                onChange={(link) => put({ link })}
              />
            </>
          );
        }}
      </EntryList>
    </Section>
  );
}
