import type { Locator, Page } from '@playwright/test';
import { accountWords } from '../account-words.ts';
import type { openPortalWorld, PortalWorld } from '../portal-world.ts';
import { type Pressing, sendInVain } from '../press-everything.ts';

/** The language of the pages on which forms are walked. */
export const language = 'zh-cn';
export const word = accountWords[language];

export const sides = ['mouse', 'finger'] as const;
export type By = (typeof sides)[number];

export type Walk = (form: Locator, pressing?: Pressing) => Promise<void>;

/** How the form, or the forms, of a place are reached, and in what state each is walked. */
export interface Walked {
  /** How the form is pressed; without it, by mouse and by touch. */
  readonly only?: By;
  /** How the form is pressed in `npm test`; `npm run flows` does both. Without it, `npm test` leaves the form out. */
  readonly tested?: By;
  readonly settings?: Pick<Parameters<typeof openPortalWorld>[2], 'site' | 'persona'>;
  readonly walkThrough: (page: Page, world: PortalWorld, walk: Walk) => Promise<void>;
}

interface FormAt extends Pick<Walked, 'tested' | 'settings'> {
  readonly route: string;
  readonly pressing?: Pressing;
}

/** A form with an address of its own, which shows no errors before it was sent. */
export const formAt = ({ route, pressing, ...rest }: FormAt): Walked => ({
  ...rest,
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at(route));
    await walkSent(page.locator('main form'), walk, pressing);
  },
});

/** Sends a form without anything filled in, then walks it: it shows errors only from then on. */
export async function walkSent(form: Locator, walk: Walk, pressing?: Pressing): Promise<void> {
  await sendInVain(form);
  await walk(form, pressing);
}
