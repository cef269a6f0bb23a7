import { cancelCollectPosition, collectPosition, queryCollections } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

const CANDIDATE = '13800000001';
const NEWCOMER = '13800000002';

/** The newcomer, who has collected nothing yet, and three positions. */
async function setUp() {
  const client = createTestClient();
  await client.logIn(NEWCOMER);
  const { call } = client.gateway;
  const kept = async (param = {}) => {
    const { total, rows } = await call(queryCollections, param);
    return { total, ids: rows.map(({ position }) => position.id) };
  };
  return {
    client,
    kept,
    keep: (positionId: string) => call(collectPosition, { positionId }),
    drop: (positionId: string) => call(cancelCollectPosition, { positionId }),
    positions: client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 3 }),
  };
}

describe('a collection', () => {
  it('lists its positions page by page, the last one first', async () => {
    const { kept, keep, positions } = await setUp();
    for (const id of positions) await keep(id);
    const newest = positions.toReversed();
    expect(await kept()).toEqual({ total: 3, ids: newest });
    expect(await kept({ pageNo: 2, pageSize: 2 })).toEqual({ total: 3, ids: newest.slice(2) });
  });

  it('has a position once, however often it is collected', async () => {
    const { kept, keep, positions } = await setUp();
    const [id = ''] = positions;
    await keep(id);
    await keep(id);
    expect(await kept()).toEqual({ total: 1, ids: [id] });
  });

  it('belongs to one person, and removing from it changes no other', async () => {
    const { client, kept, keep, drop, positions } = await setUp();
    const [id = ''] = positions;
    await keep(id);
    await client.logIn(CANDIDATE);
    await keep(id);
    await drop(id);
    expect((await kept()).ids).not.toContain(id);
    await client.logIn(NEWCOMER);
    expect(await kept()).toEqual({ total: 1, ids: [id] });
  });
});
