import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { keyboardOf } from './hand.ts';

export const DAY = 86_400_000;
const document = fileURLToPath(
  new URL('../../apps/portal/src/features/resume/import/files/reportlab-zh.pdf', import.meta.url),
);

/** For each page that a link opens, by route: fills it in by keyboard alone, ready to be sent. */
export function actsByKeys(page: Page): Readonly<Record<string, () => Promise<void>>> {
  const hand = keyboardOf(page);
  const main = page.locator('main');
  const write = (label: RegExp, text: string) =>
    hand.write(main.getByRole('textbox', { name: label }).first(), text);
  const select = (name: string | RegExp) => hand.select(main.getByRole('radio', { name, exact: true }));
  const refuse = () => write(/^Your reason/, 'I stay where I am');

  async function attach(): Promise<void> {
    await hand.bring(main.getByLabel(/Choose files/), document);
    await expect(main.getByText('Uploaded', { exact: true })).toBeVisible();
  }

  /** Chooses the first entry that can be chosen. */
  async function takeFirst(list: Locator): Promise<void> {
    await hand.reach(list);
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue('');
  }

  return {
    '/mailResponse/declinedOffer': refuse,
    '/abandonInterview': refuse,
    '/interviewTimeNotSuitable': async () => {
      await write(/^Why does this time not work/, 'I travel');
      const days = workingDays(await page.evaluate(() => Date.now()));
      for (const [at, day] of days.entries()) {
        const row = main.getByRole('group', { name: `Proposal ${at + 1}` });
        await hand.write(row.getByRole('textbox', { name: 'Day' }), day);
        await takeFirst(row.getByRole('combobox', { name: 'Time' }));
      }
    },
    '/self/candidate': async () => {
      await hand.reach(main.getByRole('radio').first());
      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('radio', { checked: true })).toBeVisible();
    },
    '/talentInvitationUpdate': () => hand.tick(main.getByRole('checkbox')),
    '/mailResponse/forwardResume': () => select(/^A good match/),
    '/interviewEvaluation': async () => {
      for (const star of await main.getByRole('radio', { name: /^4:/ }).all()) await hand.select(star);
      await select('Recommended');
      await write(/^Why/, 'Knows the field');
    },
    '/positionApproval': () => select(/^Approve/),
    '/backgroundCheck': async () => {
      await write(/^Name/, 'Wu Xiaolan');
      await write(/^How you know/, 'Former manager');
      await write(/^Company/, 'Yunfan Software');
      await write(/^Phone/, '13912345678');
      await hand.tick(main.getByRole('checkbox'));
      await write(/^Signature/, '林小雨');
    },
    '/supplierBackgroundCheck': async () => {
      for (const confirmed of await main.getByRole('radio', { name: 'Confirmed', exact: true }).all())
        await hand.select(confirmed);
    },
    '/healthCheck': async () => {
      await hand.tick(main.getByRole('checkbox'));
      await write(/^Day of the examination/, dayOf((await page.evaluate(() => Date.now())) - 3 * DAY));
      await write(/^Hospital or practice/, 'Lingwan Hospital');
      await attach();
    },
    '/mailResponse/collectTable': async () => {
      await write(/^Full name/, 'Lin Xiaoyu');
      await write(/^Identity document number/, 'E12345678');
      await write(/^Date of birth/, '1995-04-12');
      await write(/^Mobile/, '13800000001');
      await write(/^Email/, 'lin@mail.example');
      await write(/^Address/, 'Keyuan Road 15');
      await write(/^Earliest first day/, '2027-03-02');
      await hand.select(main.getByRole('radio', { name: 'No', exact: true }));
      await attach();
    },
  };
}

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Three working days of the company, some time after now. */
export function workingDays(now: number): string[] {
  return Array.from({ length: 9 }, (_, at) => now + (4 + at) * DAY)
    .filter((time) => ![0, 6].includes(new Date(time).getUTCDay()))
    .slice(0, 3)
    .map(dayOf);
}
