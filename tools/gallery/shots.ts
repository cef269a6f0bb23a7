import { everyPage } from '@careers/e2e/every-page';
import { unlockLink } from '@careers/e2e/link-code';
import { asksForCode, magicLinks } from '@careers/mocks';
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
export interface Shot {
  readonly name: string;
  /** The query of the sandbox's address, without language and clock. */
  readonly world: string;
  /** `FIRST` is replaced by the first position of the list; absent if the world decides where to begin. */
  readonly route?: string;
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

/** An address in the form of a file name. */
const named = (address: string) => address.replace(/^\//, '').replace(/[^\w-]+/g, '-');

/** All pages, by who opens them and where. Pages by link are pictured in every state of the link. */
const pages: readonly Shot[] = everyPage.flatMap(({ routes, ...opened }) => {
  const world = Object.entries(opened).map(([key, value]) => `${key}=${value}`);
  const persona = 'persona' in opened ? `-${opened.persona}` : '';
  return routes
    .filter((route) => !route.includes('token=') && !route.startsWith('/positionshare'))
    .map((route) => ({ name: `${named(route)}${persona}`, world: world.join('&'), route }));
});

/** All links of a world, so that each of their pages is pictured in each of its states. */
const links: readonly Shot[] = [
  ...magicLinks.map(({ token, page, kind }) => ({
    name: `link-${token}`,
    world: kind === 'talentUpdate' ? 'persona=candidate' : '',
    route: `${page}?token=${token}`,
  })),
  // The content behind a code is pictured too.
  ...magicLinks.filter(asksForCode).map(({ token, page }) => ({
    name: `link-${token}-behind-its-code`,
    world: '',
    route: `${page}?token=${token}`,
    prepare: unlockLink,
  })),
  { name: 'link-invalid', world: '', route: '/mailResponse/acceptOffer?token=link-invalid' },
  { name: 'link-offer-decline', world: '', route: '/mailResponse/declinedOffer?token=offer-pending' },
  { name: 'link-offer-answered', world: '', route: '/offerResponse?token=offer-accepted' },
  { name: 'link-interview-give-up', world: '', route: '/abandonInterview?token=interview-invited' },
  { name: 'link-interview-propose', world: '', route: '/interviewTimeNotSuitable?token=interview-invited' },
];

/** States of pages that no address opens. */
const states: readonly Shot[] = [
  { name: 'home-reordered', world: 'scenario=home-reordered' },
  { name: 'home-campus', world: 'scenario=site-campus' },
  { name: 'home-badly-configured', world: 'scenario=site-broken' },
  { name: 'home-failing', world: 'scenario=backend-down', route: '/homepage' },
  { name: 'home-failing-at-a-later-visit', world: '', route: '/homepage', prepare: nothingAnswers },
  { name: 'home-logged-in', world: 'persona=candidate', route: '/homepage' },
  { name: 'positions-nothing-found', world: '', route: '/position?keyword=zzzz' },
  { name: 'positions-filtered', world: '', route: '/position?company=com-digital&workPlace=city-shanghai' },
  { name: 'positions-failing', world: 'scenario=error-451' },
  { name: 'position-closed', world: 'scenario=position-closed' },
  { name: 'position-delisted', world: 'scenario=position-delisted' },
  { name: 'feedback-entries', world: 'scenario=robot-and-feedback-on', route: '/feedback' },
  {
    name: 'login-popover',
    world: '',
    route: '/homepage',
    prepare: async (page) => {
      await press(/^(Log in|登录|登入)$/)(page);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  { name: 'login-directory', world: 'site=internal', route: '/login' },
  { name: 'register', world: '', route: '/login', prepare: press(/^(Register|注册|註冊)$/) },
  { name: 'internal-denied', world: 'scenario=internal-denied' },
  { name: 'personal-center-empty', world: 'persona=newcomer', route: '/personalCenter' },
  { name: 'messages-empty', world: 'persona=newcomer', route: '/message' },
  { name: 'collection-empty', world: 'persona=newcomer', route: '/personalCenter?tab=collection' },
  { name: 'account-settings-last-way', world: 'persona=newcomer', route: '/accountSettings' },
  { name: 'account-settings-directory', world: 'persona=employee&site=internal', route: '/accountSettings' },
  { name: 'company-unknown', world: 'site=complex', route: '/complex/company?comId=com-of-nobody' },
  { name: 'share-dialog', world: '', route: '/RecruitDetail?id=FIRST', prepare: share },
  { name: 'share-list', world: 'scenario=share-list' },
  { name: 'share-position', world: 'scenario=share-position' },
  {
    name: 'share-expired',
    world: '',
    route: '/positionshare?ticket=share-expired&positionSharedType=1',
    prepare: inLanguage,
  },
  { name: 'share-invalid', world: 'scenario=share-invalid', prepare: inLanguage },
  { name: 'share-incomplete', world: '', route: '/positionshare', prepare: inLanguage },
  { name: 'session-expired', world: 'scenario=session-expired' },
  { name: 'resume-editor-empty', world: 'persona=newcomer', route: '/resumeEditor' },
  { name: 'resume-improve-own', world: 'persona=newcomer', route: '/resumeImprove' },
  { name: 'evaluation-own', world: 'persona=interviewer', route: '/interviewEvaluation?id=evaluation-mine' },
  { name: 'not-found', world: '', route: '/no/such/page' },
];

/** All pages of the portal, and all states of a page. */
export const shots: readonly Shot[] = [...pages, ...links, ...states];
