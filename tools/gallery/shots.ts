import { unlockLink } from '@careers/e2e/link-code';
import { asksForCode, magicLinks } from '@careers/mocks';
import { everyState, type PageState } from '@careers/sandbox/every-state';
import type { Page } from '@playwright/test';

export const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;
export type Language = (typeof languages)[number];

const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  'zh-hk': '繁體中文',
  'en-us': 'English',
};
const html: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', 'en-us': 'en' };
const languageButton = /^(语言|語言|Language)/;

/** A picture of a page in one state. */
export interface Shot extends PageState {
  /** What has to be done before the picture is taken. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
}

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).locator('visible=true').first().click();
};

const share = async (page: Page) => {
  await press(/^(Share|分享)$/)(page);
  await page.getByRole('dialog').getByRole('img').waitFor();
};

/** Has all later calls fail, which the next visit notices. */
const nothingAnswers = async (page: Page) => {
  await page.evaluate("window.sandbox.set({ fault: ['*:http502'] })");
  await page.reload();
  await page.getByRole('alert').waitFor();
};

/** A share that opens nothing has no language of its own, so the language is chosen first. */
const inLanguage = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: languageButton }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await page.locator(`html[lang=${html[language]}]`).waitFor();
  // Loads the configuration's texts in that language.
  await page.reload();
};

/** What has to be done before a picture of a state is taken. */
const preparations: Readonly<Record<string, Shot['prepare']>> = {
  'share-expired': inLanguage,
  'share-invalid': inLanguage,
  'share-incomplete': inLanguage,
};

/** The states that an address opens. */
const opened: readonly Shot[] = everyState.map((state) => {
  const prepare = preparations[state.name];
  return prepare ? { ...state, prepare } : state;
});

/** What stands behind a code, and states of pages that no address opens. */
const prepared: readonly Shot[] = [
  ...magicLinks.filter(asksForCode).map(({ token, page }) => ({
    name: `link-${token}-behind-its-code`,
    world: '',
    route: `${page}?token=${token}`,
    prepare: unlockLink,
  })),
  { name: 'home-failing-at-a-later-visit', world: '', route: '/homepage', prepare: nothingAnswers },
  {
    name: 'login-popover',
    world: '',
    route: '/homepage',
    prepare: async (page) => {
      await press(/^(Log in|登录|登入)$/)(page);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  { name: 'register', world: '', route: '/login', prepare: press(/^(Register|注册|註冊)$/) },
  { name: 'share-dialog', world: '', route: '/RecruitDetail?id=FIRST', prepare: share },
];

/** All pages of the portal, and all states of a page. */
export const shots: readonly Shot[] = [...opened, ...prepared];
