import { expect, type Page, test } from '@playwright/test';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A line of text: its box, and the contrast that it needs with its background (WCAG 2.2, 1.4.3). */
interface Line {
  readonly text: string;
  readonly needed: number;
  readonly colour: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The lines of the banner's texts that are on the screen. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('main section');
    const found: Line[] = [];
    for (const element of banner?.querySelectorAll('h1, h2, p, a, span') ?? []) {
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      for (const text of own) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 2 && y >= 0 && y + height <= innerHeight)
            found.push({
              text: text.nodeValue ?? '',
              needed: large ? 3 : 4.5,
              colour: color,
              box: { x, y, width, height },
            });
      }
    }
    return found;
  });

/** Waits until a new size is drawn: an element that measures its surroundings is told of it a frame later. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((next) => requestAnimationFrame(next));
  });

/** A screenshot of the banner's art without the text over it. */
async function pictureWithoutWords(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      'main section * { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(bare);
  });
  await drawn(page);
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return picture;
}

/** The least contrast that a colour has with what is painted in each of some boxes of a picture. */
async function leastContrasts(reader: Page, picture: Buffer, lines: readonly Line[]): Promise<number[]> {
  return reader.evaluate(
    async ([base64, lines]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!canvas) throw new Error('nothing to draw on');
      canvas.drawImage(bitmap, 0, 0);
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      return lines.map(({ colour, box }) => {
        // A canvas understands every notation of a colour.
        const dot = new OffscreenCanvas(1, 1).getContext('2d');
        if (!dot) throw new Error('nothing to draw on');
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = dot.getImageData(0, 0, 1, 1).data;
        const ink = luminance(red, green, blue);
        const { data } = canvas.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
        let least = 21;
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        return least;
      });
    },
    [picture.toString('base64'), lines] as const,
  );
}

const companies = [
  'energy',
  'logistics',
  'retail',
  'pharma',
  'property',
  'digital',
  'water',
  'materials',
  'finance',
  'agriculture',
  'health',
  'culture',
];

const halves = { first: companies.slice(0, 6), second: companies.slice(6) } as const;

/** `npm test` reads the first half of the companies in the light scheme, and the second half in the dark one. */
const readings = [
  { half: 'first', scheme: 'light', turn: 0 },
  { half: 'second', scheme: 'dark', turn: 0 },
  { half: 'first', scheme: 'dark', turn: 1 },
  { half: 'second', scheme: 'light', turn: 1 },
] as const;

for (const { half, scheme, turn } of readings) {
  test(`the text on the banner of each company of the ${half} half has enough contrast with the art, ${scheme}${further(turn, 0)}`, async ({
    page,
    request,
    context,
  }) => {
    test.setTimeout(180_000);
    const { at } = await openPortalWorld(page, request, { language: 'en-us', site: 'complex' });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const reader = await context.newPage();
    const open = openerOf(page);
    const faint: Record<string, string[]> = {};
    let read = 0;
    for (const company of halves[half]) {
      await open(at(`/complex/homepage?comId=com-${company}`));
      for (const width of [360, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        const lines = await linesOf(page);
        read += lines.length;
        const least = await leastContrasts(reader, await pictureWithoutWords(page), lines);
        const found = lines
          .map(({ text, needed }, place) => ({ text, needed, has: least[place] ?? 0 }))
          .filter(({ needed, has }) => has < needed)
          .map(({ text, has }) => `${text}: ${has.toFixed(2)}`);
        if (found.length > 0) faint[`${company} ${width}`] = found;
      }
    }
    expect(read).toBeGreaterThan(50);
    expect(faint).toEqual({});
  });
}
