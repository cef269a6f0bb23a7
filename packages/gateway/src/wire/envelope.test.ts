import { describe, expect, it } from 'vitest';
import { WireError } from './base64.ts';
import {
  decodeBaseReply,
  decodeBody,
  decodePayload,
  decodeReply,
  encodeBody,
  encodePayload,
  encodeReply,
} from './envelope.ts';

/** Base64 by another hand than the one under test. */
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

type Row = readonly [what: string, text: string];

const notRecords: readonly Row[] = [
  ['nothing', ''],
  ['a cut object', '{"paramString":"x'],
  ['no JSON', 'paramString=x'],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"x"'],
  ['an array', '[]'],
  ['an HTML page', '<html></html>'],
];

describe('request', () => {
  it('is {"paramString":"<P>"}', () => {
    expect(encodeBody('UA==')).toBe('{"paramString":"UA=="}');
    expect(decodeBody('{"paramString":"UA==","more":1}')).toBe('UA==');
  });

  it('carries biz with method and param, or uri, method and param', () => {
    const business = { method: 'login', param: { username: '林' } };
    const base = { uri: '/rm/sys/api/addLog', method: 'get', param: { source: '1' } } as const;
    for (const biz of [business, base]) {
      expect(Buffer.from(encodePayload(biz), 'base64').toString('utf8')).toBe(JSON.stringify({ biz }));
      expect(decodePayload(encodePayload(biz))).toEqual(biz);
    }
  });

  it.each<Row>([
    ...notRecords,
    ['no paramString', '{}'],
    ['a number as paramString', '{"paramString":5}'],
    ['null as paramString', '{"paramString":null}'],
    ['an object as paramString', '{"paramString":{}}'],
  ])('has no readable body in %s', (_, body) => {
    expect(() => decodeBody(body)).toThrow(WireError);
  });

  it.each<Row>([
    ['no base64', '***'],
    ['cut base64', encodePayload({ method: 'x', param: {} }).slice(0, -3)],
    ['base64 in lines', encodePayload({ method: 'x'.repeat(80), param: {} }).replace(/.{76}/, '$&\r\n\r\n')],
    ['base64 with blanks behind it', `${encodePayload({ method: 'x', param: {} })}    `],
    ...notRecords.map(([what, text]) => [`base64 of ${what}`, base64(text)] as const),
    ['no biz', base64('{}')],
    ['a text as biz', base64('{"biz":"x"}')],
    ['an array as biz', base64('{"biz":[]}')],
    ['null as biz', base64('{"biz":null}')],
  ])('has no readable payload in %s', (_, paramString) => {
    expect(() => decodePayload(paramString)).toThrow(WireError);
  });
});

