import {
  getInterview,
  getMessage,
  getOffer,
  getResume,
  getResumeView,
  queryCollections,
  queryDeliveries,
  queryMessages,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { sampleConsents } from '../backend/agreements.ts';
import { careerOf } from '../backend/people.ts';
import { DAY, HOUR, isoDay, isoInstant } from '../core/clock.ts';
import { agreements } from '../data/agreements/index.ts';
import { companies } from '../data/companies.ts';
import { companyCities } from '../data/company-cities.ts';
import { companyFacts } from '../data/company-facts.ts';
import { describeDetail } from '../positions/describe.ts';
import { isSameTitle, publishedAgo } from '../positions/first-positions.ts';
import { salaryOf } from '../positions/salary.ts';
import { createPositionTable, facetEntries, isStudent } from '../positions/table.ts';
import { isAgreed, isWorkingDay } from '../process/interviews.ts';
import { takerOf } from '../process/slots.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { magicLinks } from '../scenarios/magic-links.ts';
import { createTestClient } from '../testing/client.ts';

const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
const SIZE = 200;
const startedAt = Date.parse('2031-05-20T20:00:00+08:00');

/** Every position of ten worlds, as a reader sees it. */
const readPositions = () =>
  SEEDS.flatMap((seed) => {
    const table = createPositionTable(seed, SIZE);
    return Array.from({ length: SIZE }, (_, index) => ({
      table,
      index,
      level: table.title[index] ?? 0,
      student: isStudent(table, index),
      family: table.family[index] ?? 0,
      years: table.workYears[index] ?? 0,
      detail: describeDetail(table, index, 'en-us', startedAt, { showSalary: true }),
    }));
  });

describe('the sample positions are plausible', () => {
  it('a position that leads others is for one person', () => {
    const several = readPositions().filter(
      ({ detail, level, student }) =>
        !student &&
        level > 0 &&
        /Lead|Director|Head |Supervisor/.test(detail.post) &&
        detail.numberRecruits > 1,
    );
    expect(several.map(({ detail }) => `${detail.numberRecruits} × ${detail.post}`)).toEqual([]);
  });

  it('a senior title needs more years, and pays more, than the title before it', () => {
    const professionals = readPositions().filter(({ student }) => !student);
    const wrong = professionals.filter((senior) =>
      professionals.some(
        (junior) =>
          junior.family === senior.family &&
          junior.level < senior.level &&
          (junior.years >= senior.years ||
            salaryOf(junior.table, junior.index)[0] >= salaryOf(senior.table, senior.index)[0]),
      ),
    );
    expect(wrong.map(({ detail }) => `${detail.post}: ${detail.workYears.name}`)).toEqual([]);
  });

  it('a student’s position needs no years of work', () => {
    const students = readPositions().filter(({ student }) => student);
    expect(students.length).toBeGreaterThan(SEEDS.length);
    expect(new Set(students.map(({ detail }) => detail.workYears.id))).toEqual(new Set(['years-any']));
  });

  it('each position is in a city of its company', () => {
    const elsewhere = readPositions().filter(
      ({ detail }) => !Object(companyCities)[detail.company].includes(detail.workPlace.id),
    );
    expect(elsewhere.map(({ detail }) => `${detail.companyDescr} in ${detail.workPlace.name}`)).toEqual([]);
  });

  it('in one list, a department has no two positions of the same title in the same city', () => {
    const twice = SEEDS.flatMap((seed) => {
      const table = createPositionTable(seed, SIZE);
      const lines = Array.from({ length: SIZE }, (_, index) => {
        const { recruitTypeCode, post, deptIdDescr, workPlace } = describeDetail(
          table,
          index,
          'en-us',
          startedAt,
          { showSalary: false },
        );
        return `${seed} ${recruitTypeCode}: ${post}, ${deptIdDescr}, ${workPlace.name}`;
      });
      return lines.filter((line, at) => lines.indexOf(line) < at);
    });
    expect(twice).toEqual([]);
  });

  it('each salary has a currency, a period and a range', () => {
    for (const { detail } of readPositions()) {
      const [, low = '', high = ''] = /^CNY ([\d,]+)–([\d,]+) a month$/.exec(detail.salary ?? '') ?? [];
      expect(Number(low.replace(',', '')), detail.salary).toBeGreaterThan(0);
      expect(Number(high.replace(',', '')), detail.salary).toBeGreaterThan(Number(low.replace(',', '')));
    }
  });

  it('each deadline is the end of a day in the companies’ zone', () => {
    expect(new Set(readPositions().map(({ detail }) => detail.deadline?.slice(10)))).toEqual(
      new Set(['T23:59:59+08:00']),
    );
  });
});

describe('the sample companies are plausible', () => {
  it.each(companies.map(({ id }) => id))('the headquarters of %s are the first of its cities', (id) => {
    expect(companyCities[id][0]).toBe(companyFacts[id].city);
  });

  it('every city has a company', () => {
    const used = new Set(Object.values(companyCities).flat());
    expect(facetEntries.workPlace.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

it.each(SEEDS)('with seed %i, the candidate’s applications are in their own line of work', async (seed) => {
  const client = createTestClient({ seed });
  await client.logIn();
  const { rows } = await client.gateway.call(queryDeliveries, {});
  const { category } = careerOf(seed, magicAccounts.candidate.id);
  expect(rows.map(({ position }) => position.posCategory.id)).toEqual([category, category, category]);
});

it.each(SEEDS)(
  'with seed %i, the candidate has applied for positions, and saved some, only since they were published',
  async (seed) => {
    const client = createTestClient({ seed, clock: startedAt });
    await client.logIn();
    const { rows: deliveries } = await client.gateway.call(queryDeliveries, {});
    const { rows: collections } = await client.gateway.call(queryCollections, {});
    const early = [
      ...deliveries.map(({ position, deliveredAt }) => ({ position, at: deliveredAt })),
      ...collections.map(({ position, collectedAt }) => ({ position, at: collectedAt })),
    ].filter(({ position, at }) => at.slice(0, 10) < position.publishDate);
    expect(early.map(({ position, at }) => `${position.publishDate} ${position.post}: ${at}`)).toEqual([]);
    expect([deliveries.length, collections.length]).toEqual([3, 3]);
  },
);

it.each(SEEDS)('with seed %i, the candidate’s three applications are for different titles', async (seed) => {
  for (const lang of ['zh-cn', 'zh-hk', 'en-us'] as const) {
    const client = createTestClient({ seed, lang });
    await client.logIn();
    const { rows } = await client.gateway.call(queryDeliveries, {});
    expect(new Set(rows.map(({ position }) => position.post)).size).toBe(3);
  }
});

it.each(SEEDS)(
  'with seed %i, the application behind each link is in the candidate’s line of work, and asks for no ten years of it',
  async (seed) => {
    const { category } = careerOf(seed, magicAccounts.candidate.id);
    for (const { token } of magicLinks) {
      const client = createTestClient({ seed });
      // With any kind of link: its process is created at the first use, whatever the call answers.
      await client.gateway.call(getOffer, { token }).catch(() => undefined);
      await client.logIn();
      const { rows } = await client.gateway.call(queryDeliveries, {});
      expect([token, ...rows.map(({ position }) => position.posCategory.id)]).toEqual([
        token,
        ...Array.from({ length: 4 }, () => category),
      ]);
      expect([token, ...rows.map(({ position }) => position.workYears.id)]).not.toContain('years-10');
    }
  },
);

it('each link leads to a position and title of its own, published before the application, whatever was opened before', async () => {
  const tokens = magicLinks.map(({ token }) => token);
  const seed = 1;
  const table = createPositionTable(seed, 5000);
  const opened = async (inOrder: readonly string[]) => {
    const client = createTestClient({ seed, size: 5000 });
    for (const token of inOrder) await client.gateway.call(getOffer, { token }).catch(() => undefined);
    const { links, deliveries, startedAt } = client.world().state();
    for (const { positionId, deliveredAt } of deliveries)
      expect(startedAt - publishedAgo(table, positionId)).toBeLessThanOrEqual(deliveredAt);
    const ofLinks = new Map(
      tokens.map((token) => {
        const { deliveryId } = links[token] ?? {};
        return [token, deliveries.find(({ id }) => id === deliveryId)?.positionId];
      }),
    );
    const before = deliveries.flatMap(({ id, positionId }) => (id.includes('seed') ? [positionId] : []));
    for (const id of ofLinks.values())
      expect(before.filter((one) => id !== undefined && isSameTitle(table, id, one))).toEqual([]);
    expect(before).toHaveLength(3);
    return ofLinks;
  };
  const positions = await opened(tokens);
  expect(await opened(tokens.toReversed())).toEqual(positions);
  const known = [...positions.values()].filter((id) => id !== undefined);
  expect([new Set(known).size, known.length > 40]).toEqual([known.length, true]);
});

it('a new world has an agreed interview still to come, the same free times, and mails from working hours, whenever it begins', () => {
  const monday = Date.parse('2031-05-19T00:00:00Z');
  const begun = Array.from({ length: 7 * 8 }, (_, at) => {
    const clock = monday + at * 3 * HOUR;
    const state = createTestClient({ seed: at + 1, size: 10, clock })
      .world()
      .state();
    const byRecruiter = state.deliveries.flatMap(({ process: { steps } }) => {
      expect(steps).toEqual(steps.toSorted((one, other) => one.at - other.at));
      return steps.filter(({ by }) => by === 'recruiter');
    });
    expect(byRecruiter).toHaveLength(4);
    for (const { event, at: time } of byRecruiter) {
      const hour = Number(isoInstant(time).slice(11, 13));
      const isKept = isWorkingDay(time) && hour >= 9 && hour < 18 && time <= clock;
      expect([isoInstant(clock), event, isoInstant(time), isKept]).toEqual([
        isoInstant(clock),
        event,
        isoInstant(time),
        true,
      ]);
    }
    const [interview, ...others] = state.deliveries.flatMap(({ process }) => process.interviews);
    const free = state.slots.filter((slot) => !takerOf(state, slot));
    return {
      at: isoInstant(clock),
      isToCome: others.length === 0 && isAgreed(interview) && (interview?.time?.start ?? 0) > clock,
      free: free.map(({ id }) => id).join(),
      days: new Set(free.map(({ start }) => isoDay(start))).size,
    };
  });
  expect(begun.filter(({ isToCome }) => !isToCome)).toEqual([]);
  expect([...new Set(begun.map(({ free, days }) => `${days}: ${free}`))]).toHaveLength(1);
});

it('an answer in a world that has seen New Year agrees with the resume', async () => {
  const client = createTestClient({ clock: Date.parse('2030-12-30T12:00:00+08:00') });
  client.control().advance('5d');
  await client.gateway.call(getOffer, { token: 'information-form-done' }).catch(() => undefined);
  await client.logIn();
  const { birthday } = (await client.gateway.call(getResume, {})).basics;
  const answers = client
    .world()
    .state()
    .deliveries.flatMap(({ process }) => process.requests)
    .flatMap(({ fate }) => (fate.kind === 'answered' ? [fate.answer] : []));
  expect(answers).toContainEqual({ answers: expect.objectContaining({ birthday }) });
});

it('a sample person has agreed to the latest version only since it is in force', () => {
  for (const day of ['2025-07-01', '2026-01-20', '2026-03-02', '2031-05-20']) {
    const now = Date.parse(day);
    for (const { kind, version, agreedAt } of sampleConsents(now - 100 * DAY, now)) {
      const { effectiveFrom } = agreements[kind];
      if (version === agreements[kind].version && Date.parse(effectiveFrom) < now)
        expect([day, kind, agreedAt >= Date.parse(effectiveFrom), agreedAt < now]).toEqual([
          day,
          kind,
          true,
          true,
        ]);
    }
  }
});

/** Every instant of what has happened in a part of a state, with its place. */
const happened = (part: unknown, place = ''): readonly (readonly [place: string, at: number])[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([name, value]) =>
        typeof value === 'number' && /^(at|.*[a-z]At)$/.test(name) && name !== 'expiresAt'
          ? [[`${place}/${name}`, value] as const]
          : happened(value, `${place}/${name}`),
      );

it.each([...SEEDS.map((seed) => ({ seed })), { resume: 'half' } as const])(
  'nothing has happened in a new world before its time has come: %o',
  (config) => {
    const { accounts, resumes, deliveries, collections, links } = createTestClient({
      ...config,
      clock: startedAt,
    })
      .world()
      .state();
    const past = happened({ accounts, resumes, deliveries, collections, links });
    expect(past.filter(([, at]) => at > startedAt)).toEqual([]);
    expect(past.length).toBeGreaterThan(40);
    const collected = collections.map(({ collectedAt }) => collectedAt);
    expect(collected).toEqual(collected.toSorted((one, other) => one - other));
    expect(new Set(collected).size).toBe(3);
  },
);

describe('the messages that sample people have received', () => {
  const phones = ['13800000001', '13800000003'] as const;
  const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;

  /** A new world, with the messages in the inboxes of candidate and interviewer, oldest first. */
  async function begun(seed: number) {
    const index = ([0, 1, 2] as const)[seed % 3] ?? 0;
    const client = createTestClient({ seed, lang: languages[index], clock: startedAt });
    client.languageIndex = index;
    const { deliveries, inbox } = client.world().state();
    const inboxes = [];
    for (const phone of phones) {
      await client.logIn(phone);
      inboxes.push((await client.gateway.call(queryMessages, {})).rows.toReversed());
    }
    return { client, deliveries, inbox, inboxes, messages: inboxes.flat() };
  }

  it.each(SEEDS)('with seed %i, are each about an event of a delivery, at its time', async (seed) => {
    const { client, deliveries, inbox, messages } = await begun(seed);
    await client.logIn();
    const { rows } = await client.gateway.call(queryDeliveries, {});
    const posts = new Map(rows.map(({ id, position }) => [id, position.post]));
    const stray = messages.filter(
      ({ text, sentAt }) =>
        !deliveries.some(
          ({ id, process }) =>
            text.includes(posts.get(id) ?? '?') && process.steps.some(({ at }) => isoInstant(at) === sentAt),
        ),
    );
    expect(stray).toEqual([]);
    expect(messages.every(({ sentAt }) => Date.parse(sentAt) < startedAt)).toBe(true);
    // Nobody else received a message, and nobody received one twice.
    expect(new Set(messages.map(({ id }) => id))).toEqual(new Set(inbox.map(({ id }) => id)));
    expect(new Set(messages.map(({ text, sentAt }) => text + sentAt)).size).toBe(messages.length);
  });

  it.each(SEEDS)('with seed %i, include one for each step that somebody is told of', async (seed) => {
    const { deliveries, inbox } = await begun(seed);
    const toldOf = deliveries.flatMap(({ process }) =>
      process.steps.filter(({ event }) => event !== 'screen'),
    );
    expect(toldOf.map(({ event }) => event)).toEqual([
      'deliver',
      'deliver',
      'inviteToInterview',
      'acceptInterview',
      'deliver',
      'reject',
    ]);
    for (const { event, at } of toldOf)
      expect([event, inbox.some((message) => message.at === isoInstant(at))]).toEqual([event, true]);
  });

  it.each(SEEDS)('with seed %i, are read, except the latest', async (seed) => {
    const { inboxes } = await begun(seed);
    for (const messages of inboxes) {
      expect(messages.length).toBeGreaterThan(1);
      expect(messages.map(({ read }) => read)).toEqual(messages.map((_, at) => at < messages.length - 1));
      const times = messages.map(({ sentAt }) => sentAt);
      expect(times).toEqual(times.toSorted());
    }
  });

  it.each(SEEDS)(
    'with seed %i, have links that show how things stand, and have expired forty days later',
    async (seed) => {
      const { client, messages } = await begun(seed);
      const opens = {
        '/acceptInterview': getInterview,
        '/message': getMessage,
        '/resumeView': getResumeView,
      };
      const read = async () =>
        new Map(
          await Promise.all(
            messages.flatMap(({ link = '' }) => {
              const [path = '', query] = link.split('?');
              const token = new URLSearchParams(query).get('token') ?? '';
              if (path === '/personalCenter' || path === '/self/interviewer') return [];
              const method = opens[path as keyof typeof opens];
              return [client.gateway.call(method, { token }).then(({ state }) => [path, state] as const)];
            }),
          ),
        );
      expect(Object.fromEntries(await read())).toEqual({
        '/acceptInterview': 'done',
        '/message': 'open',
        '/resumeView': 'open',
      });
      client.control().advance('40d');
      expect(new Set((await read()).values())).toEqual(new Set(['expired']));
    },
  );

  it.each(languages)('in %s, are written in the language of the world', (lang) => {
    const { inbox } = createTestClient({ lang }).world().state();
    const own = { 'zh-cn': /您已成功投递/, 'zh-hk': /你已成功應徵/, 'en-us': /You have applied for/ }[lang];
    expect(inbox.filter(({ text }) => own.test(text))).toHaveLength(3);
  });

  it('are the same for the same seed, and use up none of the world’s ids', () => {
    const [one, other] = [1, 1].map((seed) => createTestClient({ seed, clock: startedAt }).world().state());
    expect([one?.inbox, Object.keys(one?.links ?? {})]).toEqual([
      other?.inbox,
      Object.keys(other?.links ?? {}),
    ]);
    expect(one?.sequence).toBe(0);
  });

  it.each([
    ['who is new', { persona: 'newcomer' }, '13800000002'],
    ['a world in which nothing has happened', { scenario: 'empty' }, '13800000001'],
  ] as const)('are none for %s', async (_, config, phone) => {
    const client = createTestClient(config);
    await client.logIn(phone);
    expect(await client.gateway.call(queryMessages, {})).toMatchObject({ total: 0, unread: 0 });
  });
});
