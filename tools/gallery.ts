import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@careers/e2e/browser';
import { serveFolder } from '@careers/e2e/static-server';
import { chromium, type Page } from '@playwright/test';

/**
 * Pictures of every built page and its states, in every language and width, from the built sandbox, on one
 * sheet: `gallery/index.html`. Prints which of them changed since the last ones. With names behind it, as in
 * `npm run gallery -- share-list feedback`, only those are taken again.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}/gallery`;
const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;
type Language = (typeof languages)[number];
const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  'zh-hk': '繁體中文',
  'en-us': 'English',
};
const html: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', 'zh-hk': 'zh-HK', 'en-us': 'en' };
const languageButton = /^(语言|語言|Language)/;
const widths = [360, 768, 1440] as const;
/** A fixed time, so that dates on the pictures do not change by themselves. */
const clock = '2026-03-02T09:00:00%2B08:00';

interface Shot {
  readonly name: string;
  /** The world, without language and clock. */
  readonly world: string;
  readonly route?: string;
  /** What has to happen before the picture is taken. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
}

const firstPosition = async (page: Page) => {
  await page.locator('article').first().getByRole('link').click();
  await page.locator('[data-portal-root] h1').first().waitFor();
};

const deliver = async (page: Page) => {
  await firstPosition(page);
  await page.locator('a[href*="/fastDelivery"]').first().click();
  await page.locator('[data-portal-root] form, [data-portal-root] h1').first().waitFor();
};

/** A page about the first position of the list. */
const aboutFirst = (route: string, parameter: string) => async (page: Page) => {
  const href = await page.locator('article').first().getByRole('link').getAttribute('href');
  const id = new URLSearchParams(href?.split('#')[1]?.split('?')[1]).get('id');
  await page.evaluate((hash) => location.assign(hash), `#${route}?${parameter}=${id}`);
  await page.locator('article').first().waitFor({ state: 'detached' });
  await page.locator('[data-portal-root] h1').first().waitFor();
};

const share = async (page: Page) => {
  await firstPosition(page);
  await page
    .getByRole('button', { name: /^(Share|分享)$/ })
    .locator('visible=true')
    .click();
  await page.getByRole('dialog').getByRole('img').waitFor();
};

/** A share that opens nothing has no language of its own: it is chosen. */
const inLanguage = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: languageButton }).click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await page.locator(`html[lang=${html[language]}]`).waitFor();
  // The configuration's own words come again in it.
  await page.reload();
};

const register = async (page: Page) => {
  await page.getByRole('button', { name: /^(Register|注册|註冊)$/ }).click();
};

const shots: readonly Shot[] = [
  { name: 'home', world: '', route: '/homepage' },
  { name: 'home-reordered', world: 'scenario=home-reordered' },
  { name: 'home-campus', world: 'scenario=site-campus' },
  { name: 'home-badly-configured', world: 'scenario=site-broken' },
  { name: 'home-failing', world: 'scenario=backend-down', route: '/homepage' },
  { name: 'positions', world: '', route: '/position' },
  { name: 'positions-nothing-found', world: '', route: '/position?keyword=zzzz' },
  { name: 'positions-failing', world: 'scenario=error-451' },
  { name: 'position', world: '', route: '/position', prepare: firstPosition },
  { name: 'position-closed', world: 'scenario=position-closed' },
  { name: 'position-delisted', world: 'scenario=position-delisted' },
  { name: 'position-unknown', world: '', route: '/RecruitDetail?id=nobody' },
  { name: 'public-position', world: '', route: '/position', prepare: aboutFirst('/pubPositionView', 'id') },
  {
    name: 'employment-philosophy',
    world: 'persona=candidate',
    route: '/position',
    prepare: aboutFirst('/employPhilosophy', 'positionId'),
  },
  { name: 'feedback', world: 'scenario=robot-and-feedback-on', route: '/feedback' },
  { name: 'fast-delivery', world: 'persona=candidate', route: '/position', prepare: deliver },
  { name: 'login', world: '', route: '/login' },
  { name: 'login-directory', world: 'site=internal', route: '/login' },
  { name: 'register', world: '', route: '/login', prepare: register },
  { name: 'agreement', world: '', route: '/agreement' },
  { name: 'internal-denied', world: 'scenario=internal-denied' },
  { name: 'personal-center', world: 'persona=candidate', route: '/personalCenter' },
  { name: 'collection', world: 'persona=candidate', route: '/personalCenter?tab=collection' },
  { name: 'collection-empty', world: 'persona=newcomer', route: '/personalCenter?tab=collection' },
  { name: 'personal-center-empty', world: 'persona=newcomer', route: '/personalCenter' },
  { name: 'account-settings', world: 'persona=candidate', route: '/accountSettings' },
  { name: 'account-settings-last-way', world: 'persona=newcomer', route: '/accountSettings' },
  { name: 'account-settings-directory', world: 'persona=employee&site=internal', route: '/accountSettings' },
  { name: 'companies', world: 'site=complex', route: '/complex/company' },
  { name: 'company', world: 'site=complex', route: '/complex/company?comId=com-water' },
  { name: 'company-unknown', world: 'site=complex', route: '/complex/company?comId=com-of-nobody' },
  { name: 'company-home', world: 'site=complex', route: '/complex/homepage?comId=com-energy' },
  { name: 'company-news', world: 'site=complex', route: '/complex/newsInfoPage?comId=com-retail' },
  {
    name: 'company-news-article',
    world: 'site=complex',
    route: '/complex/newsInfoPage?comId=com-pharma&id=news-pharma-inhaler',
  },
  { name: 'share-dialog', world: '', route: '/position', prepare: share },
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
  { name: 'offer', world: '', route: '/mailResponse/acceptOffer?token=offer-pending' },
  { name: 'offer-accepted', world: '', route: '/offerResponse?token=offer-accepted' },
  { name: 'offer-declined', world: '', route: '/offerResponse?token=offer-rejected' },
  { name: 'offer-expired', world: '', route: '/mailResponse/acceptOffer?token=offer-expired' },
  { name: 'offer-decline', world: '', route: '/mailResponse/declinedOffer?token=offer-pending' },
  { name: 'offer-documents', world: '', route: '/mailResponse/attachmentUpload?token=attachments-open' },
  { name: 'resume-editor', world: 'persona=candidate', route: '/resumeEditor' },
  { name: 'resume-editor-empty', world: 'persona=newcomer', route: '/resumeEditor' },
  { name: 'resume-templates', world: 'persona=candidate', route: '/resumeTemp' },
  { name: 'resume-view', world: '', route: '/resumeView?token=resume-open' },
  { name: 'resume-view-own', world: 'persona=candidate', route: '/resumeView' },
  { name: 'resume-improve', world: '', route: '/resumeImprove?token=resume-improve' },
  { name: 'resume-improve-done', world: '', route: '/resumeImprove?token=resume-improve-done' },
  { name: 'resume-improve-own', world: 'persona=newcomer', route: '/resumeImprove' },
  { name: 'resume-success', world: 'persona=candidate', route: '/resumeSucc' },
  { name: 'recommend', world: 'persona=candidate', route: '/fastRecommend' },
  { name: 'interview', world: '', route: '/acceptInterview?token=interview-invited' },
  { name: 'interview-accepted', world: '', route: '/acceptInterview?token=interview-accepted' },
  { name: 'interview-give-up', world: '', route: '/abandonInterview?token=interview-invited' },
  { name: 'interview-propose', world: '', route: '/interviewTimeNotSuitable?token=interview-invited' },
  { name: 'interview-choose', world: 'persona=candidate', route: '/self/candidate?id=interview-slots' },
  { name: 'interviewer-week', world: 'persona=interviewer', route: '/self/interviewer' },
  { name: 'link-invalid', world: '', route: '/mailResponse/acceptOffer?token=link-invalid' },
  { name: 'not-found', world: '', route: '/no/such/page' },
];

