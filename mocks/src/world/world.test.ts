import {
  deliverResume,
  loadWebsiteStyle,
  queryBrands,
  queryDeliveries,
  queryHotWords,
  queryPositionDetail,
  queryPositionList,
  revokeDelivery,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createLocalWorld } from '../adapters/fetch.ts';
import { DAY, readDuration } from '../core/clock.ts';
import { hotTerms } from '../data/dictionaries.ts';
import type { WorldState } from '../domain/state.ts';
import { createTestClient } from '../testing/client.ts';
import { SnapshotError } from './read-snapshot.ts';

const list = (client: ReturnType<typeof createTestClient>, param = {}) =>
  client.gateway.call(queryPositionList, { pageSize: 100, ...param });

describe('a world', () => {
  it('has the same data for the same seed, and other data for another', async () => {
    const [one, same, other] = await Promise.all([
      list(createTestClient({ seed: 7, clock: Date.UTC(2026, 2, 1) })),
      list(createTestClient({ seed: 7, clock: Date.UTC(2026, 2, 1) })),
      list(createTestClient({ seed: 8, clock: Date.UTC(2026, 2, 1) })),
    ]);
    expect(same).toEqual(one);
    expect(other.rows.map((row) => row.id)).not.toEqual(one.rows.map((row) => row.id));
  });

  it('keeps its first positions when it has more of them', () => {
    const few = createTestClient({ size: 50 })
      .world()
      .positionIds({ recruitType: 'A01', status: 'open', limit: 5 });
    const many = createTestClient({ size: 500 })
      .world()
      .positionIds({ recruitType: 'A01', status: 'open', limit: 5 });
    expect(many).toEqual(few);
  });

  it('is not changed by what happens in another one', async () => {
    const [mine, yours] = [createTestClient(), createTestClient()];
    await mine.logIn();
    const [delivery] = (await mine.gateway.call(queryDeliveries, {})).rows;
    await mine.gateway.call(revokeDelivery, { id: delivery?.id ?? '', idempotencyKey: 'revoke-once' });
    await yours.logIn();
    expect((await yours.gateway.call(queryDeliveries, {})).rows[0]?.status).toBe('delivered');
  });

  it('is restored from its snapshot, also in another world', async () => {
    const before = createTestClient();
    await before.logIn();
    before.control().advance('1h');
    const snapshot: unknown = JSON.parse(JSON.stringify(before.control().snapshot()));
    const after = createTestClient();
    after.control().restore(snapshot);
    after.token = before.token;
    expect((await after.gateway.call(queryDeliveries, {})).total).toBe(3);
    expect(Math.abs(after.world().clock.now() - before.world().clock.now())).toBeLessThan(60_000);
  });

  describe('restored from a file that says when it was taken', () => {
    const START = Date.UTC(2026, 2, 1);

    /** What a file of the bench has after an offer was sent, and a world that reads it `days` later. */
    function keepFor(days: number) {
      let real = START;
      const open = () => createLocalWorld({ persona: 'candidate' }, { realNow: () => real });
      const before = open();
      before.control().desk.moveDelivery('delivery-seed-1', 'offer');
      const file = { ...before.control().snapshot(), takenAt: before.world().clock.now() };
      real += days * DAY;
      return { file, after: open() };
    }

    it('stands at that time, however long the file has lain, so that nothing expired in it', () => {
      const { file, after } = keepFor(30);
      after.control().restore(JSON.parse(JSON.stringify(file)));
      after.world().passTime();
      expect(after.world().clock.now()).toBe(START);
      expect(after.control().desk.deliveries()[0]).toMatchObject({ stage: 'offer', offer: 'pending' });
      expect(after.control().snapshot()).not.toHaveProperty('takenAt');
    });

    it('runs on with real time where the file does not say it, as a visit does', () => {
      const { file, after } = keepFor(30);
      const { takenAt: _, ...state } = file;
      after.control().restore(state);
      after.world().passTime();
      expect(after.control().desk.deliveries()[0]).toMatchObject({ stage: 'offer', offer: 'expired' });
    });

    it.each(['soon', null, 1e300, Date.UTC(1950, 0, 1)])('is refused where that is %j', (takenAt) => {
      const { file, after } = keepFor(0);
      expect(() => after.control().restore({ ...file, takenAt })).toThrow(SnapshotError);
    });
  });

  it('knows no session of a different person after the snapshot of another person’s world was restored', async () => {
    const client = createTestClient({ persona: 'newcomer' });
    client.token = client.world().openPersonaSession()?.Authorization;
    await client.gateway.call(queryDeliveries, {});
    const candidate = createTestClient({ persona: 'candidate' });
    candidate.world().openPersonaSession();
    client.control().restore(candidate.control().snapshot());
    await expect(client.gateway.call(queryDeliveries, {})).rejects.toMatchObject({ code: '40101' });
  });

  it.each([null, 7, {}, { shape: 99 }])('refuses %j as a snapshot', (snapshot) => {
    expect(() => createTestClient().control().restore(snapshot)).toThrow(SnapshotError);
  });

  describe('a snapshot that only looks right', () => {
    type Kept = Pick<WorldState, 'accounts' | 'deliveries' | 'inbox' | 'resumes'>;
    type Change = (state: Kept) => object;
    const START = Date.UTC(2026, 2, 1);
    const LINK = { kind: 'offer', recipient: 'candidate', issuedAt: START, expiresAt: START };
    const LONG = '1'.repeat(3000);
    const changes: [string, Change][] = [
      ['accounts are a text', () => ({ accounts: 'x' })],
      ['a list is missing', () => ({ deliveries: undefined })],
      ['sessions are a list', () => ({ sessions: [] })],
      ['the world began in no year that can be written', () => ({ startedAt: 1e300 })],
      ['the clock stands at no date', () => ({ clockOffset: 1e16 })],
      ['a time is not a number', () => ({ clockOffset: null })],
      ['a delivery is at a stage that there is not', (state) => changeSteps(state, [{ stage: 'lost' }])],
      ['a delivery has no history', (state) => changeSteps(state, [])],
      [
        'a delivery came to its stage by no way that there is',
        (state) => changeSteps(state, [{}, { event: 'hire', by: 'recruiter', stage: 'hired' }]),
      ],
      ['a delivery is on a site that there is not', (state) => changeFirst(state, { siteId: 'site-lost' })],
      [
        'a link leads to a delivery that there is not',
        ({ deliveries: [one] }) => ({
          links: { abc: { ...LINK, deliveryId: `${one?.id}0` } },
        }),
      ],
      ...(['evaluation', 'informationForm', 'offer'] as const).map((kind): [string, Change] => [
        `what was typed on a page of ${kind} is no draft of it`,
        ({ deliveries: [one] }) => ({
          links: { abc: { ...LINK, kind, deliveryId: one?.id, draft: { savedAt: START, value: 'typed' } } },
        }),
      ]),
      [
        'what an account says of itself is another one',
        (state) => changeAccount(state, { id: 'acc-newcomer' }),
      ],
      ['a person has a name that no answer can carry', (state) => changeAccount(state, { name: LONG })],
      ['a phone has more digits than any', (state) => changeAccount(state, { phone: LONG })],
      [
        'a phone is of a country that there is not',
        (state) => changeAccount(state, { phoneNationCode: LONG }),
      ],
      [
        'a resume is shown in no template',
        ({ resumes }) => ({
          resumes: { ...resumes, 'acc-candidate': { ...resumes['acc-candidate'], templateId: '' } },
        }),
      ],
      [
        'a section of a resume was saved at no date',
        (state) => changeSection(state, { revision: 1, updatedAt: 1e300 }),
      ],
      [
        'a section of a resume has a revision that none can have',
        (state) => changeSection(state, { revision: 0.5, updatedAt: START }),
      ],
      [
        'a message was sent at no time',
        ({ inbox }) => ({ inbox: inbox.map((one) => ({ ...one, at: 'soon' })) }),
      ],
      [
        'a message was sent on a day that no calendar has',
        ({ inbox }) => ({ inbox: inbox.map((one) => ({ ...one, at: '2026-02-30T09:00:00+08:00' })) }),
      ],
      [
        'what was delivered is named as what every object has',
        (state) => changeFirst(state, { snapshotId: '__proto__' }),
      ],
      ['a delivery is of nobody', (state) => changeFirst(state, { accountId: 'acc-nobody' })],
      ['a delivery is to a position that there is not', (state) => changeFirst(state, { positionId: '99' })],
      ['a site has no name', () => ({ sites: { 'site-external': { version: 1 } } })],
      ['it is of another world', () => ({ of: { seed: 2, size: 200 } })],
      ['it is of an older shape', () => ({ shape: 5 })],
    ];
    const changeSteps = (state: Kept, steps: readonly object[]) => {
      const [first] = state.deliveries[0]?.process.steps ?? [];
      return changeFirst(state, { process: { steps: steps.map((step) => ({ ...first, ...step })) } });
    };
    const changeAccount = ({ accounts }: Kept, change: object) => ({
      accounts: { ...accounts, 'acc-candidate': { ...accounts['acc-candidate'], ...change } },
    });
    const changeSection = ({ resumes }: Kept, change: object) => ({
      resumes: {
        ...resumes,
        'acc-candidate': {
          ...resumes['acc-candidate'],
          written: { selfEvaluation: { value: 'Calm.', ...change } },
        },
      },
    });
    const changeFirst = ({ deliveries }: Kept, change: object) => ({
      deliveries: deliveries.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
    });

    it.each(changes)('is refused as a whole, and the world goes on: %s', async (_case, change) => {
      const client = createTestClient();
      await client.logIn();
      const [delivery] = (await client.gateway.call(queryDeliveries, {})).rows;
      await client.gateway.call(revokeDelivery, { id: delivery?.id ?? '', idempotencyKey: 'revoke-once' });
      const snapshot = client.control().snapshot();
      const spoilt = { ...snapshot, ...change(snapshot) };
      const before = JSON.stringify(client.world().state());
      expect(() => client.control().restore(JSON.parse(JSON.stringify(spoilt)))).toThrow(SnapshotError);
      expect(JSON.stringify(client.world().state())).toBe(before);
      expect((await client.gateway.call(queryDeliveries, {})).rows[0]?.status).toBe('revoked');
    });

    it('differs from a sound snapshot, which is restored', () => {
      const client = createTestClient();
      const snapshot = client.control().snapshot();
      const [one] = snapshot.deliveries;
      const draft = { savedAt: START, value: { scores: [], comment: 'Calm.' } };
      const links = { abc: { ...LINK, kind: 'evaluation', deliveryId: one?.id, draft } };
      const longest = changeAccount(snapshot, { name: '😀'.repeat(200) });
      for (const sound of [snapshot, { ...snapshot, links }, { ...snapshot, ...longest }])
        expect(() => client.control().restore(sound)).not.toThrow();
    });
  });

  it('restores a snapshot of an earlier version, whose answers to submits are others: such a submit is a new one', () => {
    const { world, control } = createTestClient();
    const at = Date.UTC(2026, 2, 1);
    const answers = { abandonInterview: { state: 'done', homepageConfigId: 'site-external' }, logout: {} };
    const submits = Object.fromEntries(
      Object.entries(answers).map(([method, answer]) => [`link abc:${method}:once`, { at, answer }]),
    );
    control().restore({ ...control().snapshot(), submits });
    expect(Object.keys(world().state().submits)).toEqual(['link abc:logout:once']);
  });

  it('answers in the language of the call, with data and with errors', async () => {
    const client = createTestClient();
    const names = [];
    for (const languageIndex of [0, 1, 2] as const) {
      client.languageIndex = languageIndex;
      names.push((await client.gateway.call(loadWebsiteStyle, {})).websiteBaseInfo.websiteName);
    }
    expect(names).toEqual(['澄远集团招聘', '澄遠集團招聘', 'Chengyuan Group Careers']);
    client.languageIndex = 1;
    await expect(client.gateway.call(queryPositionDetail, { id: 'nothing' })).rejects.toMatchObject({
      message: '此職位不存在',
    });
  });
});

