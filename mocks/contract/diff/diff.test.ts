import { describe, expect, it } from 'vitest';
import { redactor } from '../target/redact.ts';
import { readSettings } from '../target/settings.ts';
import { localTarget, type Target } from '../target/target.ts';
import { compare } from './compare.ts';
import { differenceOf, redactDifference, writeDifference } from './difference.ts';
import { observe } from './observe.ts';

describe('two replies', () => {
  const pathsOf = (left: unknown, right: unknown, options = {}) =>
    compare(left, right, options).differences.map(({ kind, path }) => `${kind} ${path}`);

  it('differ in shape by a field that only one of them has, or that has another type', () => {
    expect(pathsOf({ a: 1 }, {})).toEqual(['shape a']);
    expect(pathsOf({ rows: [{ post: 'x' }] }, { rows: [{ post: ['x'] }] })).toEqual(['shape rows[].post']);
    expect(pathsOf({ a: {} }, { a: [] })).toEqual(['shape a']);
  });

  it('differ in value by another value or another length of a list, and each path is named once', () => {
    expect(pathsOf({ total: 2 }, { total: 3 })).toEqual(['value total']);
    const rows = (...posts: string[]) => ({ rows: posts.map((post) => ({ post })) });
    expect(pathsOf(rows('a', 'b', 'c'), rows('x', 'y'))).toEqual(['value rows.length', 'value rows[].post']);
    expect(pathsOf(rows('a'), rows('x'), { shapesOnly: true })).toEqual([]);
  });

  it.each([
    ['ids', { userid: 'u1', fileIds: ['f1'] }, { userid: 'u2', fileIds: ['f2'] }],
    [
      'times',
      { at: '2026-01-01T08:00:00+08:00', day: '2026-01-01' },
      { at: '2027-01-01T00:00:00Z', day: '2027-02-01' },
    ],
    ['tokens', { Authorization: 'a' }, { Authorization: 'b' }],
    ['addresses', { logo: 'https://a.example/x.svg' }, { logo: '//b.example/y.svg' }],
    ['numbers as texts', { total: 7, columnType: '3' }, { total: '7', columnType: 3 }],
    ['nulls for absent', { photo: null }, {}],
  ])('may differ in %s, which is counted', (why, left, right) => {
    const { differences, allowed } = compare(left, right);
    expect(differences).toEqual([]);
    expect([...allowed]).toEqual([[why, Math.max(Object.keys(left).length, Object.keys(right).length)]]);
  });

  it('that hold a document as JSON text are compared by what the text says', () => {
    const held = (at: string, name: string) => ({ content: JSON.stringify({ at, name }) });
    expect(pathsOf(held('2026-01-01', 'a'), held('2026-01-02', 'a'))).toEqual([]);
    expect(pathsOf(held('2026-01-01', 'a'), held('2026-01-01', 'b'))).toEqual(['value content.name']);
  });

  it('may differ in a path that --allow names, and only there', () => {
    const found = compare({ a: { b: 1, c: 1 } }, { a: { b: 2, c: 2 } }, { allow: ['a.b'] });
    expect(found.differences.map(({ path }) => path)).toEqual(['a.c']);
    expect([...found.allowed]).toEqual([['named by --allow', 1]]);
  });

  it('differ where a number as text is another number, or where a time is compared with a text that is none', () => {
    expect(pathsOf({ total: 7 }, { total: '8' })).toEqual(['shape total']);
    expect(pathsOf({ at: '2026-01-01' }, { at: 'yesterday' })).toEqual(['value at']);
  });
});

/** The mock, with what it answers to one method changed on the wire. */
function twisted(method: string, twist: (data: Record<string, unknown>) => unknown): Target {
  const target = localTarget();
  return {
    ...target,
    name: `twisted at ${method}`,
    open: () => {
      const context = target.open();
      const transport: typeof context.transport = async (request, options) => {
        const reply = await context.transport(request, options);
        if (typeof request.body !== 'string' || !reply.text.includes('returnData')) return reply;
        const { biz } = JSON.parse(atob(JSON.parse(request.body).paramString));
        if (biz.method !== method) return reply;
        const body = JSON.parse(reply.text);
        const data = JSON.parse(Buffer.from(body.returnData, 'base64').toString('utf8'));
        const returnData = Buffer.from(JSON.stringify(twist(data))).toString('base64');
        return { ...reply, text: JSON.stringify({ ...body, returnData }) };
      };
      return { ...context, transport };
    },
  };
}

const few = (id: string) =>
  ['queryPositionList', 'getSysConfigInfo', 'login', 'queryCollections'].includes(id);

describe('two targets', () => {
  it('do not differ when they are two worlds of one mock, except in ids, times and tokens', async () => {
    const [left, right] = [await observe(localTarget()), await observe(localTarget())];
    const { methods } = differenceOf(left, right, {});
    expect(methods.filter(({ status }) => status !== 'alike')).toEqual([]);
    expect(methods.length).toBeGreaterThan(50);
  });

  it('differ by a value that was changed on the wire, and no other method is named', async () => {
    const wrong = twisted('queryPositionList', ({ total, rows, ...others }) => ({
      ...others,
      rows,
      total: Number(total) + 1,
    }));
    const { methods } = differenceOf(await observe(localTarget(), few), await observe(wrong, few), {});
    const apart = methods.filter(({ status }) => status !== 'alike');
    expect(apart.map(({ method }) => method)).toEqual(['queryPositionList']);
    expect(writeDifference({ methods, allowed: new Map() })).toMatch(
      /DIFFERS +queryPositionList\n +value of data\.total: \d+ \| \d+/,
    );
  });

  it('are told apart without a secret of either, and without a token that opens a session', () => {
    const settings = readSettings('http://gateway.example', { CONTRACT_DIRECTORY_PASSWORD: 'a"b&c' });
    const { differences } = compare(
      { data: { Authorization: 'open sesame', said: 'for a"b&c', rows: [{ Authorization: 'open sesame' }] } },
      { data: { said: 'for nobody' } },
    );
    const found = redactDifference(
      {
        methods: [
          { method: 'login', status: 'differs', differences },
          { method: 'logout', status: 'not compared', why: 'left said a"b&c' },
        ],
        allowed: new Map(),
      },
      redactor(settings),
    );
    expect(writeDifference(found).split('\n').slice(0, 6)).toEqual([
      'DIFFERS       login',
      '              shape of data.Authorization: "$TOKEN" | absent',
      '              value of data.said: "for $DIRECTORY_PASSWORD" | "for nobody"',
      '              shape of data.rows: [{"Authorization":"$TOKEN"}] | absent',
      'NOT COMPARED  logout',
      '        left said $DIRECTORY_PASSWORD',
    ]);
  });

  it('are not compared in a method whose answer does not fit the contract, and the reason is given', async () => {
    const broken = twisted('getSysConfigInfo', () => ({ zhHkStart: 'no number' }));
    const { methods } = differenceOf(await observe(localTarget(), few), await observe(broken, few), {});
    expect(methods.filter(({ status }) => status === 'not compared')).toMatchObject([
      { method: 'getSysConfigInfo', why: expect.stringContaining('does not fit the contract') },
    ]);
  });

  it('differ in value but not in shape, where their data come from another seed', async () => {
    const [left, right] = [await observe(localTarget(), few), await observe(localTarget({ seed: 7 }), few)];
    const apart = (shapesOnly: boolean) =>
      differenceOf(left, right, { shapesOnly }).methods.filter(({ status }) => status === 'differs');
    expect(apart(false).map(({ method }) => method)).toContain('queryPositionList');
    expect(apart(true)).toEqual([]);
  });
});
