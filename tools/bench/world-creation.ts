import { queryPositionDetail, queryPositionList } from '@careers/gateway/contract';
import { openGateway } from './list-params.ts';
import { openWorld } from './local-world.ts';
import { bytes, median, milliseconds, write } from './quantity.ts';
import { atMostTimes, type Row } from './row.ts';
import { signList } from './signed-call.ts';
import { timeCall } from './time-call.ts';

const SMALL = 200;
const LARGE = 100_000;
/** The number of positions whose JSON is parsed repeatedly, until it is as much as that of the large world. */
const PART = 1000;
const REPEATS = 9;

/** How fast worlds are created, compared with parsing as much JSON as their positions would be. */
export async function measureWorldCreation(): Promise<Row[]> {
  const small = await readDetails(SMALL, SMALL);
  const part = await readDetails(LARGE, PART);
  const parts = LARGE / PART;
  const times = {
    small: [] as number[],
    smallJson: [] as number[],
    large: [] as number[],
    largeJson: [] as number[],
    firstQuery: [] as number[],
  };
  for (let round = 0; round < REPEATS; round++) {
    times.small.push(timeOf(() => openWorld(SMALL)));
    times.smallJson.push(timeOf(() => JSON.parse(small)));
    const began = performance.now();
    const world = openWorld(LARGE);
    times.large.push(performance.now() - began);
    times.firstQuery.push(await timeCall(world, await signList({})));
    times.largeJson.push(
      timeOf(() => {
        for (let index = 0; index < parts; index++) JSON.parse(part);
      }),
    );
  }
  return [
    atMostTimes(3, milliseconds(median(times.smallJson)), {
      what: 'a world of 200 positions',
      measured: milliseconds(median(times.small)),
      notes: [
        `reference: JSON.parse of as many position details, ${write(bytes(Buffer.byteLength(small)))}; medians of ${REPEATS}, in one process`,
        `the first of the process: ${write(milliseconds(times.small[0] ?? 0))} against ${write(milliseconds(times.smallJson[0] ?? 0))}`,
      ],
    }),
    atMostTimes(1, milliseconds(median(times.largeJson)), {
      what: 'a world of 100 000 positions',
      measured: milliseconds(median(times.large)),
      notes: [
        `reference: JSON.parse of as many position details: ${write(bytes(Buffer.byteLength(part)))} of ${PART} of them, ${parts} times`,
        `its first list query: ${write(milliseconds(median(times.firstQuery)))}`,
      ],
    }),
  ];
}

function timeOf(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

/** The JSON of a number of positions of a world; if a visitor sees fewer, they are repeated. */
async function readDetails(size: number, count: number): Promise<string> {
  const gateway = openGateway(openWorld(size).transport);
  const pageSize = 100;
  const details: unknown[] = [];
  for (let pageNo = 1; details.length < count; pageNo++) {
    const { rows } = await gateway.call(queryPositionList, { pageNo, pageSize });
    for (const { id } of rows) details.push(await gateway.call(queryPositionDetail, { id }));
    if (rows.length < pageSize) break;
  }
  return JSON.stringify(Array.from({ length: count }, (_, index) => details[index % details.length]));
}
