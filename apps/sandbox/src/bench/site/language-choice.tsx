import { useSiteEditor } from './editor-context.ts';
import { enabledLocales, warningsOf } from './warnings.ts';

const locales = ['zh-cn', 'zh-hk', 'en-us'] as const;

/** Which language's texts the fields show, with the number of those that are missing. */
export function LanguageChoice() {
  const { document, locale, setLocale, texts } = useSiteEditor();
  const missing = warningsOf(document).filter(({ code }) => code === 'missingTranslation');
  const enabled = enabledLocales(document);
  return (
    <fieldset className="site-languages">
      <legend className="bench-hidden">{texts.t.languages}</legend>
      {locales.map((one) => {
        const count = missing.filter((warning) => warning.locale === one).length;
        return (
          <button key={one} type="button" aria-pressed={locale === one} onClick={() => setLocale(one)}>
            <span data-off={!enabled.includes(one)}>{one}</span>{' '}
            {count > 0 && (
              <span className="site-count">
                {count} <span className="bench-hidden">{texts.t.missing}</span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
