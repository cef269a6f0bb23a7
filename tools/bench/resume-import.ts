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

/**
 * How long the built reader takes for a resume of ten pages, from the choice of the file to the read fields. As in the portal,
 * the worker has started and fetched its PDF code when the dialog opened; a note says how long that takes.
 */
export async function measureResumeImport(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const files = { docx: docxOf(lines()), pdf: await pdfOf(page, lines()) };
    await page.goto(`${sites.portal.url}/#/agreement`);
    const rows: Row[] = [];
    for (const [format, bytes] of Object.entries(files)) {
      const times: Reading[] = [];
      for (let run = 0; run < RUNS; run++) times.push(await readOnce(page, format, bytes));
      rows.push(rowOf(format, times));
    }
    return rows;
  } finally {
    await context.close();
  }
}

interface Reading {
  /** From a new worker until it can read a PDF, in milliseconds. */
  readonly prepared: number;
  /** From the choice of the file until its fields were read. */
  readonly read: number;
}

function rowOf(format: string, times: readonly Reading[]): Row {
  const { cpu } = slowProcessor;
  const all = (step: keyof Reading) => times.map((time) => write(milliseconds(time[step]))).join(', ');
  return atMost(
    { value: 1000, unit: 'ms' },
    {
      what: `a resume of ${PAGES} pages as ${format} read beside the page at ${cpu}x CPU`,
      measured: milliseconds(median(times.map(({ read }) => read)) * cpu),
      notes: [
        `the built reader from the file's choice to what it has read, a worker for each file; Chromium slows no workers, so that the median of ${all('read')} is taken ${cpu} times`,
        `not in it: the worker is begun, and what reads a PDF fetched and evaluated, when the dialog opens, which took ${all('prepared')}; whoever is faster with the file waits for the rest of it`,
      ],
    },
  );
}

async function readOnce(page: Page, format: string, bytes: Uint8Array): Promise<Reading> {
  const worker = readdirSync(assets).find((name) => /^reader\.worker-.*\.js$/.test(name));
  if (!worker) throw new Error('the portal is not built yet');
  return page.evaluate(
    ({ address, wanted, numbers }) =>
      new Promise<Reading>((done, fail) => {
        const types = Reflect.get(window, 'trustedTypes');
        const rules = { createScriptURL: (text: string) => text };
        const policy = Reflect.get(window, 'benchPolicy') ?? types.createPolicy('reader', rules);
        Object.assign(window, { benchPolicy: policy });
        const file = new File([new Uint8Array(numbers)], `resume.${wanted}`);
        const began = performance.now();
        let chosen = 0;
        const reader = new Worker(policy.createScriptURL(address), { type: 'module' });
        const choose = async () => {
          chosen = performance.now();
          const sent = new Uint8Array(await file.arrayBuffer());
          reader.postMessage({ kind: 'read', format: wanted, bytes: sent }, [sent.buffer]);
        };
        reader.onmessage = ({ data }) => {
          if (data.kind === 'failed' || data.kind === 'unprepared') fail(new Error(data.reason ?? data.kind));
          if (data.kind === 'prepared') void choose();
          if (data.kind !== 'read') return;
          reader.terminate();
          done({ prepared: chosen - began, read: performance.now() - chosen });
        };
        reader.postMessage({ kind: 'prepare', format: 'pdf' });
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
