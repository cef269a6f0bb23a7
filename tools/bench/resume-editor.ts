import type { Browser, Page } from '@playwright/test';
import { visitAsCandidate } from './candidate-visit.ts';
import type { HomeSites } from './home-sites.ts';
import { list, type Part, sum } from './home-size.ts';
import { slowProcessor } from './page-load.ts';
import { bytes, median, milliseconds, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';
import type { Site } from './site.ts';
import { typeAndMeasure } from './type-and-measure.ts';

/** The number of entries in the section that is typed in: the maximum. */
const ENTRIES = 50;
const TYPED = 'Led a team of five.';
/** After this time the section has been saved, and its draft is on the device. */
const SETTLED_MS = 5000;

/** The resume's editor: what it fetches, and how long typing in a long resume takes. */
export async function measureResumeEditor(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const visit = await visitAsCandidate(browser, sites, 'bench-resume');
  const { page, site, context } = visit;
  try {
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(`${site.url}/#/homepage`, { waitUntil: 'networkidle' });
    const home = new Set(fetched);
    await page.goto(`${site.url}/#/resumeEditor`);
    await page.locator('#resume-basics-name').waitFor();
    await page.waitForLoadState('networkidle');
    const more = scriptsOf(
      site,
      [...fetched].filter((path) => !home.has(path)),
    );
    const throttle = await context.newCDPSession(page);
    return [
      atMost(
        { value: 60, unit: 'kB' },
        {
          what: '/resumeEditor: JS beyond the home page, gzip',
          measured: bytes(sum(more)),
          notes: [list(more)],
          condition: { broken: 'the route fetched nothing of its own', met: more.length > 0 },
        },
      ),
      await measureTyping(browser, page, (rate) => throttle.send('Emulation.setCPUThrottlingRate', { rate })),
    ];
  } finally {
    await visit.close();
  }
}

function scriptsOf({ files }: Site, paths: readonly string[]): Part[] {
  return paths.flatMap((path): Part[] => {
    const file = files.get(path);
    if (!file?.type.startsWith('text/javascript')) return [];
    return [[path.split('/').at(-1) ?? path, file.gzip.length]];
  });
}

async function measureTyping(
  browser: Browser,
  page: Page,
  slowDown: (rate: number) => Promise<unknown>,
): Promise<Row> {
  const work = page.locator('section[aria-labelledby="resume-work-title"]');
  const entries = work.locator('ol > li');
  // New entries stay open, so that all of their fields are on the page.
  for (let count = await entries.count(); count < ENTRIES; count++)
    await page.locator('#resume-work').click();
  const field = work.locator('textarea').last();
  await field.focus();
  await page.waitForTimeout(SETTLED_MS);
  await slowDown(slowProcessor.cpu);
  const longest = await typeAndMeasure(browser, page, TYPED);
  return atMost(milliseconds(50), {
    what: `typing in a resume of ${ENTRIES} entries at 4x CPU: longest task`,
    measured: milliseconds(median(longest)),
    notes: [
      `the editor of the production portal, ${ENTRIES} jobs, all but two of them open, ${TYPED.length} letters into one, each with the frames after it; longest tasks by Chromium's trace, their median; slowest ${write(milliseconds(Math.max(...longest)))}`,
    ],
    condition: { broken: 'the letters did not arrive', met: (await field.inputValue()) === TYPED },
  });
}
