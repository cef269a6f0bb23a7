import type { Locale, SiteConfiguration } from '@careers/mocks';
import { createContext, use } from 'react';
import type { siteTexts } from './texts.ts';

/** What every section of the Site panel works with. */
export interface SiteEditor {
  readonly siteId: string;
  readonly document: SiteConfiguration;
  readonly change: (next: SiteConfiguration) => void;
  /** The language whose texts are shown. */
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
  /** The languages that the site offers. */
  readonly enabled: readonly Locale[];
  readonly texts: ReturnType<typeof siteTexts>;
}

export const SiteEditorContext = createContext<SiteEditor | null>(null);

export function useSiteEditor(): SiteEditor {
  const editor = use(SiteEditorContext);
  if (!editor) throw new Error('useSiteEditor outside of the Site panel');
  return editor;
}

/** The id of the control of a field, by the field's path in the document. */
export function fieldId(path: string): string {
  return `site:${path}`;
}
