import { expect, type Page, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { checkPage, listen } from '../support/check-page.ts';

const bench = (page: Page) => page.locator('#bench');
const panel = (page: Page) => page.locator('#bench-panel');
const portal = (page: Page) => page.locator('#portal');

/** Presses a button of the newest delivery that stands at a stage, at the recruiter's desk. */
async function atDesk(page: Page, stage: string, action: string): Promise<void> {
  await bench(page).getByRole('tab', { name: 'Desk', exact: true }).click();
  await panel(page)
    .getByRole('region', { name: new RegExp(`^${stage} \\d`) })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: action, exact: true })
    .click();
}

/** Opens what the newest mail leads to, in the portal beside. */
async function openMail(page: Page, says: string): Promise<void> {
  await bench(page).getByRole('tab', { name: 'Inbox', exact: true }).click();
  const newest = panel(page).getByRole('listitem').first();
  await expect(newest).toContainText(says);
  await newest.getByRole('button', { name: 'Open link' }).click();
}

test('a product owner plays an application from its screening to the hire, in one window', async ({
  page,
}) => {
  const { expectSilence } = listen(page);
  await page.setViewportSize({ width: 1680, height: 950 });
  const world = 'persona=candidate&lang=en-us&seed=411';
  await page.goto(`http://localhost:${ports.sandbox}/?${world}#/personalCenter`);
  const newest = portal(page).locator('[data-delivery]').first();
  await expect(newest).toHaveAttribute('data-status', 'delivered');

  await atDesk(page, 'Applied', 'Start screening');
  await expect(newest).toHaveAttribute('data-status', 'screening');
  await atDesk(page, 'Screening', 'Invite to interview');
  await expect(newest).toHaveAttribute('data-status', 'interview');
  await atDesk(page, 'Interview', 'Send offer');
  await expect(newest).toHaveAttribute('data-status', 'offer');

  await openMail(page, 'We are pleased to offer you');
  await portal(page).getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(portal(page).getByRole('heading', { name: 'You have accepted this offer' })).toBeVisible();
  await checkPage(page);

  await atDesk(page, 'Offer', 'Hire');
  await openMail(page, 'Welcome! You are hired');
  await expect(portal(page).getByText(/^Welcome! You are hired/)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/personalCenter';
  });
  await expect(newest).toHaveAttribute('data-status', 'hired');
  expectSilence();
});
