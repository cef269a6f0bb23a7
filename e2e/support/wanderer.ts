import type { ElementHandle, Page } from '@playwright/test';

/** Numbers in [0, 1), the same for the same seed. */
type Draw = () => number;

/** Texts that are typed into fields: valid ones for some, nonsense for others. */
const texts = [
  '13800000001',
  'Passw0rd',
  '888888',
  'candidate@example.com',
  '吴静怡',
  '   ',
  'a',
  '<b>bold</b> & "quoted"',
  '🙂'.repeat(40),
  '很长的一段话，'.repeat(200),
  '2026-02-31',
  '1e3',
] as const;

/** What can be pressed or typed in. */
const controls =
  'a[href], button, input, select, textarea, summary, [role=tab], [role=button], [role=option], [role=menuitem]';

/** Creates a random number generator (mulberry32), which returns the same numbers for the same seed. */
export function createDraw(seed: number): Draw {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<Entry>(entries: readonly Entry[], draw: Draw): Entry {
  const entry = entries[Math.floor(draw() * entries.length)];
  if (entry === undefined) throw new Error('nothing to pick from');
  return entry;
}

/** A random user, who presses or types into any control (a monkey test). */
interface Wanderer {
  /** Does one random thing, and returns its description. */
  readonly act: () => Promise<string>;
  /** How many controls a person can reach now. */
  readonly reach: () => Promise<number>;
}

/**
 * Creates a random user of a page.
 * @param draw the source of all its decisions
 * @param addresses where it may go by the address bar
 */
export function createWanderer(page: Page, draw: Draw, addresses: readonly string[]): Wanderer {
  /** The controls that a person could press just now: nothing lies over them. */
  async function reachable(): Promise<ElementHandle<Element>[]> {
    const list = await page.evaluateHandle((selector) => {
      const seen = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return false;
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = element.closest('label');
        return (
          at !== null && (element.contains(at) || at.contains(element) || (label?.contains(at) ?? false))
        );
      };
      return [...document.querySelectorAll(selector)].filter(
        (element) => !element.matches(':disabled, [aria-disabled=true]') && seen(element),
      );
    }, controls);
    const entries = [...(await list.getProperties()).values()];
    return entries.flatMap((entry) => entry.asElement() ?? []);
  }

  async function use(control: ElementHandle<Element>): Promise<string> {
    const { name, kind, at } = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const type = element instanceof HTMLInputElement ? element.type : '';
      const typed =
        element instanceof HTMLTextAreaElement || /^(text|tel|email|password|search|number)$/.test(type);
      const kindOf = () => {
        if (element instanceof HTMLSelectElement) return 'select';
        if (type === 'file') return 'file';
        return typed ? 'text' : 'press';
      };
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
        kind: kindOf(),
        at: { x: left + width / 2, y: top + height / 2 },
      };
    });
    if (kind === 'select') {
      await control.evaluate((element) => {
        if (!(element instanceof HTMLElement)) throw new Error('no control');
        element.focus();
      });
      const steps = Math.ceil(draw() * 3);
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
      return `chooses further down in ${name}`;
    }
    if (kind === 'text') {
      const text = pick(texts, draw);
      await page.mouse.click(at.x, at.y, { clickCount: draw() < 0.5 ? 3 : 1 });
      await page.keyboard.insertText(text);
      if (draw() < 0.3) await page.keyboard.press('Enter');
      return `types ${text.slice(0, 20)} into ${name}`;
    }
    // At a point of the screen, as a person does: a control that moves away is missed.
    await page.mouse.click(at.x, at.y);
    return `presses ${name}`;
  }

  async function wheel(): Promise<string> {
    await page.mouse.wheel(0, (draw() - 0.3) * 1500);
    return 'scrolls';
  }

  return {
    reach: async () => (await reachable()).length,
    act: async () => {
      const chance = draw();
      if (chance < 0.04) {
        const address = pick(addresses, draw);
        await page.goto(address);
        return `opens ${address}`;
      }
      if (chance < 0.06) {
        await page.reload();
        return 'reloads';
      }
      if (chance < 0.1) {
        const back = draw() < 0.7;
        // Not further back than to the first page of the site.
        await page.evaluate(
          (far) => (far > 0 || navigation.currentEntry?.index ? history.go(far) : undefined),
          back ? -1 : 1,
        );
        return back ? 'goes back' : 'goes forward';
      }
      if (chance < 0.16) {
        const key = pick(['Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowRight'], draw);
        await page.keyboard.press(key);
        return `presses the key ${key}`;
      }
      if (chance < 0.25) return wheel();
      const all = await reachable();
      return all.length === 0 ? wheel() : use(pick(all, draw));
    },
  };
}
