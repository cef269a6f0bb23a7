import { expect, type Locator } from '@playwright/test';
import { sendInVain } from '../press-everything.ts';
import { type Walk, type Walked, walkSent, word } from './walk.ts';

async function walkLogin(panes: Locator, walk: Walk): Promise<void> {
  await walk(panes);
  await panes.getByRole('tab', { name: word.byPassword }).click();
  await walkSent(panes, walk, { asItIs: true });
}

async function walkRegistration(panes: Locator, walk: Walk): Promise<void> {
  await panes.getByRole('button', { name: word.register, exact: true }).click();
  await expect(panes.getByLabel(word.confirmPassword)).toBeVisible();
  await walk(panes);
  await panes.getByRole('tab', { name: word.registerByEmail }).click();
  await walk(panes);
}

const onThePage = (walkThrough: typeof walkLogin): Walked => ({
  only: 'mouse',
  tested: 'mouse',
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/login'));
    await walkThrough(page.locator('main'), walk);
  },
});

const inThePopover = (walkThrough: typeof walkLogin): Walked => ({
  only: 'finger',
  tested: 'finger',
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/homepage'));
    await page.getByRole('banner').getByRole('button', { name: word.logIn, exact: true }).click();
    await walkThrough(page.getByRole('dialog'), walk);
  },
});

/** Every dialog that the account settings open to whoever has this phone. Most of their forms judge only what is sent. */
const inTheSettings = (phone: string): Pick<Walked, 'walkThrough'> => ({
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at('/login?redirect=%2FaccountSettings'));
    await page.getByLabel(word.phone, { exact: true }).fill(phone);
    await page.getByLabel(word.code, { exact: true }).fill('888888');
    await page.locator('form').getByRole('button', { name: word.logIn, exact: true }).click();
    await expect(page.getByRole('button', { name: word.deleteAccount })).toBeVisible();
    const ways = page.locator('main [aria-haspopup=dialog]:not([aria-disabled])');
    const dialog = page.getByRole('dialog');
    for (const way of await ways.all()) {
      await way.click();
      await sendInVain(dialog);
      await walk(dialog, { asItIs: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: /登录密码$/ }).click();
    await walk(dialog);
    await page.keyboard.press('Escape');
    // Whoever binds a contact shows first who they are; its form is the second step.
    await page.getByRole('button', { name: /^(绑定|更换) 邮箱$/ }).click();
    await dialog.getByLabel(word.code, { exact: true }).fill('888888');
    await dialog.getByRole('button', { name: word.goOn, exact: true }).click();
    await expect(dialog.getByLabel(word.email, { exact: true })).toBeVisible();
    await walk(dialog);
  },
});

/** The forms to log in, to register, to reset a password, and to change the account settings. */
export const accountWalks = {
  'on the page to log in': onThePage(walkLogin),
  'on the page to register': onThePage(walkRegistration),
  'in the header’s popover to log in': inThePopover(walkLogin),
  // The form of the page, in the popover of the line before: `npm test` walks each of these.
  'in the header’s popover to register': {
    only: 'finger',
    walkThrough: inThePopover(walkRegistration).walkThrough,
  },
  'in the drawer of a forgotten password': {
    tested: 'finger',
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/login'));
      await page.getByRole('tab', { name: word.byPassword }).click();
      await page.getByRole('button', { name: word.forgot }).click();
      const drawer = page.getByRole('dialog');
      await walk(drawer);
      await drawer.getByRole('tab', { name: word.byEmail }).click();
      await walk(drawer);
      await drawer.getByLabel(word.email, { exact: true }).fill('candidate@example.com');
      await drawer.getByRole('button', { name: word.sendCode }).click();
      await expect(drawer.getByRole('button', { name: word.resend })).toBeVisible();
      await drawer.getByLabel(word.code, { exact: true }).fill(await world.readCode());
      await drawer.getByRole('button', { name: word.next }).click();
      await expect(drawer.getByLabel(word.newPassword, { exact: true })).toBeFocused();
      await walk(drawer);
    },
  },
  'in the directory’s login': {
    tested: 'mouse',
    settings: { site: 'internal' },
    walkThrough: async (page, world, walk) => {
      await page.goto(world.at('/login?websiteId=site-internal'));
      await expect(page.getByLabel(word.userName)).toBeVisible();
      await walkSent(page.locator('main'), walk);
    },
  },
  'in each dialog of the account settings of somebody with a password, a phone and an e-mail': {
    only: 'mouse',
    tested: 'mouse',
    ...inTheSettings('13800000001'),
  },
  // Its dialogs are most of those above, and those that set what this person lacks.
  'in each dialog of the account settings of somebody with a phone alone': {
    only: 'finger',
    ...inTheSettings('13800000004'),
  },
} as const satisfies Readonly<Record<string, Walked>>;
