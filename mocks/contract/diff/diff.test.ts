import { describe, expect, it } from 'vitest';
import { localTarget, type Target } from '../target/target.ts';
import { compare } from './compare.ts';
import { differenceOf, writeDifference } from './difference.ts';
import { observe } from './observe.ts';

describe('two replies', () => {
  const pathsOf = (left: unknown, right: unknown, options = {}) =>
    compare(left, right, options).differences.map(({ kind, path }) => `${kind} ${path}`);

  it('differ in shape by a field that one has not, or of another type', () => {
    expect(pathsOf({ a: 1 }, {})).toEqual(['shape a']);
    expect(pathsOf({ rows: [{ post: 'x' }] }, { rows: [{ post: ['x'] }] })).toEqual(['shape rows[].post']);
    expect(pathsOf({ a: {} }, { a: [] })).toEqual(['shape a']);
  });

  it('differ in value, and by the length of a list, each path said once', () => {
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

  it('that hold a document as a text are compared by what it says', () => {
    const held = (at: string, name: string) => ({ content: JSON.stringify({ at, name }) });
    expect(pathsOf(held('2026-01-01', 'a'), held('2026-01-02', 'a'))).toEqual([]);
    expect(pathsOf(held('2026-01-01', 'a'), held('2026-01-01', 'b'))).toEqual(['value content.name']);
  });

  it('may differ in what is named, and nowhere beside it', () => {
    const found = compare({ a: { b: 1, c: 1 } }, { a: { b: 2, c: 2 } }, { allow: ['a.b'] });
    expect(found.differences.map(({ path }) => path)).toEqual(['a.c']);
    expect([...found.allowed]).toEqual([['named by --allow', 1]]);
  });

  it('are not let pass for a number that is another one, or a time that is none', () => {
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
  it('are alike when they are two worlds of one mock, but for ids, times and tokens', async () => {
    const [left, right] = [await observe(localTarget()), await observe(localTarget())];
    const { methods } = differenceOf(left, right, {});
    expect(methods.filter(({ status }) => status !== 'alike')).toEqual([]);
    expect(methods.length).toBeGreaterThan(50);
  });

  it('are told apart by a field that is gone, a value that is another, and no other method is blamed', async () => {
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

  it('say which method could not be shown, and why', async () => {
    const broken = twisted('getSysConfigInfo', () => ({ zhHkStart: 'no number' }));
    const { methods } = differenceOf(await observe(localTarget(), few), await observe(broken, few), {});
    expect(methods.filter(({ status }) => status === 'not compared')).toMatchObject([
      { method: 'getSysConfigInfo', why: expect.stringContaining('does not fit the contract') },
    ]);
  });

  it('have the same shapes where the data are others', async () => {
    const [left, right] = [await observe(localTarget(), few), await observe(localTarget({ seed: 7 }), few)];
    const apart = (shapesOnly: boolean) =>
      differenceOf(left, right, { shapesOnly }).methods.filter(({ status }) => status === 'differs');
    expect(apart(false).map(({ method }) => method)).toContain('queryPositionList');
    expect(apart(true)).toEqual([]);
  });
});