describe('business reply', () => {
  const reply = (more: object) => JSON.stringify({ returnCode: 'MS000A000', returnDesc: '成功', ...more });

  it.each([
    ['an object is parsed as JSON', '{"a":"招聘"}', { a: '招聘' }],
    ['an array is parsed as JSON', '[1,2]', [1, 2]],
    ['any other text is a string', '招聘', '招聘'],
    ['a number stays a string', '42', '42'],
    ['true stays a string', 'true', 'true'],
    ['an empty text is a string', '', ''],
    ['a blank before the brace makes it a string', ' {"a":1}', ' {"a":1}'],
  ])('returnData: %s', (_, text, data) => {
    expect(decodeReply(reply({ returnData: base64(text) }))).toEqual({
      code: 'MS000A000',
      message: '成功',
      data,
    });
  });

  it.each(['\n', '\r\n'])('reads returnData in the lines that mail encoders write, ended by %j', (end) => {
    const data = { text: '招聘'.repeat(40) };
    for (const more of ['', ' ', '  ', '   ']) {
      const lines = base64(JSON.stringify(data) + more).replace(/.{1,76}/g, `$&${end}`);
      expect(decodeReply(reply({ returnData: lines })).data).toEqual(data);
    }
  });

  it('reads absent returnData as {}', () => {
    expect(decodeReply(reply({})).data).toEqual({});
    expect(decodeReply(reply({ returnData: null })).data).toEqual({});
  });

  it.each([
    [undefined, {}],
    ['text', 'text'],
    ['', ''],
    [{ reason: '已投递' }, { reason: '已投递' }],
    [[], []],
    [0, '0'],
  ])('is read back as it was written: %j', (data, expected) => {
    const written = encodeReply('451', '说明', data);
    expect(decodeReply(JSON.stringify(written))).toEqual({ code: '451', message: '说明', data: expected });
    expect('returnData' in written).toBe(data !== undefined);
  });

  it('accepts a code as a number, since the specification does not quote 451 and 40101', () => {
    expect(decodeReply('{"returnCode":40101,"returnDesc":"x"}').code).toBe('40101');
  });

  it('has an empty message when none came', () => {
    expect(decodeReply('{"returnCode":"451"}').message).toBe('');
    expect(decodeReply('{"returnCode":"451","returnDesc":7}').message).toBe('');
  });

  // Success carries base64 (section 7); what refuses a call may stand before whatever encodes.
  it.each([
    [{}, {}],
    [[], []],
    [5, {}],
    [true, {}],
    ['no base64', {}],
    ['{oops', {}],
    // Its details say why, and which captcha is asked for: what did not come through the encoder is read as it is.
    [{ reason: 'x' }, { reason: 'x' }],
    ['{"captchaType":"clickWord"}', { captchaType: 'clickWord' }],
  ])('is a refusal by its code and its description, whatever data come with it: %j', (returnData, data) => {
    const refused = JSON.stringify({ returnCode: '40101', returnDesc: '请登录', returnData });
    expect(decodeReply(refused)).toEqual({ code: '40101', message: '请登录', data });
  });

  it.each<Row>([
    ...notRecords,
    ['no code', '{"returnDesc":"x"}'],
    ['an object as code', '{"returnCode":{}}'],
    ['null as code', '{"returnCode":null}'],
    ['a number as data', reply({ returnData: 5 })],
    ['an object as data', reply({ returnData: { a: 1 } })],
    ['data that is no base64', reply({ returnData: '%%%' })],
    ['data that is no UTF-8', reply({ returnData: Buffer.from([0xff, 0xff, 0xff]).toString('base64') })],
    ['data that begins as an object and is none', reply({ returnData: base64('{oops') })],
    ['data that begins as an array and is none', reply({ returnData: base64('[1,') })],
  ])('is refused: %s', (_, body) => {
    expect(() => decodeReply(body)).toThrow(WireError);
  });

  it('never passes for a shorter message when it is cut, wherever that is', () => {
    const data = base64(JSON.stringify({ total: 2, rows: ['一', '二'] }));
    for (let length = 1; length < data.length; length++) {
      expect(() => decodeReply(reply({ returnData: data.slice(0, length) }))).toThrow(WireError);
    }
    const body = reply({ returnData: data });
    for (let length = 0; length < body.length; length++) {
      expect(() => decodeReply(body.slice(0, length))).toThrow(WireError);
    }
  });
});

describe('base reply', () => {
  it('is a success when the successful flag is true, with data in data', () => {
    expect(decodeBaseReply('{"successful":true,"data":{"a":1}}')).toEqual({
      code: 'MS000A000',
      message: '',
      data: { a: 1 },
    });
    expect(decodeBaseReply('{"successful":true,"data":"text"}').data).toBe('text');
    expect(decodeBaseReply('{"successful":true}').data).toEqual({});
    expect(decodeBaseReply('{"successful":true,"data":null}').data).toEqual({});
  });

  it('fails with the codes of the business gateway', () => {
    expect(
      decodeBaseReply('{"successful":false,"code":"451","message":"不行","data":{"reason":"x"}}'),
    ).toEqual({
      code: '451',
      message: '不行',
      data: { reason: 'x' },
    });
    expect(decodeBaseReply('{"successful":false,"code":40101}').code).toBe('40101');
    expect(decodeBaseReply('{"successful":false}')).toEqual({ code: '', message: '', data: {} });
  });

  it('is decided by the flag alone', () => {
    expect(decodeBaseReply('{"successful":false,"code":"MS000A000"}').code).not.toBe('MS000A000');
    expect(decodeBaseReply('{"successful":true,"code":"451"}').code).toBe('MS000A000');
  });

  it.each<Row>([
    ...notRecords,
    ['no flag', '{"data":{}}'],
    ['a text as flag', '{"successful":"true"}'],
    ['a number as flag', '{"successful":1}'],
  ])('is refused: %s', (_, body) => {
    expect(() => decodeBaseReply(body)).toThrow(WireError);
  });
});
