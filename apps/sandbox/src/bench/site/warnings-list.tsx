import { flushSync } from 'react-dom';
import { fieldId, useSiteEditor } from './editor-context.ts';
import { type SiteWarning, warningsOf } from './warnings.ts';

/** The warnings; a press on one goes to its field. */
export function WarningsList() {
  const { document: site, setLocale, texts } = useSiteEditor();
  const warnings = warningsOf(site);
  const go = ({ path, locale }: SiteWarning) => {
    if (locale) flushSync(() => setLocale(locale));
    showField(path);
  };
  return (
    <section className="site-warnings" aria-label={texts.t.warnings}>
      {warnings.length === 0 ? (
        <p className="bench-meta">{texts.t.noWarnings}</p>
      ) : (
        <ul>
          {warnings.map((warning) => (
            <li key={`${warning.path} ${warning.code} ${warning.detail ?? ''}`}>
              <button type="button" data-code={warning.code} onClick={() => go(warning)}>
                <code>{warning.path}</code> {texts.w[warning.code]} {warning.detail}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Unfolds the section of a field and puts the focus there. */
function showField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const section = field?.closest('details');
  if (section) section.open = true;
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}
