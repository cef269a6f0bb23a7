import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '@careers/e2e/browser';
import { firstPosition } from '@careers/e2e/first-position';
import { serveFolder } from '@careers/e2e/static-server';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { choose } from './choose.ts';
import { writeSheet } from './sheet.ts';
import { type Language, languages, type Shot, shots } from './shots.ts';

/**
 * Builds the sandbox and takes pictures of all pages and their states for one sheet, `gallery/index.html`, which begins with what
 * has changed since the last pictures. `npm run gallery -- share link-offer` only takes those whose names begin with these words;
 * `--language en-us`, `--width 360` and `--dark` choose among languages, widths and colour schemes.
 */

const folder = fileURLToPath(new URL('../../gallery', import.meta.url));
const widths = [360, 768, 1440] as const;
/** A fixed time and zone, so that the times on the pictures are the same on each day and machine. */
const clock = '2026-03-02T09:00:00%2B08:00';
const timezoneId = 'Asia/Shanghai';
/** A page without a call for this time (ms) has finished loading. */
const REST = 300;

const usage = `Usage: npm run gallery -- [NAME …] [--language ${languages.join('|')}] [--width ${widths.join('|')}] [--dark]
  NAME        the pictures whose name begins so; all of them without
  --language  in these languages alone; may be said more than once, as --width may
  --dark      in the dark scheme`;

const { taken, inLanguages, inWidths, isDark } = readArguments();
buildSandbox();
const scheme = isDark ? 'dark' : 'light';

rmSync(`${folder}/before`, { recursive: true, force: true });
mkdirSync(`${folder}/before`, { recursive: true });
const server = await serveFolder(fileURLToPath(new URL('../../apps/sandbox/dist', import.meta.url)), 0);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
const changed: string[] = [];
let count = 0;
try {
  for (const width of inWidths)
    for (const language of inLanguages) {
      // Each language and width has a browser context of its own, as worlds are stored in it.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: scheme,
        timezoneId,
      });
      await context.addInitScript(() => {
        localStorage.setItem(
          'careers-bench',
          JSON.stringify({ open: false, dock: 'bottom', panel: 'inbox' }),
        );
      });
      const first = firstPositions(context, language);
      for (const shot of taken) {
        const file = `${shot.name}-${language}-${width}${isDark ? '-dark' : ''}.png`;
        keep(file, await take(context, shot, language, first));
        count += 1;
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
writeSheet(folder, shots, changed);
for (const file of changed)
  console.log(`${existsSync(`${folder}/before/${file}`) ? 'changed' : 'new'} ${file}`);
console.log(`${count} pictures for gallery/index.html, ${changed.length} new or changed`);

/** Reads the arguments. It ends the program after printing the usage, or for an unknown argument. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', multiple: true, default: [] },
        width: { type: 'string', multiple: true, default: [] },
        dark: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help)
      return {
        taken: choose('name', positionals, shots, ({ name }) => name),
        inLanguages: choose('language', values.language, languages, String),
        inWidths: choose('width', values.width, widths, String),
        isDark: values.dark,
      };
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return process.exit(1);
  }
}

function buildSandbox(): void {
  const args = ['run', 'build', '--filter=@careers/sandbox', '--output-logs=errors-only'];
  const { status } = spawnSync('turbo', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function addressOf(world: string, language: Language, route: string | undefined): string {
  const query = [world, `lang=${language}`, `clock=${clock}`].filter(Boolean).join('&');
  return `${server.url}/?${query}${route ? `#${route}` : ''}`;
}

type FirstOf = (world: string) => Promise<string>;

/** The id of the first position of each world, read once. */
function firstPositions(context: BrowserContext, language: Language): FirstOf {
  const known = new Map<string, Promise<string>>();
  const read = async (world: string) => {
    const page = await context.newPage();
    const list = world.includes('site=complex') ? '/complex/position?comId=com-energy' : '/position';
    await page.goto(addressOf(world, language, list));
    const id = await firstPosition(page);
    await page.close();
    return id;
  };
  return (world) => {
    const id = known.get(world) ?? read(world);
    known.set(world, id);
    return id;
  };
}

async function take(
  context: BrowserContext,
  { world, route, prepare }: Shot,
  language: Language,
  first: FirstOf,
): Promise<Buffer> {
  const address = route?.includes('FIRST') ? route.replace('FIRST', await first(world)) : route;
  const page = await context.newPage();
  const atRest = watchRest(page);
  await page.goto(addressOf(world, language, address));
  await page.locator('[data-portal-root] :is(h1, [role=dialog], [role=alert])').first().waitFor();
  await atRest();
  await prepare?.(page, language);
  // Otherwise the pressed element would look hovered.
  await page.mouse.move(0, 0);
  await atRest();
  // A page that shows a login waits for it.
  await page.waitForFunction(
    () => !document.querySelector('.animate-breathe') || document.querySelector('[role=dialog]'),
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/**
 * Watches the requests of a page from the first one. The returned function waits until none is under way and the page is idle:
 * parts that are loaded late may request a scene or a photo even later, so a page that was idle once may not have finished.
 */
function watchRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let since = Date.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    do {
      await page.waitForTimeout(REST);
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            // A hidden page has no frames, and one with a permanent animation may never be idle.
            setTimeout(done, 10_000);
            // Only a frame tells a page what is in view, whose scene it then requests.
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
          }),
      );
    } while (underWay.size > 0 || Date.now() - since < REST);
  };
}

/** Stores a picture, and the former one if it was different. */
function keep(file: string, picture: Buffer): void {
  const path = `${folder}/${file}`;
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  if (existsSync(path)) {
    if (hash(readFileSync(path)) === hash(picture)) return;
    renameSync(path, `${folder}/before/${file}`);
  }
  changed.push(file);
  writeFileSync(path, picture);
}