describe('the log of calls', () => {
  it('shows each call as it was at its answer, also when it is read later', async () => {
    const clock = Date.UTC(2026, 2, 1, 4);
    const client = createTestClient({ clock });
    const { total } = await list(client, { keyword: 'engineer' });
    client.control().advance('3h');
    await expect(client.gateway.call(queryPositionDetail, { id: 'nothing' })).rejects.toThrow();
    const [first, second] = client.control().calls();
    expect(first).toMatchObject({
      at: expect.stringMatching(/^2026-03-01T12:00:0\d\+08:00$/),
      path: 'rm.position.queryPositionList',
      code: 'MS000A000',
      param: { keyword: 'engineer', pageSize: 100 },
      data: { total },
      headers: { homepageConfigId: 'site-external', languageIndex: '2' },
      signed: true,
    });
    expect(second).toMatchObject({
      at: expect.stringMatching(/^2026-03-01T15:00:0\d\+08:00$/),
      code: '451',
      data: { reason: 'positionUnknown' },
    });
    expect(client.control().calls()[0], 'looked at again').toBe(first);
  });

  it('tells its listeners of each call once, and keeps the latest 300', async () => {
    const client = createTestClient();
    const told: string[] = [];
    client.world().onCall(({ id }) => told.push(id));
    for (let call = 0; call < 302; call++) await client.gateway.call(queryHotWords, {});
    expect(new Set(told).size).toBe(302);
    expect(
      client
        .world()
        .calls()
        .map(({ id }) => id),
    ).toEqual(told.slice(2));
  });
});

