import type { Browser } from '@playwright/test';
import type { HomeSites } from './home-sites.ts';
import { loadPage, type PageLoad, slowPhone, slowProcessor, type Throttle } from './page-load.ts';
import { bytes, median, milliseconds, write } from './quantity.ts';
import { atMostTimesPaired, type Pair, type Row } from './row.ts';
import { signStyle } from './signed-call.ts';

/** How many loads of each page are measured. The pages take turns, so that a disturbance affects all of them. */
const REPEATS = 7;

/** When the home page shows its shell and its content, compared with a page that shows the same data. */
export async function measureHomePaint(browser: Browser, sites: HomeSites): Promise<Row[]> {
  const style = await readStyle(sites.mock.url);
  const slow = await loadInTurn(browser, sites, slowPhone);
  const quick = await loadInTurn(browser, sites, slowProcessor);
  const source = `reference: the data floor, which also fetches config.json and one POST of the same ${write(bytes(style.bytes))} from the same mock, then shows its text`;
  const condition = {
    broken: 'the largest element is no content of the configuration',
    met: slow.portal.every(({ paints }) => style.holds(paints.largest)),
  };
  return [
    atMostTimesPaired(1.15, {
      what: 'home page: LCP at 150 ms, 1.6 Mbit/s, 4x CPU',
      unit: 'ms',
      pairs: pair(slow, ({ paints }) => paints.largest.at),
      notes: [
        `largest element: ${describe(slow.portal)}; of the reference: ${describe(slow.dataFloor)}`,
        source,
        `medians of ${REPEATS} loads in turn, the ratio that of the pairs, 1280 x 720, gzip on both sides; the page itself after ${write(pageCame(slow.portal))}; ` +
          `LCPs ${spread(slow.portal)} against ${spread(slow.dataFloor)}`,
      ],
      condition,
    }),
    atMostTimesPaired(0.6, {
      what: 'home page: first paint of the shell, the same',
      unit: 'ms',
      pairs: pair(slow, ({ paints }) => paints.firstPaint),
      notes: [
        `first-paint of the same loads; the plain floor, which shows a heading without data, paints at ${write(firstPaint(slow.floor))}`,
        `first contentful paint: portal ${write(firstContent(slow.portal))}, data floor ${write(firstContent(slow.dataFloor))}`,
      ],
    }),
    atMostTimesPaired(1.4, {
      what: 'home page: LCP at 4x CPU alone',
      unit: 'ms',
      pairs: pair(quick, ({ paints }) => paints.largest.at),
      notes: [
        source,
        `largest element: ${describe(quick.portal)}; LCPs ${spread(quick.portal)} against ${spread(quick.dataFloor)}`,
      ],
      condition,
    }),
  ];
}

const sides = ['portal', 'dataFloor', 'floor'] as const;

async function loadInTurn(browser: Browser, sites: HomeSites, throttle: Throttle) {
  const rounds: Record<(typeof sides)[number], PageLoad>[] = [];
  const load = async (side: (typeof sides)[number]) => {
    const loaded = await loadPage(browser, `${sites[side].url}/`, throttle);
    const { latency = 0 } = throttle.network ?? {};
    if (loaded.pageCame < latency) throw new Error('the line was not slowed');
    if (loaded.paints.largest.at === 0)
      throw new Error(`${side} showed nothing: ${loaded.errors.join('; ')}`);
    return loaded;
  };
  for (let round = 0; round < REPEATS; round++)
    rounds.push({
      portal: await load('portal'),
      dataFloor: await load('dataFloor'),
      floor: await load('floor'),
    });
  const of = (side: (typeof sides)[number]) => rounds.map((round) => round[side]);
  return { rounds, portal: of('portal'), dataFloor: of('dataFloor'), floor: of('floor') };
}

/** Pairs of the portal and the data floor, by round. */
function pair(loads: Awaited<ReturnType<typeof loadInTurn>>, at: (load: PageLoad) => number): Pair[] {
  return loads.rounds.map(({ portal, dataFloor }) => ({ measured: at(portal), reference: at(dataFloor) }));
}

const firstPaint = (loads: readonly PageLoad[]) =>
  milliseconds(median(loads.map(({ paints }) => paints.firstPaint)));
const firstContent = (loads: readonly PageLoad[]) =>
  milliseconds(median(loads.map(({ paints }) => paints.firstContent)));
const pageCame = (loads: readonly PageLoad[]) => milliseconds(median(loads.map((load) => load.pageCame)));

function spread(loads: readonly PageLoad[]): string {
  const times = loads.map(({ paints }) => Math.round(paints.largest.at)).toSorted((a, b) => a - b);
  return `${times[0]}–${times.at(-1)} ms`;
}

/** Describes the largest elements; usually it is the same one in all loads. */
function describe(loads: readonly PageLoad[]): string {
  const named = loads.map(({ paints: { largest: seen } }) =>
    seen.url ? `${seen.element} (${seen.url.slice(0, 24)}…)` : `${seen.element} "${seen.text.slice(0, 24)}"`,
  );
  return [...new Set(named)].join(' or ');
}

interface StyleReply {
  /** The size of the whole reply, as the mock sends it. */
  readonly bytes: number;
  /** Whether an element shows content of the configuration. */
  holds(element: PageLoad['paints']['largest']): boolean;
}

async function readStyle(gateway: string): Promise<StyleReply> {
  const call = await signStyle();
  const answered = await fetch(gateway + call.path, {
    method: 'POST',
    headers: { ...call.headers },
    body: call.body,
  });
  const reply = await answered.text();
  const { returnData } = JSON.parse(reply) as { readonly returnData: string };
  const style = Buffer.from(returnData, 'base64').toString('utf8');
  return {
    bytes: Buffer.byteLength(reply),
    // Compared within JSON, where quotes are escaped.
    holds: ({ text, url }) =>
      style.includes(JSON.stringify(url || text).slice(1, url ? 90 : -1)) && Boolean(url || text),
  };
}
