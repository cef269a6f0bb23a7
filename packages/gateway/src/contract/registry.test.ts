import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAgreement, queryDueConsents } from './agreement.ts';
import { collectField } from './collect.ts';
import { delivery } from './delivery.ts';
import { defineMethod, groupFor, siteIdIn } from './method.ts';
import { positionSummary } from './positions.ts';
import { recommendation } from './recommend.ts';
import { findMethod, type MethodId, methodIds, methodPath, registry } from './registry.ts';
import { figure, figureText, idempotencyKey, instant, number, page, text } from './shapes.ts';

describe('the registry', () => {
  it.each(methodIds)('finds %s by each of its paths', (id) => {
    const method = registry[id];
    for (const group of method.groups) expect(findMethod(methodPath(method, group))).toBe(id);
  });

  it('names a business method by group, and a base or admin method by its URI', () => {
    expect(methodPath(registry.login)).toBe('rm.account.login');
    expect(methodPath(registry.loadWebsiteStyle, 'rm.internalHomepageNoAuth')).toBe(
      'rm.internalHomepageNoAuth.loadWebsiteStyle',
    );
    expect(methodPath(registry.addLog)).toBe('/rm/sys/api/addLog');
    expect(methodPath(registry.getEncryptedString)).toBe('/sys/common/getEncryptedString');
  });

  it.each(['', 'login', 'rm.account', 'rm.position.login', 'constructor', '__proto__'])(
    'has no %j',
    (path) => {
      expect(findMethod(path)).toBeUndefined();
    },
  );

  it('has no two methods under one path', () => {
    const paths = methodIds.flatMap((id) =>
      registry[id].groups.map((group) => methodPath(registry[id], group)),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(methodIds)('declares %s soundly', (id: MethodId) => {
    const { submit, captcha, param, siteBound, siteField, channel, verb } = registry[id];
    // A submit without the key would happen twice; a captcha that has no place in the param never passes.
    expect('idempotencyKey' in fieldsOf(param)).toBe(submit);
    if (captcha) expect(fieldsOf(param)).toMatchObject({ captchaVerification: {}, captchaType: {} });
    if (siteField === 'id') expect([siteBound, 'id' in fieldsOf(param)]).toEqual([true, true]);
    if (channel !== 'base') expect(verb).toBe('post');
  });
});

describe('values', () => {
  // A status that a gateway has added since must not take every other row of a list with it.
  it.each([
    [positionSummary.entries.status, 'open', 'paused', 'closed'],
    [delivery.entries.status, 'hired', 'headhunting', 'screening'],
    [recommendation.entries.status, 'received', 'pooled', 'screening'],
    [collectField.entries.kind, 'file', 'signature', 'text'],
  ] as const)(
    '%#: reads a word that came after the client as one that it knows',
    (schema, word, later, as) => {
      expect([v.parse(schema, word), v.parse(schema, later)]).toEqual([word, as]);
      for (const none of [undefined, null, 1]) expect(v.safeParse(schema, none).success).toBe(false);
    },
  );

  // Unquoted values are numbers, and the client accepts both (decisions, section 1, Types).
  it.each(methodIds)(
    'every number that %s answers may come as a decimal text, and a figure that is a text as a number',
    (id) => {
      expect(bareFigures(registry[id].data, id)).toEqual([]);
    },
  );

  it.each([
    ['2', '2'],
    [2, '2'],
    ['', ''],
  ])('a text %j is read as %j, quoted or not', (given, read) => {
    expect(v.parse(text, given)).toBe(read);
  });

  it.each([
    [1, 1],
    ['1', 1],
    ['-2.5', -2.5],
  ])('a number %j is read as %j, quoted or not', (given, read) => {
    expect(v.parse(number, given)).toBe(read);
  });

  it('figures of a list are read as the list has them, quoted or not', () => {
    expect(['1', 2].map((given) => v.parse(figureText(['1', '2']), given))).toEqual(['1', '2']);
    expect([6, '12'].map((given) => v.parse(figure([6, 12]), given))).toEqual([6, 12]);
    for (const other of ['3', 3, '', null, true]) {
      expect(v.safeParse(figureText(['1', '2']), other).success).toBe(false);
      expect(v.safeParse(figure([6, 12]), other).success).toBe(false);
    }
  });

  it.each(['', ' 1', '1e3', '0x1', 'NaN', null, true, Number.NaN, {}])('%j is no number', (given) => {
    expect(v.safeParse(number, given).success).toBe(false);
  });

  // ISO 8601 has more ways to write an offset than browsers read; a page that shows such a time breaks (decisions, section 1).
  it.each([
    ['2026-11-20T10:00:00+08:00', '2026-11-20T10:00:00+08:00'],
    ['2026-11-20T10:00:00.250Z', '2026-11-20T10:00:00.250Z'],
    ['2026-11-20T10:00:00+0800', '2026-11-20T10:00:00+08:00'],
    ['2026-11-20T10:00:00+08', '2026-11-20T10:00:00+08:00'],
    ['2026-11-20T10:00:00-12', '2026-11-20T10:00:00-12:00'],
    ['2026-11-20T10:00:00+0530', '2026-11-20T10:00:00+05:30'],
    ['2026-11-20T23:59:59.123456789-09:30', '2026-11-20T23:59:59.123456789-09:30'],
    ['2026-11-20 10:00:00.5+00', '2026-11-20T10:00:00.5+00:00'],
    // Ruby writes a blank before the offset.
    ['2026-11-20 10:00:00 +0800', '2026-11-20T10:00:00+08:00'],
    // Java leaves out seconds that are none.
    ['2026-11-20T10:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00+08:00', '2026-11-20T10:00:00+08:00'],
    ['2026-11-20 10:00+0800', '2026-11-20T10:00:00+08:00'],
  ])('an instant %j is read as %j, which every browser understands', (given, read) => {
    expect(v.parse(instant, given)).toBe(read);
    expect(Date.parse(read)).not.toBeNaN();
  });

  it.each([
    '2026-11-20T10:00:00',
    '2026-11-20T10:00',
    '2026-11-20T10Z',
    '2026-11-20',
    '2026-02-29T10:00:00Z',
    '2026-11-20T10:00:00+24',
    '2026-11-20T10:00:00+08:60',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:60:00Z',
    '2026-11-20T10:00:60Z',
    '2026-13-01T10:00:00Z',
    'on 2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00Z or so',
  ])('%j is no instant', (given) => {
    expect(v.safeParse(instant, given).success).toBe(false);
  });

  it.each([
    ['publishDate', positionSummary.entries.publishDate],
    ['effectiveFrom', getAgreement.data.entries.effectiveFrom],
    ['effectiveFrom of a due consent', queryDueConsents.data.item.entries.effectiveFrom],
  ])('%s is a day that a calendar has', (_, schema) => {
    expect(v.safeParse(schema, '2028-02-29').success).toBe(true);
    for (const none of ['2026-02-31', '2026-02-29', '2026-04-31', '2026-1-5'])
      expect(v.safeParse(schema, none).success, none).toBe(false);
  });

  it('pages count from 1 and hold 1 to 100 rows', () => {
    const schema = v.object(page);
    expect(v.parse(schema, {})).toEqual({ pageNo: 1, pageSize: 10 });
    expect(v.parse(schema, { pageNo: '3', pageSize: 100 })).toEqual({ pageNo: 3, pageSize: 100 });
    for (const wrong of [
      { pageNo: 0 },
      { pageNo: 1.5 },
      { pageSize: 0 },
      { pageSize: 101 },
      { pageNo: 'x' },
    ]) {
      expect(v.safeParse(schema, wrong).success).toBe(false);
    }
  });

  it('an idempotency key has 1 to 64 characters', () => {
    for (const [length, fits] of [
      [0, false],
      [1, true],
      [64, true],
      [65, false],
    ] as const) {
      expect(v.safeParse(idempotencyKey, 'k'.repeat(length)).success).toBe(fits);
    }
  });
});

describe('a method', () => {
  it('is an open business call of one group, and neither a submit nor bound to a site, unless it says so', () => {
    const plain = defineMethod({ name: 'read', groups: ['rm.one'], param: v.object({}), data: v.object({}) });
    expect(plain).toMatchObject({
      channel: 'business',
      internalGroup: undefined,
      access: 'open',
      verb: 'post',
      siteBound: false,
      siteField: 'homepageConfigId',
      submit: false,
      captcha: false,
      reasons: [],
    });
    expect([groupFor(plain, false), groupFor(plain, true)]).toEqual(['rm.one', 'rm.one']);
  });

  it('is of the internal group for an internal site alone', () => {
    const { loadWebsiteStyle } = registry;
    expect([groupFor(loadWebsiteStyle, false), groupFor(loadWebsiteStyle, true)]).toEqual([
      'rm.websiteView',
      'rm.internalHomepageNoAuth',
    ]);
  });

  // Decisions, section 1: a `homepageConfigId` in `param` wins; so does the `id` of the methods that name the website by it.
  it.each([
    [{ homepageConfigId: 'site', id: 'other' }, undefined, 'site'],
    [{ homepageConfigId: 'other', id: 'site' }, 'id', 'site'],
    [{ id: 'other' }, undefined, undefined],
    [{ homepageConfigId: undefined }, undefined, undefined],
    [{ homepageConfigId: 7 }, undefined, undefined],
    [null, undefined, undefined],
    ['site', undefined, undefined],
  ] as const)('whose param is %j names its site by %s: %s', (param, field, site) => {
    expect(siteIdIn(param, field)).toBe(site);
  });
});

/** The fields of an object schema, or of all the objects that a variant may be. */
function fieldsOf(schema: v.GenericSchema): Record<string, unknown> {
  if ('entries' in schema && typeof schema.entries === 'object') return { ...schema.entries };
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
  return Object.assign({}, ...options.map((option) => fieldsOf(option)));
}

const isPart = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** Whether a schema is of numbers or of texts: of any, or of those that it lists. */
function takes({ type, options }: Readonly<Record<string, unknown>>, kind: 'number' | 'string'): boolean {
  return type === kind || (Array.isArray(options) && options.some((option) => typeof option === kind));
}

/** Where a schema takes a number, but not as a decimal text, or a listed figure as a text alone, by path. */
function bareFigures(schema: unknown, path: string): string[] {
  if (!isPart(schema)) return [];
  const { type, entries, options, item, wrapped, value } = schema;
  const listed = Array.isArray(options) ? options : [];
  if (type === 'number' || listed.some((word) => /^\d+$/.test(String(word)))) return [path];
  const choices = listed.filter(isPart);
  if (choices.some((choice) => takes(choice, 'number')) && choices.some((choice) => takes(choice, 'string')))
    return [];
  return [
    ...Object.entries(isPart(entries) ? entries : {}).flatMap(([name, part]) =>
      bareFigures(part, `${path}.${name}`),
    ),
    ...[...choices, item, wrapped, value].flatMap((part) => bareFigures(part, path)),
  ];
}