describe('the list of positions', () => {
  it('counts in a facet without the filter of that facet', async () => {
    const client = createTestClient();
    const all = await list(client);
    const [city, otherCity] = all.facets.workPlace;
    const filtered = await list(client, { workPlace: [city?.id ?? ''] });
    expect(filtered.total).toBe(city?.count);
    expect(filtered.facets.workPlace).toEqual(all.facets.workPlace);
    const both = await list(client, { workPlace: [city?.id ?? '', otherCity?.id ?? ''] });
    expect(both.total).toBe((city?.count ?? 0) + (otherCity?.count ?? 0));
    expect(filtered.facets.company.reduce((sum, { count }) => sum + count, 0)).toBe(filtered.total);
  });

  it('has results for each hot term in every language', async () => {
    const client = createTestClient();
    for (const term of hotTerms) {
      for (const keyword of Object.values(term))
        expect((await list(client, { keyword })).total, keyword).toBeGreaterThan(0);
    }
  });

  it('has for a keyword of several words the positions that have all of them', async () => {
    const client = createTestClient();
    const engineers = await list(client, { keyword: 'engineer' });
    const there = await list(client, { keyword: 'engineer shenzhen' });
    expect(there.total).toBeGreaterThan(0);
    expect(there.total).toBeLessThan(engineers.total);
    expect(there.rows.every((row) => row.workPlace.name === 'Shenzhen')).toBe(true);
  });

  it('has each position on exactly one page', async () => {
    const client = createTestClient();
    const { total } = await list(client, { pageSize: 1 });
    const ids = new Set<string>();
    for (let pageNo = 1; pageNo <= Math.ceil(total / 20); pageNo++) {
      for (const { id } of (await list(client, { pageNo, pageSize: 20 })).rows) ids.add(id);
    }
    expect(ids.size).toBe(total);
  });

  it('has no internal positions for visitors, by type, by id or by site', async () => {
    const client = createTestClient();
    const [internal] = client.world().positionIds({ recruitType: 'A03', status: 'open', limit: 1 });
    expect((await list(client, { recruitTypeCode: 'A03' })).total).toBe(0);
    expect((await list(client)).rows.some((row) => ['A03', 'A05'].includes(row.recruitTypeCode))).toBe(false);
    await expect(client.gateway.call(queryPositionDetail, { id: internal ?? '' })).rejects.toMatchObject({
      kind: 'business',
    });
    client.site = 'site-internal';
    await expect(list(client)).rejects.toMatchObject({ kind: 'expired' });
    await client.logIn();
    await expect(list(client)).rejects.toMatchObject({ reason: 'noPermission' });
  });

  it('has as many positions as all brands count together', async () => {
    const client = createTestClient();
    const brands = await client.gateway.call(queryBrands, {});
    const { total } = await list(client, { pageSize: 1 });
    expect(brands).toHaveLength(12);
    expect(brands.reduce((sum, brand) => sum + brand.openPositions, 0)).toBe(total);
  });
});

