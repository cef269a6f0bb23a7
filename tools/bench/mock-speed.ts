import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeReply, returnCodes } from '@careers/gateway/wire';
import type { LoadRequest } from 'autocannon';
import { startChild, startMock } from './child-server.ts';
import { makeListParams, openGateway, ROWS } from './list-params.ts';
import { CONNECTIONS, loadServer } from './load.ts';
import { openWorld } from './local-world.ts';
import { bytes, callsPerSecond, write } from './quantity.ts';
import { atLeastTimes, moreThan, type Row } from './row.ts';
import { type SignedCall, signList } from './signed-call.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** How many different calls there are; they are signed at the start of the run. */
const CALLS = 400;
/** As many as in the mock's default world, which the calls are made from. */
const POSITIONS = 200;
/** During the load, every 20th reply is read. */
const SAMPLE = 20;
/** An odd number, so that there is a median. */
const ROUNDS = 7;

/** How many position lists a second the stand-alone mock answers, compared with servers that do almost nothing. */
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
  const rounds: Speeds[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        mock: await loadServer(mock.url, posts),
        bare: await loadServer(bare.url, calls.map(asPost)),
        jsonServer: await loadServer(jsonServer.url, [get]),
      });
    }
  } finally {
    await Promise.all([mock.close(), bare.close(), jsonServer.close()]);
  }

  const besideBare = middleRound(rounds, 'bare');
  const besideJsonServer = middleRound(rounds, 'jsonServer');
  const how = `${CALLS} different calls of keyword, facets, page and sort, signed for this run, ${CONNECTIONS} connections; of ${ROUNDS} rounds in turn the one with the middle ratio; ${sample.read} replies read under load, each ${returnCodes.success} with ${ROWS} rows`;
  return [
    atLeastTimes(0.2, callsPerSecond(besideBare.bare), {
      what: 'stand-alone mock: ten-row list, against bare node:http',
      measured: callsPerSecond(besideBare.mock),
      notes: [
        how,
        `reference: a node:http server that reads the body and answers one such reply of ${write(bytes(Buffer.byteLength(reply)))}`,
      ],
    }),
    moreThan(callsPerSecond(besideJsonServer.jsonServer), {
      what: 'stand-alone mock: ten-row list, against json-server',
      measured: callsPerSecond(besideJsonServer.mock),
      notes: [
        `reference: json-server 0.17 without its log, GET of the same ten rows, ${write(bytes(Buffer.byteLength(JSON.stringify(rows))))} of JSON`,
      ],
    }),
  ];
}

/** The calls a second of each server in one round. */
type Speeds = Readonly<Record<'mock' | 'bare' | 'jsonServer', number>>;

/**
 * The round whose ratio of the mock to a reference is the median. The load of the machine changes with time; numbers of one round
 * were measured within seconds of each other.
 */
function middleRound(rounds: readonly Speeds[], reference: 'bare' | 'jsonServer'): Speeds {
  const middle = rounds.toSorted((a, b) => a.mock / a[reference] - b.mock / b[reference])[rounds.length >> 1];
  if (!middle) throw new RangeError('no rounds to take the middle of');
  return middle;
}

function asPost({ path, headers, body }: SignedCall): LoadRequest {
  return { method: 'POST', path, headers, body };
}

/** Calls all lists once, which also warms up the mock, and returns the reply of median length. */
async function readTypicalReply(url: string, calls: readonly SignedCall[]): Promise<string> {
  const replies: string[] = [];
  for (const { path, headers, body } of calls) {
    const answered = await fetch(url + path, { method: 'POST', headers: { ...headers }, body });
    replies.push(await answered.text());
  }
  for (const reply of replies) readList(reply);
  return replies.toSorted((a, b) => a.length - b.length)[replies.length >> 1] ?? '';
}

/**
 * The list in a reply.
 * @throws {Error} unless it is a success with a full page
 */
function readList(body: string): { readonly rows: readonly unknown[] } {
  const { code, message, data } = decodeReply(body);
  const rows: unknown = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : undefined;
  if (code !== returnCodes.success || !Array.isArray(rows) || rows.length !== ROWS) {
    throw new Error(`the mock answered ${code} ${message}`);
  }
  return { rows };
}
