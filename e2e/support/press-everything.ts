import { expect, type Locator, type Page } from '@playwright/test';

/** How a finger or a mouse presses a place of the screen. */
export type Press = (page: Page, x: number, y: number) => Promise<void>;

/** Down, then all that leaving a field draws, then up at the same place: the slowest press there is. */
export const byMouse: Press = async (page, x, y) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
};

export const byTouch: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** What can be pressed; a password's input has no role. */
const roles = ['button', 'link', 'checkbox', 'radio', 'tab', 'textbox'] as const;
const typed = 'input:is([type=text], [type=tel], [type=email], [type=password], :not([type])), textarea';

/** Whatever is pressed from now on tells what was reached, and does nothing else, so that the form stays as it is. */
export async function catchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (document.documentElement.dataset.catching === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const reached of event.composedPath())
          if (reached instanceof HTMLElement) reached.dataset.reached = '';
      },
      { capture: true },
    );
  });
}

/**
 * Presses each control of a form right after its first field was left with something that it refuses, whose message moves
 * whatever is below it, and after each other field the control that is next below that. Every press has to reach what was
 * under it when it began.
 *
 * @returns how many presses there were
 */
export async function pressEverything(page: Page, form: Locator, press: Press): Promise<number> {
  const fields = await fieldsOf(form);
  const controls = await controlsOf(form);
  for (const { place, good } of fields) await place.fill(good);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-catching', true));
  const pairs = pairsOf(fields, controls);
  for (const { field, control } of pairs) {
    await field.place.fill(field.bad);
    await pressAfter(page, press, form, control, `${control.name} after ${field.name}`);
    await field.place.fill(field.good);
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  }
  await page.evaluate(() => document.documentElement.toggleAttribute('data-catching', false));
  return pairs.length;
}

function pairsOf(fields: readonly Field[], controls: readonly Control[]) {
  const [first, ...others] = fields.toSorted((one, other) => one.top - other.top);
  if (!first) return [];
  const below = (field: Field) =>
    controls.filter(({ top }) => top > field.top).toSorted((one, other) => one.top - other.top)[0];
  return [
    ...controls.filter(({ id }) => id !== first.id).map((control) => ({ field: first, control })),
    ...others.flatMap((field) => {
      const control = below(field);
      return control ? [{ field, control }] : [];
    }),
  ];
}

interface Control {
  readonly place: Locator;
  readonly id: string;
  readonly name: string;
  /** Pixels from the top of the form's page. */
  readonly top: number;
  readonly isTab: boolean;
}

async function controlsOf(form: Locator): Promise<Control[]> {
  const places = [
    ...roles.map((role) => form.getByRole(role, { disabled: false })),
    form.locator('[type=password]'),
  ];
  return (await Promise.all(places.map(describe))).flat();
}

/** All of a kind that can be seen; looked at together. */
async function describe(kind: Locator): Promise<Control[]> {
  const visible = kind.filter({ visible: true });
  const told = await visible.evaluateAll((all) =>
    all.map((element) => ({
      id: element.id,
      top: element.getBoundingClientRect().top,
      name: element.ariaLabel || element.textContent || element.getAttribute('name') || '',
      isTab: element.role === 'tab',
    })),
  );
  return told.map((one, place) => ({ place: visible.nth(place), ...one }));
}

async function pressAfter(page: Page, press: Press, form: Locator, control: Control, what: string) {
  const { place, isTab } = control;
  const before = isTab && (await form.getByRole('tab', { selected: true }).getAttribute('id'));
  const [x, y] = await place.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const reached of document.querySelectorAll('[data-reached]'))
      reached.removeAttribute('data-reached');
    // A link that goes on in a second line has nothing in the middle of both.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await press(page, x, y);
  await expect(place, what).toHaveAttribute('data-reached', '');
  // A tab acts as soon as the press begins.
  if (before) await form.locator(`[id="${before}"]`).click();
}

const samples = [
  { fits: '[type=tel]', good: '13711112222', bad: '1' },
  { fits: '[type=email]', good: 'name@example.com', bad: 'name@' },
  { fits: '[autocomplete=bday]', good: '1998-04-12', bad: '1998' },
  { fits: '[autocomplete=new-password]', good: 'Passw0rd', bad: 'short' },
  { fits: '*', good: '123456', bad: '' },
] as const;

interface Field extends Control {
  readonly good: string;
  readonly bad: string;
}

/** What can be typed into, each with something that it takes and something that it refuses, by what it is for. */
async function fieldsOf(form: Locator): Promise<Field[]> {
  const fields = form.locator(typed);
  const kinds = await fields.filter({ visible: true }).evaluateAll(
    (all, fits) => all.map((element) => fits.findIndex((one) => element.matches(one))),
    samples.map(({ fits }) => fits),
  );
  const described = await describe(fields);
  return described.map((field, place) => ({ ...(samples[kinds[place] ?? 4] ?? samples[4]), ...field }));
}
