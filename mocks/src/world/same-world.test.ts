import {
  collectPosition,
  deliverResume,
  getOffer,
  queryPositionList,
  submitFeedback,
} from '@careers/gateway/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { magicLinks } from '../scenarios/magic-links.ts';
import { type AllThatIsRead, readAll, readMethods } from '../testing/all-that-is-read.ts';
import { createTestClient, type TestClient } from '../testing/client.ts';

const NOW = Date.UTC(2026, 9, 14, 3);

// With 5000 positions each link has one of its own; of 200, two links may want the same, and the second takes the next one.
const begin = () => createTestClient({ seed: 3, size: 5000, lang: 'en-us' });

const tokens = magicLinks.map(({ token }) => token);

/** Uses links for the first time, by any method: each has its process from then on. */
async function open(client: TestClient, links: readonly string[]): Promise<void> {
  for (const token of links) await client.gateway.call(getOffer, { token }).catch(() => undefined);
}

/** Names that say nothing: ids and tokens, which are given out one after the other. */
const names = /(?<![\w-])(?:(?:delivery|snapshot|message)-[0-9a-z]+|[0-9a-f]{32,40})(?![\w-])/g;

/** What was read, without names, and with lists in an order of their own: what happened at the same moment has none. */
function told(value: unknown): unknown {
  if (typeof value === 'string')
    return value.startsWith('{') ? told(JSON.parse(value)) : value.replace(names, '…');
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, one]) => [name.replace(names, '…'), told(one)] as const);
  if (!Array.isArray(value)) return inOrder(parts);
  return inOrder(parts.map(([, one]) => one));
}

const inOrder = <Part>(parts: readonly Part[]) =>
  parts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('everything that can be read is read', async () => {
  const read = Object.entries(await readAll(begin())).filter(([, answer]) => !('refused' in Object(answer)));
  const methods = new Set(read.map(([asked]) => asked.split(' ')[0]));
  expect(readMethods.filter((id) => !methods.has(id))).toEqual([]);
});

describe('a world of one seed answers the same', () => {
  let expected: AllThatIsRead;
  beforeEach(async () => {
    const client = begin();
    await open(client, tokens);
    expected = await readAll(client);
  });
  const expectSame = async (client: TestClient) => {
    expect(told(await readAll(client))).toEqual(told(expected));
  };

  it('in whatever order its links are opened', async () => {
    const client = begin();
    await open(client, tokens.toReversed());
    await expectSame(client);
  });

  it('however often and in whatever language it was read before', async () => {
    const client = begin();
    await open(client, tokens);
    for (const languageIndex of [0, 1] as const) {
      client.languageIndex = languageIndex;
      await readAll(client);
    }
    client.languageIndex = 2;
    await expectSame(client);
  });

  it('after it went on from its snapshot, in another process too', async () => {
    const [before, after] = [begin(), begin()];
    await open(before, tokens.slice(0, 30));
    after.control().restore(JSON.parse(JSON.stringify(before.control().snapshot())));
    await open(after, tokens);
    await expectSame(after);
  });
});

it('a world that jumps two months is as one that was looked at every day', async () => {
  const [one, other] = [begin(), begin()];
  for (const client of [one, other]) await open(client, tokens);
  one.control().advance('60d');
  for (let day = 0; day < 60; day++) other.control().advance('1d');
  expect(await readAll(other)).toEqual(await readAll(one));
});

it('what somebody does says nothing about what else they have done before', async () => {
  const acts = (client: TestClient) => {
    const [one = '', two = '', three = ''] = client
      .world()
      .positionIds({ recruitType: 'A01', status: 'open', limit: 40 })
      .slice(-3);
    const { gateway } = client;
    const deliver = async (positionId: string, stage: string) => {
      await client.logIn();
      const param = { positionId, source: 'resume', idempotencyKey: `delivers-${positionId}` } as const;
      const { id } = await gateway.call(deliverResume, param);
      client.control().desk.moveDelivery(id, stage);
    };
    return [
      // An interviewer has one calendar: only one of them is invited.
      () => deliver(one, 'offer'),
      () => deliver(two, 'screening'),
      () => client.logIn().then(() => gateway.call(collectPosition, { positionId: three })),
      () =>
        client
          .logIn()
          .then(() =>
            gateway.call(submitFeedback, { content: 'A kind word.', idempotencyKey: 'says-a-kind-word' }),
          ),
      () => gateway.call(queryPositionList, {}),
      () => client.control().desk.setPositionStatus(three, 'closed'),
    ];
  };
  const [one, other] = [begin(), begin()];
  for (const act of acts(one)) await act();
  for (const act of acts(other).toReversed()) await act();
  expect(told(await readAll(other))).toEqual(told(await readAll(one)));
});
