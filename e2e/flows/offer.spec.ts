import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** The texts of an offer's pages, by language. */
const words = {
  'zh-cn': {
    accept: '接受录用',
    confirm: '接受',
    accepted: '你已接受这份录用',
    send: '上传材料',
    choose: '选择文件',
    uploaded: '已上传',
    handIn: '提交',
    handedIn: '已提交的材料',
    open: '打开链接',
    decline: '拒绝',
    declineFor: '拒绝录用',
    reason: '原因',
    declined: '你已拒绝这份录用',
  },
  'en-us': {
    accept: 'Accept the offer',
    confirm: 'Accept',
    accepted: 'You have accepted this offer',
    send: 'Send documents',
    choose: 'Choose files',
    uploaded: 'Uploaded',
    handIn: 'Submit',
    handedIn: 'Submitted documents',
    open: 'Open link',
    decline: 'Decline',
    declineFor: 'Decline the offer',
    reason: 'Your reason',
    declined: 'You have declined this offer',
  },
} as const;

const document = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 of nothing') };

/** Accepts an offer and sends the documents, as the recipient of the link. */
async function acceptWithDocuments(page: Page, language: keyof typeof words): Promise<void> {
  const word = words[language];
  await page.getByRole('button', { name: word.accept, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: word.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: word.accepted })).toBeFocused();
  await checkPage(page);
  await page.getByRole('link', { name: word.send }).click();
  await page.getByLabel(word.choose).setInputFiles([
    { name: 'degree.pdf', ...document },
    { name: '身份证明.pdf', ...document },
  ]);
  await expect(page.getByText(word.uploaded, { exact: true })).toHaveCount(2);
  await checkPage(page);
  await page.getByRole('button', { name: word.handIn, exact: true }).click();
  const handedIn = page.locator('section', { has: page.getByRole('heading', { name: word.handedIn }) });
  await expect(handedIn.getByRole('listitem')).toHaveText(['degree.pdf', '身份证明.pdf']);
  await checkPage(page);
}

for (const { language, width, height } of [
  { language: 'zh-cn', width: 1440, height: 900 },
  { language: 'en-us', width: 360, height: 780 },
] as const) {
  test(`a candidate accepts an offer by link and sends documents on the production build, ${language} at ${width} px`, async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width, height });
    await page.goto(at('/mailResponse/acceptOffer?token=offer-pending'));
    await expect(page.getByRole('button', { name: words[language].accept, exact: true })).toBeVisible();
    await checkPage(page);
    // The token is in neither the address nor the history, and a reload goes on.
    await expect(page).not.toHaveURL(/token/);
    await page.reload();
    await acceptWithDocuments(page, language);
    expectSilence();
  });
}

test('an offer is declined by keyboard, in a browser with stored values of an earlier person', async ({
  page,
  request,
}) => {
  const { at } = await openPortalWorld(page, request, { language: 'en-us' });
  const word = words['en-us'];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/position'));
  await expect(page.locator('article').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('websiteId', 'site-campus'));
  await page.goto(at('/mailResponse/declinedOffer?token=offer-pending'));
  const reason = page.getByLabel(word.reason);
  await expect(reason).toBeVisible();
  await reason.focus();
  await page.keyboard.type('I stay where I am');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: word.declineFor })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The question begins with the focus on the button that cancels.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: word.decline, exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: word.declined })).toBeFocused();
  await expect(page.getByText('I stay where I am')).toBeVisible();
});

test('in the sandbox, an offer that is sent at the desk is accepted by its mail, and the desk shows the answer', async ({
  page,
}) => {
  const word = words['en-us'];
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?persona=candidate&lang=en-us#/personalCenter`);
  await expect(page.locator('[data-delivery]').first()).toBeVisible();
  const bench = page.locator('#bench');
  await bench.getByRole('tab', { name: 'Desk' }).click();
  await bench.getByRole('button', { name: 'Send offer' }).first().click();
  await bench.getByRole('tab', { name: 'Inbox' }).click();
  await bench.locator('[data-message]').first().getByRole('button', { name: word.open }).click();
  await acceptWithDocuments(page, 'en-us');
  await bench.getByRole('tab', { name: 'Desk' }).click();
  await expect(bench.getByText(/Offer: accepted/i)).toBeVisible();
  expectSilence();
});
