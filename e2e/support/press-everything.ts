import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a point of the screen, by finger or by mouse. */
export type Press = (page: Page, x: number, y: number) => Promise<void>;

/** The slowest press: down, a wait until all that leaving a field changes is drawn, then up at the same point. */
export const byMouse: Press = async (page, x, y) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
};

export const byTouch: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** Roles of controls that can be pressed; inputs with another role or none are found separately. */
const roles = ['button', 'link', 'checkbox', 'radio', 'tab', 'textbox'] as const;
const otherInputs = 'input:is([type=password], [role=combobox], [list])';

/** Fields that keep the typed text; a combobox with its own list only searches with it. */
const typed =
  ':is(input:is([type=text], [type=tel], [type=email], [type=password], :not([type])), textarea):enabled:not([role=combobox])';

/** Makes presses only report the element they reached, so that the form does not change. */
export async function catchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const { dataset } = document.documentElement;
        if (dataset.catching === undefined) return;
        delete dataset.catching;
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const reached of event.composedPath()) {
          if (reached instanceof HTMLElement) reached.dataset.reached = '';
          // A press on a label goes to its control.
          if (reached instanceof HTMLLabelElement && reached.control) reached.control.dataset.reached = '';
        }
      },
      { capture: true },
    );
  });
}

/** Something in a form that is left with a wrong value. */
interface Wrong {
  readonly name: string;
  /** Enters a wrong value and keeps the focus in it. */
  readonly spoil: () => Promise<void>;
  /** The message that appears after it was left. */
  readonly shown: Locator;
  readonly mend?: () => Promise<void>;
}

export interface Pressing {
  /** Samples for fields that are not among `usualSamples`. */
  readonly samples?: readonly Sample[];
  /** Uses the fields that are in error already, for forms that show no errors before they are sent. */
  readonly asItIs?: boolean;
  /** Something else to leave with a wrong value. */
  readonly wrong?: Wrong;
}

/**
 * Sends a form before anything is filled in, since many forms validate fields only from then on. Waits also for the messages, which
 * move everything below them, and appear a little after the fields are marked (`useAfterPress`).
 */
export async function sendInVain(form: Locator): Promise<void> {
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(form.locator('[aria-live=polite] [data-state=invalid]').first()).toBeVisible();
}

/**
 * Presses each control of a form right after its first field was left with an invalid value, whose message moves everything below
 * it. For each other field, presses only the control next below it. Every press has to reach the element that was under the pointer
 * when it began.
 *
 * @returns how many presses there were
 */
export async function pressEverything(
  page: Page,
  form: Locator,
  press: Press,
  { samples = [], asItIs = false, wrong }: Pressing = {},
): Promise<number> {
  if (wrong) return pressAllAfter(page, form, press, wrong);
  if (asItIs) return pressAllAfter(page, form, press, refusedIn(form));

  const refused = form.locator('[aria-invalid=true]');
  const fields = await refusingFieldsOf(form, [...samples, ...usualSamples]);
  const [first, ...others] = fields;
  if (!first) throw new Error('no field of the form can be left wrong');
  const stillRefused = await refused.count();
  const wrongBy = ({ name, place, good }: Field, text: string): Wrong => ({
    name,
    spoil: () => place.fill(text),
    shown: place.and(refused),
    mend: async () => {
      await place.fill(good);
      await expect(refused).toHaveCount(stillRefused);
    },
  });
  let presses = await pressAllAfter(page, form, press, wrongBy(first, first.bad));
  for (const field of others)
    presses += await pressNextBelow(page, form, press, field.place, wrongBy(field, field.bad));
  // Some values are valid only after they were normalised on leaving the field: then the message disappears.
  for (const field of fields)
    if (field.read !== undefined)
      presses += await pressNextBelow(page, form, press, field.place, {
        ...wrongBy(field, field.read),
        shown: field.place,
      });
  return presses;
}

/** The first field of a form that is in error: a control, or a group of radio buttons of which none is chosen. */
function refusedIn(form: Locator): Wrong {
  const first = form
    .locator(':is(input, textarea, select)[aria-invalid=true], [aria-invalid=true] input')
    .first();
  return { name: 'what is refused', spoil: () => first.focus(), shown: first };
}

async function pressAllAfter(page: Page, form: Locator, press: Press, wrong: Wrong): Promise<number> {
  await wrong.spoil();
  // The controls are listed while the field is in error, since the links of the error summary exist only then.
  const controls = await controlsOf(form);
  for (const control of controls) {
    await wrong.spoil();
    await pressAfter(page, form, press, control, wrong);
  }
  return controls.length;
}

async function pressNextBelow(
  page: Page,
  form: Locator,
  press: Press,
  place: Locator,
  wrong: Wrong,
): Promise<number> {
  await wrong.spoil();
  const bottom = await place.evaluate((element) => element.getBoundingClientRect().bottom);
  // There is no control below the last field.
  const nextBelow = (await controlsOf(form))
    .filter(({ top }) => top >= bottom)
    .toSorted((one, other) => one.top - other.top)
    .slice(0, 1);
  for (const control of nextBelow) await pressAfter(page, form, press, control, wrong);
  if (nextBelow.length === 0) await wrong.mend?.();
  return nextBelow.length;
}

