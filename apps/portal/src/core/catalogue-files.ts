import type { Messages } from '@lingui/core';
import type { HtmlLocale } from './session/index.ts';

const files = import.meta.glob<{ messages: Messages }>('./*/*.po', { base: '../locales' });

/**
 * One catalogue in one language.
 * @throws {RangeError} when there is no such catalogue.
 */
export async function loadCatalogue(locale: HtmlLocale, name: string): Promise<{ messages: Messages }> {
  const file = files[`./${locale}/${name}.po`];
  if (!file) throw new RangeError(`no catalogue ${name} in ${locale}`);
  return file();
}
