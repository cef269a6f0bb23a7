import { expect, type Page, test } from '@playwright/test';
import { firstPosition } from '../support/first-position.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';
import { rewriteReplies } from '../support/rewrite-replies.ts';
import type { Language } from '../support/words.ts';

/** Names of 60 characters; the second has a word that cannot be divided. */
const longNames: Record<Language, readonly string[]> = {
  'zh-cn': [
    '城远能源与水务及轨道交通装备制造（集团）股份有限公司华南区域数字化转型与智能制造联合创新中心高级解决方案架构师岗位招聘',
    '粤港澳大湾区跨境物流与供应链一体化协同管理平台建设项目组ChengyuanInternational资深产品负责人（可远程）',
  ],
  'zh-hk': [
    '城遠能源與水務及軌道交通裝備製造（集團）股份有限公司華南區域數碼轉型與智能製造聯合創新中心高級解決方案架構師職位招聘',
    '粵港澳大灣區跨境物流與供應鏈一體化協同管理平台建設項目組ChengyuanInternational資深產品負責人（可遙距）',
  ],
  'en-us': [
    'Chengyuan Energy, Water, Rail and Intelligent Manufacturing 1',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauleiter',
  ],
};

/** Keys whose texts are names even if they are one word, and no codes; `name` counts only inside of these owners. */
const named = new Set([
  'post',
  'websiteName',
  'candidateName',
  'columnView',
  'statusLabel',
  'label',
  'title',
]);
const owners = new Set(['', 'workPlace', 'posCategory', 'department', 'company', 'benefits']);

/** Whether a text is meant for readers, a name or a sentence, rather than a code or an id. */
function isWritten(text: string, key: string, owner: string): boolean {
  if (text === '' || key === 'name') return text !== '' && owners.has(owner);
  return named.has(key) || /\p{Script=Han}|^\p{Lu}[^\s:]*\s/u.test(text);
}

const routes = [
  '/homepage',
  '/position',
  '/RecruitDetail?id=FIRST',
  '/login',
  '/personalCenter',
  '/accountSettings',
  '/resumeEditor',
  '/fastDelivery?id=FIRST',
  '/fastRecommend?id=FIRST',
  '/complex/company',
  '/complex/company?comId=com-water',
  '/complex/position?comId=com-energy',
  '/mailResponse/acceptOffer?token=offer-pending',
  '/acceptInterview?token=interview-invited',
  '/positionApproval?token=position-approval',
  '/resumeView?token=resume-open',
  '/evaluationRecord?token=record-open',
];

/** Elements that are wider than the screen, and text that is clipped without an ellipsis. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // An element that scrolls, or has an ellipsis, may be wider than its box.
    const within = (element: Element) => {
      const { overflowX, position, clipPath } = getComputedStyle(element);
      return overflowX !== 'visible' || clipPath !== 'none' || position === 'absolute';
    };
    const free = (element: Element): boolean =>
      element === document.body ||
      (!within(element) && (!element.parentElement || free(element.parentElement)));
    const told = (kind: string, element: Element) =>
      `${kind}: ${element.tagName} ${element.getAttribute('class')} ${element.textContent}`.slice(0, 260);
    const all = [...document.querySelectorAll('body *')].filter((element) => element instanceof HTMLElement);
    const wide = all.filter(
      (element) =>
        scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1 && free(element),
    );
    const cut = all.filter((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || !shown(element) || element.closest('.sr-only') || !free(element.parentElement ?? element))
        return false;
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(element);
      if (position === 'absolute' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const across = !/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return element.clientWidth > 0 && (across || down);
    });
    return [...wide.map((one) => told('wide', one)), ...cut.map((one) => told('cut', one))];
  });

const languages: readonly Language[] = ['en-us', 'zh-cn', 'zh-hk'];
const pairings = languages.flatMap((language) => [360, 768, 1440].map((width) => ({ language, width })));

for (const [turn, { language, width }] of pairings.entries()) {
  test(`names and texts of 60 characters are shown in full, or cut with an ellipsis, ${language}, ${width} px${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const { at } = await openPortalWorld(page, request, { language, persona: 'candidate' });
    await page.setViewportSize({ width, height: width < 768 ? 760 : 900 });
    const long = longNames[language];
    await rewriteReplies(page, (text, key, owner) => {
      const other = long[text.length % long.length] ?? text;
      if (text.startsWith('<')) return `<p>${other}</p>`;
      return isWritten(text, key, owner) ? other : text;
    });
    const open = openerOf(page);
    await open(at('/position'));
    await expect(page.getByRole('article').first()).toContainText(/工程|岗位|職位|负责人|負責人|Donau|Rail/);
    const id = await firstPosition(page);
    // Apart from its name, which is shown in full, a position takes at most five lines of a list.
    for (const card of await page.getByRole('article').all()) {
      const [whole, name] = await Promise.all([card.boundingBox(), card.getByRole('heading').boundingBox()]);
      expect((whole?.height ?? 999) - (name?.height ?? 0)).toBeLessThan(160);
    }
    const faults: Record<string, string[]> = {};
    for (const route of routes) {
      await open(at(route.replace('FIRST', id)));
      const found = await findCut(page);
      if (found.length > 0) faults[route] = found;
    }
    if (width < 1024) {
      await open(at('/homepage'));
      await page.locator('header button[aria-haspopup=dialog]').first().click();
      const entries = page.getByRole('dialog').getByRole('link');
      await expect(entries.first()).toBeVisible();
      const cut = await entries.evaluateAll((all) =>
        all.flatMap((entry) => (entry.scrollWidth > entry.clientWidth + 1 ? [entry.textContent] : [])),
      );
      if (cut.length > 0) faults.menu = cut;
    }
    await page.unrouteAll({ behavior: 'wait' });
    expect(faults).toEqual({});
  });
}
