import { expect, test } from '@playwright/test';
import { ports } from '../playwright.config.ts';
import { atDesk, openBenchMail, portalOf } from '../support/bench-steps.ts';
import { checkPage, listen } from '../support/check-page.ts';

const portal = portalOf;

test('in the sandbox, an application is led from its screening to a hire at the desk, in one window', async ({
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

  await openBenchMail(page, 'We are pleased to offer you');
  await portal(page).getByRole('button', { name: 'Accept the offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(portal(page).getByRole('heading', { name: 'You have accepted this offer' })).toBeVisible();
  await checkPage(page);

  await atDesk(page, 'Offer', 'Hire');
  await openBenchMail(page, 'Welcome! You are hired');
  await expect(portal(page).getByText(/^Welcome! You are hired/)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/personalCenter';
  });
  await expect(newest).toHaveAttribute('data-status', 'hired');
  expectSilence();
});