describe('the deliveries of a candidate', () => {
  it('can be repeated for a position whose delivery was revoked', async () => {
    const client = createTestClient();
    await client.logIn();
    const [newest] = (await client.gateway.call(queryDeliveries, {})).rows;
    const positionId = newest?.position.id ?? '';
    const again = () =>
      client.gateway.call(deliverResume, {
        positionId,
        source: 'resume',
        idempotencyKey: crypto.randomUUID(),
      });
    await expect(again()).rejects.toMatchObject({ reason: 'duplicate' });
    await client.gateway.call(revokeDelivery, { id: newest?.id ?? '', idempotencyKey: 'revoke-once' });
    expect((await again()).status).toBe('delivered');
  });

  it('cannot be revoked once there is an offer', async () => {
    const client = createTestClient();
    await client.logIn();
    client.control().desk.moveDelivery('delivery-seed-1', 'offer');
    await expect(
      client.gateway.call(revokeDelivery, { id: 'delivery-seed-1', idempotencyKey: 'revoke-once' }),
    ).rejects.toMatchObject({ reason: 'notRevocable' });
  });

  it('are for positions that the recruiter may close at once', async () => {
    const client = createTestClient();
    await client.logIn();
    const [id] = client.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
    client.control().desk.setPositionStatus(id ?? '', 'closed');
    expect((await client.gateway.call(queryPositionDetail, { id: id ?? '' })).status).toBe('closed');
    expect((await list(client)).rows.some((row) => row.id === id)).toBe(false);
  });
});

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['2d', 172_800_000],
    [250, 250],
  ])('%j is %i ms', (text, milliseconds) => {
    expect(readDuration(text)).toBe(milliseconds);
  });

  it.each(['soon', '', '2w', '1h30m'])('%j is refused', (text) => {
    expect(() => readDuration(text)).toThrow(RangeError);
  });
});
