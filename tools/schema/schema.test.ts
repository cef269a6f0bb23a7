import { readFileSync } from 'node:fs';
import { reference } from '@careers/gateway/reference';
import { methodIds, registry } from '@careers/gateway/registry';
import { encodePayload, encodeReply } from '@careers/gateway/wire';
import { brokenParams } from '@careers/mocks/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { contractDocuments } from './documents.ts';
import { methodSchemas } from './method-schemas.ts';
import { openApi } from './open-api.ts';

/** Validators that know the contract only from the documents. */
function readerOf(lenient: boolean) {
  const reader = new Ajv2020({
    strict: !lenient,
    strictTypes: false,
    allErrors: true,
    keywords: ['x-methods'],
  });
  formats.default(reader);
  return reader.addSchema(methodSchemas(), 'methods.schema.json');
}
const strict = readerOf(false);
/** An OpenAPI document is not a schema, but contains some. */
const lenient = readerOf(true).addSchema(openApi(), 'openapi.json');

const says = (where: string, value: unknown) => {
  const validate = (where.startsWith('openapi') ? lenient : strict).getSchema(where);
  if (!validate) throw new Error(`no schema at ${where}`);
  return validate(value) ? [] : validate.errors;
};
const ofMethod = (id: string, side: 'param' | 'data') => `methods.schema.json#/$defs/${id}.${side}`;

test.each(contractDocuments())(
  '$path is what the contract says; `npm run schema` writes it',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

describe.each(methodIds)('%s', (id) => {
  const { param, data } = reference[id].example;

  it('has an example that another reader of the schema takes', () => {
    expect(says(ofMethod(id, 'param'), param)).toEqual([]);
    expect(says(ofMethod(id, 'data'), data)).toEqual([]);
  });

  it('is refused in the schema wherever it is refused in the contract', () => {
    for (const broken of brokenParams(registry[id], param))
      expect([broken.field, says(ofMethod(id, 'param'), broken.param)]).not.toEqual([broken.field, []]);
  });
});

it('reads a null in an optional field of data as the client does, and in no required one', () => {
  const { data } = reference.queryPositionDetail.example;
  expect(says(ofMethod('queryPositionDetail', 'data'), { ...data, deadline: null })).toEqual([]);
  expect(says(ofMethod('queryPositionDetail', 'data'), { ...data, post: null })).not.toEqual([]);
});

it('counts the characters of a text as the contract does, an emoji as one', () => {
  for (const [length, fits] of [
    [100, true],
    [101, false],
  ] as const) {
    const param = { keyword: '😀'.repeat(length) };
    const taken = [
      v.safeParse(registry.querySuggestions.param, param).success,
      says(ofMethod('querySuggestions', 'param'), param)?.length === 0,
    ];
    expect(taken, `${length} of them`).toEqual([fits, fits]);
  }
});

it('takes whole numbers as decimal texts, as the decisions do, and no others', () => {
  const where = ofMethod('queryPositionList', 'param');
  const takes = (pageNo: unknown) => says(where, { pageNo })?.length === 0;
  const given = [1, '1', 1.5, '1.5', 'one', 0];
  expect(given.filter(takes)).toEqual([1, '1']);
  expect(given.filter((pageNo) => v.is(registry.queryPositionList.param, { pageNo }))).toEqual([1, '1']);
});

it('says of each method that is about a website which field of its param names that', () => {
  const told = v.parse(
    v.object({ 'x-methods': v.record(v.string(), v.object({ siteField: v.optional(v.string()) })) }),
    methodSchemas(),
  )['x-methods'];
  expect(told.queryRobotConfig).toEqual({ siteField: 'id' });
  expect(told.login).toEqual({ siteField: 'homepageConfigId' });
  expect(told.getPublicKey).toEqual({});
});

describe('the OpenAPI document', () => {
  it('is one, by the word of a validator', async () => {
    // The validator needs each file that the document refers to.
    const validator = new Validator();
    validator.addSpecRef({ ...methodSchemas() }, 'methods.schema.json');
    expect(await validator.validate(openApi())).toEqual({ valid: true });
  });

  it('describes the body and the reply that client and mock exchange', () => {
    const paramString = encodePayload({ method: 'getSysConfigInfo', param: {} });
    expect(says('openapi.json#/components/schemas/BusinessBody', { paramString })).toEqual([]);
    expect(says('openapi.json#/components/schemas/BusinessBody', { param: paramString })).not.toEqual([]);
    const reply = encodeReply('MS000A000', 'ok', { zhHkStart: 1, enWwStart: 1 });
    expect(says('openapi.json#/components/schemas/BusinessReply', reply)).toEqual([]);
  });

  const plainReply = (path: string, verb: string) =>
    `openapi.json#/paths/${path.replaceAll('/', '~1')}/${verb}/responses/200/content/application~1json/schema`;
  const file = { fileId: 'f', fileName: 'resume.pdf', size: 14 };

  // Decisions, sections 2 and 3: every gateway but the business one refuses in this shape.
  describe.each([
    ['/base', 'post', {}],
    ['/admin/sys/common/getEncryptedString', 'get', { key: 'k'.repeat(16), iv: 'i'.repeat(16) }],
    ['/files/upload', 'post', file],
  ])('of %s', (path, verb, data) => {
    const where = plainReply(path, verb);

    it.each([
      ['no data', { data: null, code: 'MS000A401', message: 'Wrong app credentials' }],
      ['its reason', { data: { reason: 'linkInvalid' }, code: '451', message: 'The link is invalid' }],
      ['a code alone', { code: 40101 }],
    ])('takes a refusal with %s', (_, refusal) => {
      expect(says(where, { successful: false, ...refusal })).toEqual([]);
    });

    it('takes a success with its data, and with no others', () => {
      expect(says(where, { successful: true, data })).toEqual([]);
      expect(says(where, { successful: true, data: null })).not.toEqual([]);
      expect(says(where, { successful: 'true', data })).not.toEqual([]);
    });
  });

  it('takes the refusal of a download', () => {
    const refusal = { successful: false, data: null, code: '451', message: 'There is no such file' };
    expect(says(plainReply('/files/download', 'get'), refusal)).toEqual([]);
  });

  it('names every API group of the contract', () => {
    const written = JSON.stringify(openApi());
    for (const id of methodIds.filter((one) => registry[one].channel !== 'admin'))
      for (const group of registry[id].groups) expect(written).toContain(`"${group}"`);
  });
});
