/// <reference path="../../locales/po.d.ts" />
import type { Messages } from '@lingui/core';
import type { HtmlLocale } from '../session/index.ts';

/** A feature's words; `shell` holds those of the first page. */
export type CatalogueName =
  | 'shell'
  | 'home'
  | 'home-more'
  | 'account'
  | 'code'
  | 'captcha'
  | 'recovery'
  | 'agreement'
  | 'directory'
  | 'forms'
  | 'files'
  | 'settings'
  | 'delivery'
  | 'positions'
  | 'feedback'
  | 'share'
  | 'system'
  | 'link-page'
  | 'offer'
  | 'interview'
  | 'interview-slots'
  | 'approval'
  | 'checks'
  | 'medical'
  | 'evaluation'
  | 'company'
  | 'resume'
  | 'resume-editor'
  | 'resume-fields'
  | 'resume-import'
  | 'resume-improve'
  | 'resume-view'
  | 'referral'
  | 'information-form'
  | 'forward'
  | 'message'
  | 'talent';

/** Per language the module with the shell's catalogue and the loaders of all others: the entry holds none of them itself. */
const languages = {
  'zh-CN': () => import('../../locales/zh-CN/index.ts'),
  'zh-HK': () => import('../../locales/zh-HK/index.ts'),
  en: () => import('../../locales/en/index.ts'),
} satisfies Readonly<Record<HtmlLocale, unknown>>;

/**
 * One catalogue in one language.
 * @throws {RangeError} when there is no such catalogue.
 */
export async function loadCatalogue(
  locale: HtmlLocale,
  name: CatalogueName,
): Promise<{ messages: Messages }> {
  const { messages, features } = await languages[locale]();
  if (name === 'shell') return { messages };
  const file = features[`./${name}.po`];
  if (!file) throw new RangeError(`no catalogue ${name} in ${locale}`);
  return file();
}
