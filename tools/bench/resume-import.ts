import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { viewport } from './browser.ts';
import type { HomeSites } from './home-sites.ts';
import { slowProcessor } from './page-load.ts';
import { median, milliseconds, write } from './quantity.ts';
import { atMost, type Row } from './row.ts';

const PAGES = 10;
const LINES_OF_PAGE = 40;
const RUNS = 5;
const assets = fileURLToPath(new URL('../../apps/portal/dist/assets', import.meta.url));

/** How long the built reader takes for a resume of ten pages, from the worker's beginning to what it has read. */
export async function measureResumeImport(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const files = { docx: docxOf(lines()), pdf: await pdfOf(page, lines()) };
    await page.goto(`${sites.portal.url}/#/agreement`);
    const rows: Row[] = [];
    for (const [format, bytes] of Object.entries(files)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await readOnce(page, format, bytes));
      rows.push(rowOf(format, times));
    }
    return rows;
  } finally {
    await context.close();
  }
}

function rowOf(format: string, times: readonly number[]): Row {
  const { cpu } = slowProcessor;
  return atMost(
    { value: 1000, unit: 'ms' },
    {
      what: `a resume of ${PAGES} pages as ${format} read beside the page at ${cpu}x CPU`,
      measured: milliseconds(median(times) * cpu),
      notes: [
        `the built reader, its worker begun anew each time; Chromium slows no workers, so that the median of ${times.map((time) => write(milliseconds(time))).join(', ')} is taken ${cpu} times`,
      ],
    },
  );
}

/** Milliseconds from a new worker to the fields that it has read. */
async function readOnce(page: Page, format: string, bytes: Uint8Array): Promise<number> {
  const worker = readdirSync(assets).find((name) => /^reader\.worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the portal is not built yet');
  return page.evaluate(
    ({ address, wanted, numbers }) =>
      new Promise<number>((done, fail) => {
        const types = Reflect.get(window, 'trustedTypes');
        const rules = { createScriptURL: (text: string) => text };
        const policy = Reflect.get(window, 'benchPolicy') ?? types.createPolicy('reader', rules);
        Object.assign(window, { benchPolicy: policy });
        const sent = new Uint8Array(numbers);
        const began = performance.now();
        const reader = new Worker(policy.createScriptURL(address), { type: 'module' });
        reader.onmessage = ({ data }) => {
          if (data.kind === 'failed') fail(new Error(data.reason));
          if (data.kind !== 'read') return;
          reader.terminate();
          done(performance.now() - began);
        };
        reader.postMessage({ format: wanted, bytes: sent }, [sent.buffer]);
      }),
    { address: `assets/${worker}`, wanted: format, numbers: [...bytes] },
  );
}

function lines(): string[] {
  const job = (at: number) => [
    `20${String(10 + (at % 15)).padStart(2, '0')}.03 - 20${String(11 + (at % 15)).padStart(2, '0')}.02  Harbour ${at} Limited  Senior Analyst`,
    ...Array.from(
      { length: 9 },
      (_, line) => `Watched the tides of pier ${line} and told ${at} captains of them.`,
    ),
  ];
  return [
    'Lin Xiaoyu',
    'Experience',
    ...Array.from({ length: (PAGES * LINES_OF_PAGE) / 10 }, (_, at) => job(at)).flat(),
  ];
}

function docxOf(text: readonly string[]): Uint8Array {
  const body = text.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');
  return zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
}

async function pdfOf(page: Page, text: readonly string[]): Promise<Uint8Array> {
  await page.setContent(text.map((line) => `<p style="font: 12px sans-serif">${line}</p>`).join(''));
  return new Uint8Array(await page.pdf({ format: 'A4' }));
}
