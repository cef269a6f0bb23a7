import './site.css';
import { allSites, type Locale, siteOfWorld } from '@careers/mocks';
import { useState } from 'react';
import { useBench } from '../bench-context.ts';
import { keepFocus } from '../keep-focus.ts';
import { BannersSection } from './banners-section.tsx';
import { BaseSection } from './base-section.tsx';
import { BlocksSection } from './blocks-section.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { type SiteEditor, SiteEditorContext } from './editor-context.ts';
import { ContactSection, LanguagesSection, RobotSection } from './entries-sections.tsx';
import { FooterSection } from './footer-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { siteTexts } from './texts.ts';
import { ThemeSection } from './theme-section.tsx';
import { download, ImportForm, Problems } from './transfer.tsx';
import { useSiteDocument } from './use-site-document.ts';
import { enabledLocales } from './warnings.ts';
import { WarningsList } from './warnings-list.tsx';

/** Edits the configuration of a website; the portal follows live. */
export default function SitePanel() {
  const { running } = useBench();
  const [id, setId] = useState(() => shownSite() ?? siteOfWorld(running.world.config).id);
  // Each site has a form of its own: the choice that is made by arrow keys is another element after each press.
  const choose = (chosen: string) => keepFocus(`#${CHOICE}`, () => setId(chosen));
  return <SiteForm key={id} id={id} onChoose={choose} />;
}

const CHOICE = 'site-choice';

/** The site that the portal shows, from its address. */
function shownSite(): string | undefined {
  const shown = new URLSearchParams(location.hash.split('?')[1]).get('websiteId');
  return allSites.find(({ id }) => id === shown)?.id;
}

interface SiteFormProps {
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

function SiteForm({ id, onChoose }: SiteFormProps) {
  const { running, open, texts: bench } = useBench();
  const texts = siteTexts(bench.language === 'English' ? 'zh' : 'en');
  const { t } = texts;
  const { document, edited, refused, change, replace, reset } = useSiteDocument(id);
  const [locale, setLocale] = useState<Locale>(running.world.config.lang);
  const [importing, setImporting] = useState(false);
  const editor: SiteEditor = {
    siteId: id,
    document,
    change,
    locale,
    setLocale,
    enabled: enabledLocales(document),
    texts,
  };
  return (
    <SiteEditorContext value={editor}>
      <div className="site-head">
        <div className="bench-row">
          <select
            id={CHOICE}
            aria-label={t.site}
            value={id}
            onChange={(event) => onChoose(event.target.value)}
          >
            {allSites.map((site) => (
              <option key={site.id}>{site.id}</option>
            ))}
          </select>
          <button type="button" onClick={() => open(`/homepage?websiteId=${id}`)}>
            {t.show}
          </button>
          <span className="bench-meta" data-tone={edited ? 'accent' : undefined}>
            {edited ? t.edited : t.untouched}
          </span>
        </div>
        <div className="bench-row">
          <button type="button" onClick={() => download(id, document)}>
            {t.export}
          </button>
          <button type="button" aria-expanded={importing} onClick={() => setImporting(!importing)}>
            {t.import}
          </button>
          <ConfirmButton label={t.undoAll} sure={t.undoSure} disabled={!edited} onConfirm={reset} />
          <LanguageChoice />
        </div>
        {importing && <ImportForm onImport={replace} />}
        {refused.length > 0 && <Problems title={t.notKept} problems={refused} />}
      </div>
      <WarningsList />
      <div className="site-sections">
        <BaseSection />
        <ThemeSection />
        <BlocksSection />
        <BannersSection />
        <ColumnsSection />
        <FooterSection />
        <LanguagesSection />
        <RobotSection />
        <ContactSection />
      </div>
    </SiteEditorContext>
  );
}
