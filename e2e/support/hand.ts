import { expect, type Locator, type Page } from '@playwright/test';

/** A way to operate a page, so that flows can run by mouse or by keyboard alone. */
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
  /** Chooses a file of the device. */
  bring(input: Locator, path: string): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
  choose: (tab) => tab.click(),
  select: async (radio) => {
    await radio.waitFor({ state: 'attached' });
    // Presses the label around it, as the radio button itself may be invisible.
    const label = radio.locator('xpath=ancestor::label[1]');
    await ((await label.count()) > 0 ? label.click() : radio.check());
    await expect(radio).toBeChecked();
  },
  pick: (entry) => entry.click(),
  bring: (input, path) => input.setInputFiles(path),
};

const STEPS_MAX = 90;

/** How many times Tab has to be pressed from the focus to the target: 0 at the target, negative if it comes before. */
const pressesTo = (target: Locator) =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 0;
    const stops: readonly Element[] = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [type=radio]:not(:checked), [inert] *') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    const { activeElement: focused } = document;
    const from = focused ? stops.indexOf(focused) : -1;
    const to = stops.indexOf(element);
    if (from >= 0 && to >= 0) return to - from;
    // A list that scrolls is a stop of its own in Firefox: from there the way goes on in the same direction.
    const isPast = focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isPast ? -1 : 1;
  });

/** Operates a page by keyboard only, pressing Tab until the target is reached. */
export function keyboardOf(page: Page): Hand & { readonly reach: (target: Locator) => Promise<void> } {
  // Without this listener from the start, the browser's own file dialog could open first.
  page.on('filechooser', () => undefined);
  async function reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < STEPS_MAX; ) {
      // Checking the focus is slower than pressing Tab, so it is checked only where the target should be reached.
      const ahead = await pressesTo(target);
      if (ahead === 0) return;
      const isTab = key === 'Tab';
      const pressed = isTab && ahead < 0 ? 'Shift+Tab' : key;
      const presses = isTab ? Math.abs(ahead) : 1;
      for (let press = 0; press < presses; press++) await page.keyboard.press(pressed);
      step += presses;
    }
    throw new Error(`${key} does not reach ${target}`);
  }
  return {
    reach,
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
      // Tab reaches only one tab of a list; arrow keys move to the others.
      await reach(tab.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
    async select(radio) {
      // As with tabs, Tab reaches only the chosen one, or the first while none is chosen.
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
      const chosen = group.getByRole('radio', { checked: true });
      await reach((await chosen.count()) > 0 ? chosen : group.getByRole('radio').first());
      await reach(radio, 'ArrowDown');
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
    async pick(entry) {
      await reach(entry, 'ArrowDown');
      // A change of the background alone has too little contrast to be seen.
      await expect(entry).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Enter');
    },
    async bring(input, path) {
      await reach(input);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (await chooser).setFiles(path);
    },
  };
}
