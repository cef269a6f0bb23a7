import { makeListParams, openGateway } from './list-params.ts';
import { openWorld } from './local-world.ts';
import { median, milliseconds, write } from './quantity.ts';
import { atMostTimes, type Row } from './row.ts';
import { signList } from './signed-call.ts';
import { timeCall } from './time-call.ts';

const QUERIES = 60;
/** The first round is not counted: it warms up the compiler, and the world caches its sorted orders. */
const ROUNDS = 5;

/** How much slower lists become as the world grows: the same calls in both worlds in turn, from request to reply. */
export async function measureListGrowth(): Promise<Row[]> {
  const worlds = { small: openWorld(1000), large: openWorld(100_000) };
  const calls = await Promise.all(
    (await makeListParams(openGateway(worlds.small.transport), QUERIES)).map(signList),
  );
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const call of calls) {
      const small = await timeCall(worlds.small, call);
      const large = await timeCall(worlds.large, call);
      if (round === 0) continue;
      times.small.push(small);
      times.large.push(large);
    }
  }
  return [
    atMostTimes(4, milliseconds(median(times.small)), {
      what: 'list query at 100 000 positions',
      measured: milliseconds(median(times.large)),
      notes: [
        `reference: the same query at 1 000; medians of ${QUERIES} ten-row lists of keyword, facets, page and sort, ${ROUNDS - 1} times, in one process, the whole call`,
        `means ${write(milliseconds(mean(times.large)))} against ${write(milliseconds(mean(times.small)))}, slowest ${write(milliseconds(Math.max(...times.large)))}`,
      ],
    }),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
