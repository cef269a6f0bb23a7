import type { Locator, Page } from '@playwright/test';
import { accountWords } from '../account-words.ts';
import type { openPortalWorld, PortalWorld } from '../portal-world.ts';
import { type Pressing, sendInVain } from '../press-everything.ts';

/** What forms are walked in. */
export const language = 'zh-cn';
export const word = accountWords[language];

export const sides = ['mouse', 'finger'] as const;
export type By = (typeof sides)[number];

export type Walk = (form: Locator, pressing?: Pressing) => Promise<void>;

/** How the form, or the forms, of a place are reached, and in what state each is walked. */
export interface Walked {
  /** What presses; both without. */
  readonly only?: By;
  /** What presses in `npm test`; the other does so in `npm run flows`, and so do both without. */
  readonly tested?: By;
  readonly settings?: Pick<Parameters<typeof openPortalWorld>[2], 'site' | 'persona'>;
  readonly walkThrough: (page: Page, world: PortalWorld, walk: Walk) => Promise<void>;
}

interface FormAt extends Pick<Walked, 'tested' | 'settings'> {
  readonly route: string;
  readonly pressing?: Pressing;
}

/** A form at an address of its own, which judges nothing before it was sent. */
export const formAt = ({ route, pressing, ...rest }: FormAt): Walked => ({
  ...rest,
  walkThrough: async (page, { at }, walk) => {
    await page.goto(at(route));
    await walkSent(page.locator('main form'), walk, pressing);
  },
});

export async function walkSent(form: Locator, walk: Walk, pressing?: Pressing): Promise<void> {
  await sendInVain(form);
  await walk(form, pressing);
}
