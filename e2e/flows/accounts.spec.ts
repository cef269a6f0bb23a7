import { expect, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';
import { clickWords } from '../support/click-words.ts';
import { openPortalWorld } from '../support/portal-world.ts';

test.describe('accounts on the production build over HTTP', () => {
  test('registers, logs in with the new password, binds an e-mail, and gets a forgotten password back', async ({
    page,
    request,
  }) => {
    const { at, readCode } = await openPortalWorld(page, request, { language: 'en-us' });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByLabel('Phone number', { exact: true }).fill('13711112222');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /Resend in/ })).toBeVisible();
    await page.getByLabel('Verification code', { exact: true }).fill(await readCode());
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
    await page.getByLabel('Confirm the password').fill('Passw0rd');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Please agree to the terms of the agreement first')).toBeVisible();
    await checkPage(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Registered successfully')).toBeVisible();

    await expect(page.getByLabel('Phone number, e-mail or account name')).toHaveValue('13711112222');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await expect(page.getByText('+86 137****2222')).toBeVisible();
    await checkPage(page);

    await page.getByRole('button', { name: 'Bind E-mail' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail', { exact: true }).fill('new@example.com');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('button', { name: /Resend in/ })).toBeVisible();
    await dialog.getByLabel('Verification code', { exact: true }).fill(await readCode());
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Save successfully')).toBeVisible();
    await expect(page.getByText('ne***@example.com')).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('Authorization'));
    await page.reload();
    await page.getByRole('tab', { name: 'Password login' }).click();
    await page.getByRole('button', { name: 'Forgot password' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('tab', { name: 'By e-mail' }).click();
    await drawer.getByLabel('E-mail', { exact: true }).fill('new@example.com');
    await drawer.getByRole('button', { name: 'Send code' }).click();
    await expect(drawer.getByRole('button', { name: /Resend in/ })).toBeVisible();
    await drawer.getByLabel('Verification code', { exact: true }).fill(await readCode());
    await drawer.getByRole('button', { name: 'Next' }).click();
    await drawer.getByLabel('New password', { exact: true }).fill('Passw1rd');
    await drawer.getByLabel('Confirm the password').fill('Passw1rd');
    await drawer.getByRole('button', { name: 'Set the new password' }).click();
    await expect(drawer.getByText('The new password is set successfully').first()).toBeVisible();
    await checkPage(page);
    expectSilence();
  });

  test('solves click words by mouse when the server asks for them', async ({ page, request }) => {
    const { at } = await openPortalWorld(page, request, { language: 'zh-cn' });
    const { expectSilence } = listen(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/login'));
    await page.getByLabel('手机号码', { exact: true }).fill('13900000602');
    await page.getByLabel('验证码', { exact: true }).fill('888888');
    await page.getByRole('button', { name: '登录', exact: true }).last().click();
    await clickWords(page);
    await expect(page).toHaveURL(/#\/homepage/);
    expectSilence();
  });

  test('signs on at the directory, and comes back without the code in the address', async ({
    page,
    request,
  }) => {
    const { at } = await openPortalWorld(page, request, { language: 'en-us', site: 'internal' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/position?websiteId=site-internal'));
    await page.getByRole('button', { name: 'Company sign-on' }).click();
    await expect(page).toHaveURL(/\/directory\/login\?/);
    await page.getByLabel('User name').fill('employee');
    await page.getByLabel('Password').fill('Passw0rd');
    await page.getByRole('button', { name: 'Sign on' }).click();
    await expect(page).toHaveURL(/#\/position/);
    await expect(page.locator('article').first()).toBeVisible();
    expect(page.url()).not.toContain('code=');
    await checkPage(page);
  });
});

test('the sandbox plays the directory too, without a server', async ({ page }) => {
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${ports.sandbox}/?site=internal&lang=zh-cn#/position`);
  await page.getByRole('button', { name: '使用公司统一账号登录' }).click();
  await expect(page).toHaveURL(/\/directory\/login/);
  await page.locator('input[name=userName]').fill('outsider');
  await page.locator('input[name=password]').fill('Passw0rd');
  await page.locator('button[value=signOn]').click();
  await expect(page.getByRole('heading', { name: '暂无访问权限' })).toBeVisible();
  await checkPage(page);
  expectSilence();
});
