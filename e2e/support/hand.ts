import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page: the flows do the same by mouse and by keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  tick(target: Locator): Promise<void>;
  /** Chooses a tab. */
  choose(tab: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  select(radio: Locator): Promise<void>;
  /** Picks an entry of the open menu. */
  pick(entry: Locator): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
  choose: (tab) => tab.click(),
  select: (radio) => radio.check(),
  pick: (entry) => entry.click(),
};

const STEPS_MAX = 90;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Nothing but keys: Tab goes from place to place, as long as it takes. */
export function keyboardOf(page: Page): Hand {
  async function reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < STEPS_MAX; step++) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not reach ${target}`);
  }
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await expect(target).toHaveValue(text);
    },
    async tick(target) {
      await reach(target);
      await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async choose(tab) {
      // One tab of a list is in the order of Tab; arrows go from it to the others.
      await reach(tab.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    async select(radio) {
      // As with tabs: only the chosen one is in the order of Tab.
      await reach(
        radio.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio', { checked: true }),
      );
      await reach(radio, 'ArrowDown');
      await expect(radio).toBeChecked();
    },
    async pick(entry) {
      await reach(entry, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}
