import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeReply, returnCodes } from '@careers/gateway/wire';
import type { LoadRequest } from 'autocannon';
import { startChild, startMock } from './child-server.ts';
import { makeListParams, openGateway, ROWS } from './list-params.ts';
import { CONNECTIONS, loadServer } from './load.ts';
import { openWorld } from './local-world.ts';
import { bytes, callsPerSecond, median, write } from './quantity.ts';
import { atLeastTimes, moreThan, type Row } from './row.ts';
import { type SignedCall, signList } from './signed-call.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Different calls, signed at the start of the run. */
const CALLS = 400;
/** As in the mock's own default world, where the lists are made up. */
const POSITIONS = 200;
/** One in so many replies is read while the load runs. */
const SAMPLE = 20;
const REPEATS = 3;

/** How many position lists a second the stand-alone mock answers, beside servers that do next to nothing. */
export async function measureMockSpeed(): Promise<Row[]> {
  const params = await makeListParams(openGateway(openWorld(POSITIONS).transport), CALLS);
  const mock = await startMock();
  const calls = await Promise.all(params.map(signList));
  const reply = await readTypicalReply(mock.url, calls);
  const { rows } = readList(reply);
  const folder = makeTemporaryFolder();
  const replyFile = join(folder, 'reply.json');
  const databaseFile = join(folder, 'database.json');
  writeFileSync(replyFile, reply);
  writeFileSync(databaseFile, JSON.stringify({ positions: rows }));
  const bare = await startChild(new URL('./servers/bare.ts', import.meta.url), [replyFile]);
  const jsonServer = await startChild(new URL('./servers/json-server.ts', import.meta.url), [databaseFile]);

  const sample = { read: 0 };
  const posts = calls.map((call, index) => ({
    ...asPost(call),
    ...(index % SAMPLE === 0
      ? {
          onResponse: (_status: number, body: string) => {
            readList(body);
            sample.read++;
          },
        }
      : {}),
  }));
  const get: LoadRequest = { method: 'GET', path: '/positions' };
  const speeds = { mock: [] as number[], bare: [] as number[], jsonServer: [] as number[] };
  try {
    for (let round = 0; round < REPEATS; round++) {
      speeds.mock.push(await loadServer(mock.url, posts));
      speeds.bare.push(await loadServer(bare.url, calls.map(asPost)));
      speeds.jsonServer.push(await loadServer(jsonServer.url, [get]));
    }
  } finally {
    await Promise.all([mock.close(), bare.close(), jsonServer.close()]);
  }

  const measured = callsPerSecond(median(speeds.mock));
  const how = `${CALLS} different calls of keyword, facets, page and sort, signed for this run, ${CONNECTIONS} connections, median of ${REPEATS} runs in turn; ${sample.read} replies read under load, each ${returnCodes.success} with ${ROWS} rows`;
  return [
    atLeastTimes(0.2, callsPerSecond(median(speeds.bare)), {
      what: 'stand-alone mock: ten-row list, against bare node:http',
      measured,
      notes: [
        how,
        `reference: a node:http server that reads the body and answers one such reply of ${write(bytes(Buffer.byteLength(reply)))}`,
      ],
    }),
    moreThan(callsPerSecond(median(speeds.jsonServer)), {
      what: 'stand-alone mock: ten-row list, against json-server',
      measured,
      notes: [
        `reference: json-server 0.17 without its log, GET of the same ten rows, ${write(bytes(Buffer.byteLength(JSON.stringify(rows))))} of JSON`,
      ],
    }),
  ];
}

function asPost({ path, headers, body }: SignedCall): LoadRequest {
  return { method: 'POST', path, headers, body };
}

/** Asks for all lists once, which warms the mock up too, and takes the reply of middle length. */
async function readTypicalReply(url: string, calls: readonly SignedCall[]): Promise<string> {
  const replies: string[] = [];
  for (const { path, headers, body } of calls) {
    const answered = await fetch(url + path, { method: 'POST', headers: { ...headers }, body });
    replies.push(await answered.text());
  }
  for (const reply of replies) readList(reply);
  return replies.toSorted((a, b) => a.length - b.length)[replies.length >> 1] ?? '';
}

/** The list in a reply. @throws {Error} when it is not a success with a full page */
function readList(body: string): { readonly rows: readonly unknown[] } {
  const { code, message, data } = decodeReply(body);
  const rows: unknown = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : undefined;
  if (code !== returnCodes.success || !Array.isArray(rows) || rows.length !== ROWS) {
    throw new Error(`the mock answered ${code} ${message}`);
  }
  return { rows };
}
