import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { openerOf } from '../support/opener.ts';
import { further } from '../support/pairings.ts';
import { openPortalWorld } from '../support/portal-world.ts';

/** A grey PNG of a width and height in pixels, as another program writes it, padded to at least so many bytes. */
function picture(width: number, height: number, bytes = 0): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((width + 1) * height, 120);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(bytes, 97)])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const same = (text: string) => ({ 'zh-cn': text, 'zh-hk': text, 'en-us': text });
const banner = (part: Readonly<Record<string, unknown>>) => ({
  src: '',
  scene: '',
  title: same(''),
  text: same(''),
  link: '',
  ...part,
});
const logos = 'https://logos.example/';
const long = 'Sixty characters of a banner that nobody has read aloud yet.';

/** Unfortunate configurations of a company, each with the logo that its address leads to; all are valid. */
const cases: readonly {
  readonly name: string;
  readonly brandColor: string;
  readonly logo?: Buffer;
  /** The website's name; by default that of every world. */
  readonly websiteName?: string;
  readonly banners: readonly object[];
}[] = [
  {
    name: 'white',
    brandColor: '#ffffff',
    logo: picture(1600, 200),
    websiteName: long,
    banners: [banner({ title: same(long) })],
  },
  { name: 'black', brandColor: '#000000', logo: picture(60, 900), banners: [banner({ scene: 'energy' })] },
  { name: 'yellow', brandColor: '#ffff00', logo: picture(512, 512, 4_000_000), banners: [] },
  {
    name: 'garbage',
    brandColor: 'rgb(',
    websiteName: 'Wind',
    banners: [banner({ src: `${logos}missing.png`, text: same(long.repeat(3)) })],
  },
  {
    name: 'magenta',
    brandColor: '#ff00ff',
    logo: picture(1, 1),
    banners: [banner({ src: `${logos}mark.png` })],
  },
];

/** The boxes of the header's parts, left to right: none may overlap another one, leave the header, or be too low to be hit. */
const headerFaults = (page: Page, isWordmark: boolean) =>
  page.evaluate((isWordmark) => {
    const header = document.querySelector('header');
    if (!header) return ['no header'];
    const parts = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
    const bar = header.getBoundingClientRect();
    // Beside a logo that is a word mark, the name would have to break after every second word.
    const tall = isWordmark && innerWidth < 768 && bar.height > 57 ? [`is ${bar.height} px high`] : [];
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const misplaced = boxes.flatMap(({ part, box }, at) => {
      const next = boxes[at + 1];
      const said = `${part.getAttribute('aria-label') ?? part.textContent}`;
      const over = next && !part.closest('nav') && box.right > next.box.left + 1 && !next.part.closest('nav');
      const outside = box.top < bar.top || box.bottom > bar.bottom || box.right > bar.right + 1;
      return [
        ...(over ? [`${said} lies on its neighbour`] : []),
        ...(outside && !part.closest('nav') ? [`${said} is outside`] : []),
        ...(box.height < 44 ? [`${said} is ${box.height} px high`] : []),
      ];
    });
    return [...tall, ...misplaced];
  }, isWordmark);

for (const [turn, { name, brandColor, logo, websiteName, banners }] of cases.entries()) {
  test(`a website with a brand colour, logo and banners that are hard to place has a sound header and no accessibility finding: ${name}${further(turn, 0)}`, async ({
    page,
    request,
  }) => {
    const { at, changeSite } = await openPortalWorld(page, request, { language: 'en-us' });
    await page.route(`${logos}**`, (route) =>
      logo && route.request().url().endsWith('mark.png')
        ? route.fulfill({ contentType: 'image/png', body: logo })
        : route.fulfill({ status: 404, body: '' }),
    );
    await changeSite(websiteName ? { websiteName: same(websiteName) } : {}, {
      logoAddress: `${logos}mark.png`,
      banners,
      theme: { brandColor, scene: '', radius: null, fontScale: null },
    });
    const open = openerOf(page);
    for (const route of [
      '/homepage',
      '/position',
      '/login',
      '/mailResponse/acceptOffer?token=offer-pending',
    ]) {
      await open(at(route));
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme });
          expect
            .soft(await headerFaults(page, websiteName !== undefined), `${route} at ${width}, ${scheme}`)
            .toEqual([]);
          await checkPage(page);
        }
      }
    }
  });
}