const manifestFile = `${folder}/manifest.json`;
const before: Record<string, string> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : {};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !shots.some((shot) => shot.name === name));
if (unknown.length > 0) {
  console.error(`no ${unknown.join(', ')}; one of ${shots.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const taken = wanted.length > 0 ? shots.filter(({ name }) => wanted.includes(name)) : shots;
/** What is not taken again stays as it is. */
const after: Record<string, string> = wanted.length > 0 ? { ...before } : {};
mkdirSync(folder, { recursive: true });

const server = await serveFolder(`${root}/apps/sandbox/dist`, 0);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  for (const width of widths) {
    for (const language of languages) {
      // Each language and width is a browser of its own: worlds are kept in it.
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await context.addInitScript(() => {
        localStorage.setItem(
          'careers-bench',
          JSON.stringify({ open: false, dock: 'bottom', panel: 'inbox' }),
        );
      });
      for (const shot of taken) {
        const file = `${shot.name}-${language}-${width}.png`;
        after[file] = await take(await context.newPage(), shot, language, `${folder}/${file}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}

async function take(page: Page, shot: Shot, language: Language, file: string): Promise<string> {
  const query = [shot.world, `lang=${language}`, `clock=${clock}`].filter(Boolean).join('&');
  await page.goto(`${server.url}/?${query}${shot.route ? `#${shot.route}` : ''}`);
  await page.locator('[data-portal-root]').waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page, language);
  await page.waitForLoadState('networkidle');
  // A page under a login waits with it.
  await page.waitForFunction(
    () => !document.querySelector('.animate-breathe') || document.querySelector('[role=dialog]'),
  );
  const picture = await page.screenshot({ path: file });
  await page.close();
  return createHash('sha256').update(picture).digest('hex');
}

const rows = shots.map(({ name }) => {
  const pictures = widths.flatMap((width) =>
    languages.flatMap((language) => {
      const file = `${name}-${language}-${width}.png`;
      if (!after[file]) return [];
      return `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${language} ${width}</figcaption></figure>`;
    }),
  );
  return `<h2>${name}</h2><div class="row">${pictures.join('')}</div>`;
});
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:24px}.row{display:flex;gap:16px;overflow-x:auto}figure{margin:0}img{height:420px;border:1px solid #ccc}</style>${rows.join('')}`,
);
writeFileSync(manifestFile, `${JSON.stringify(after, null, 2)}\n`);

const changed = Object.entries(after).filter(([file, hash]) => before[file] !== hash);
for (const [file] of changed) console.log(`${before[file] ? 'changed' : 'new'} ${file}`);
console.log(`${Object.keys(after).length} pictures on gallery/index.html, ${changed.length} new or changed`);