interface Control {
  readonly place: Locator;
  readonly name: string;
  readonly hasFocus: boolean;
  /** The distance from the top of the window in pixels. */
  readonly top: number;
  readonly isTab: boolean;
}

/** The controls that can be pressed to leave the focused field. */
async function controlsOf(form: Locator): Promise<Control[]> {
  const kinds = [
    ...roles.map((role) => form.getByRole(role, { disabled: false })),
    form.locator(otherInputs),
  ];
  return (await Promise.all(kinds.map(describe))).flat().filter(({ hasFocus }) => !hasFocus);
}

/** The visible elements of a locator, described in one evaluation. */
async function describe(kind: Locator): Promise<Control[]> {
  const visible = kind.filter({ visible: true });
  const told = await visible.evaluateAll((all) =>
    all.map((element) => ({
      hasFocus: element === document.activeElement,
      top: element.getBoundingClientRect().top,
      name:
        element.ariaLabel ||
        (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
        element.textContent ||
        element.getAttribute('name') ||
        '',
      isTab: element.role === 'tab',
    })),
  );
  return told.map((control, place) => ({ place: visible.nth(place), ...control }));
}

async function pressAfter(page: Page, form: Locator, press: Press, control: Control, wrong: Wrong) {
  const { place, isTab, name } = control;
  const what = `${name} after ${wrong.name}`;
  const before = isTab && (await form.getByRole('tab', { selected: true }).getAttribute('id'));
  const [x, y] = await place.evaluate(async (element) => {
    // A message that waited for the end of the previous press (`useAfterPress`) has to appear, or disappear, before the next one.
    await new Promise((ended) => setTimeout(ended));
    for (const told of document.querySelectorAll('[data-aimed-at], [data-reached]')) {
      told.removeAttribute('data-aimed-at');
      told.removeAttribute('data-reached');
    }
    document.documentElement.dataset.catching = '';
    // Not every browser has scroll anchoring, so it is turned off.
    document.body.style.overflowAnchor = 'none';
    element.setAttribute('data-aimed-at', '');
    // For an input that only screen readers see, the label is pressed.
    const isSeen = element.getBoundingClientRect().width > 1;
    const seen =
      isSeen || !(element instanceof HTMLInputElement) ? element : (element.labels?.[0] ?? element);
    seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link that wraps may have nothing in the middle of its box, so its first line is pressed.
    const { left, top, width, height } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await press(page, x, y);
  await expect(page.locator('[data-aimed-at]'), what).toHaveAttribute('data-reached', '');
  // A tab switches as soon as the press begins, and the field that was left is on the other tab.
  if (before) await form.locator(`[id="${before}"]`).click();
  else await expect(wrong.shown, what).toBeVisible();
  await wrong.mend?.();
}

interface Sample {
  /** A selector of the fields that this sample is for. */
  readonly fits: string;
  readonly good: string;
  readonly bad: string;
  /** A value that is invalid as it is typed, and is normalised to a valid one when the field is left. */
  readonly read?: string;
}

const usualSamples: readonly Sample[] = [
  { fits: '[type=tel]', good: '13711112222', bad: '1' },
  { fits: '[type=email]', good: 'name@example.com', bad: 'name@' },
  { fits: ':is([autocomplete=bday], [placeholder="年-月-日"])', good: '1998-04-12', bad: '1998' },
  { fits: ':is([placeholder="年-月"], [placeholder="YYYY-MM"])', good: '2016-09', bad: '2016' },
  { fits: '[autocomplete=new-password]', good: 'Passw0rd', bad: 'short' },
  { fits: '[inputmode=decimal]', good: '30', bad: 'many' },
];
const otherwise: Sample = { fits: '*', good: '123456', bad: '' };

interface Field extends Control, Sample {}

/**
 * The text fields that show an error when they are left with an invalid value, from the top down, each with a valid and an invalid
 * sample for its type. All of them have valid values afterwards.
 */
async function refusingFieldsOf(form: Locator, samples: readonly Sample[]): Promise<Field[]> {
  const places = form.locator(typed);
  const kinds = await places.filter({ visible: true }).evaluateAll(
    (all, fits) => all.map((element) => fits.findIndex((one) => element.matches(one))),
    samples.map(({ fits }) => fits),
  );
  const fields = (await describe(places)).map(
    (field, at): Field => ({ ...(samples[kinds[at] ?? -1] ?? otherwise), ...field }),
  );
  for (const { place, good } of fields) await place.fill(good);
  const refusing: Field[] = [];
  for (const field of fields) {
    await field.place.fill(field.bad);
    await field.place.blur();
    if ((await field.place.getAttribute('aria-invalid')) === 'true') refusing.push(field);
    await field.place.fill(field.good);
  }
  return refusing.toSorted((one, other) => one.top - other.top);
}
