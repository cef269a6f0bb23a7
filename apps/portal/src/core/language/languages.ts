import { type I18n, setupI18n } from '@lingui/core';
import { type PortalLocale, portalLocales } from '../session/index.ts';
import { type CatalogueName, loadCatalogue } from './catalogue-files.ts';

/** The catalogues, one per feature and language, and which of them were needed so far. */
export interface Languages {
  readonly i18n: I18n;
  /** The language shown now. */
  locale(): PortalLocale;
  /** Loads catalogues in the language shown; routes wait for it. */
  need(...names: readonly CatalogueName[]): Promise<void>;
  /** Begins to load catalogues in a language that is about to be shown. Failures are left to `need`, which tries again. */
  loadAhead(locale: PortalLocale, names: readonly CatalogueName[]): void;
  /** Loads every catalogue needed so far in another language, without showing it. */
  prepare(locale: PortalLocale): Promise<void>;
  /** Shows another language once every catalogue needed so far is loaded in it. */
  activate(locale: PortalLocale): Promise<void>;
  /** Waits for a change of language that is under way, whether it succeeds or fails. */
  settled(): Promise<void>;
}

export function createLanguages(): Languages {
  const i18n = setupI18n();
  // In development a message of a catalogue that was not asked for throws: the page's route has to name that catalogue.
  if (import.meta.env.DEV)
    i18n.on('missing', ({ id }) => {
      throw new RangeError(`no catalogue that the page has asked for has the words ${id}`);
    });
  const needed = new Set<CatalogueName>(['shell']);
  const loaded = new Set<string>();
  let shown: PortalLocale = 'zh-cn';
  let wanted: PortalLocale = shown;
  let change: Promise<void> = Promise.resolve();

  async function load(locale: PortalLocale, name: CatalogueName): Promise<void> {
    const { html } = portalLocales[locale];
    const key = html + name;
    if (loaded.has(key)) return;
    const { messages } = await loadCatalogue(html, name);
    loaded.add(key);
    i18n.load(html, messages);
  }

  /** Loads all needed catalogues, also those that a route asks for meanwhile. */
  async function loadNeeded(locale: PortalLocale): Promise<void> {
    for (let done = 0; done < needed.size; ) {
      const names = [...needed];
      await Promise.all(names.map((name) => load(locale, name)));
      done = names.length;
    }
  }

  async function show(locale: PortalLocale): Promise<void> {
    wanted = locale;
    await loadNeeded(locale);
    // Another language may have been asked for meanwhile; the last choice counts.
    if (wanted !== locale) return;
    shown = locale;
    const { html } = portalLocales[locale];
    if (i18n.locale !== html) i18n.activate(html);
  }

  return {
    i18n,
    locale: () => shown,
    async need(...names) {
      for (const name of names) needed.add(name);
      await Promise.all(names.map((name) => load(shown, name)));
    },
    loadAhead(locale, names) {
      for (const name of names) load(locale, name).catch(() => undefined);
    },
    prepare: loadNeeded,
    activate(locale) {
      change = show(locale);
      return change;
    },
    settled: () => change.catch(() => {}),
  };
}
