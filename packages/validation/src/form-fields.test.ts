import { describe, expect, it } from 'vitest';
import {
  askedFields,
  type FormFieldAnswer,
  type FormFieldCode,
  type FormFieldDemand,
  formFieldRule,
  formFieldText,
} from './index.ts';

const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
type Case = readonly [FormFieldAnswer | undefined, FormFieldCode | undefined];

/** What each kind of field of the information form takes (section 2, `/mailResponse/collectTable`; contract, `collectField`). */
describe.each<{ title: string; demand: Partial<FormFieldDemand>; cases: readonly Case[] }>([
  {
    title: 'a text with a limit of characters',
    demand: { kind: 'text', maxLength: 3 },
    cases: [
      ['abc', undefined],
      [' abc ', undefined],
      ['abcd', 'fieldTooLong'],
      // Two code units each, and one character.
      ['🎉🎉🎉', undefined],
      ['🎉🎉🎉🎉', 'fieldTooLong'],
      [['abc'], 'fieldFormat'],
    ],
  },
  {
    title: 'a text without a limit',
    demand: { kind: 'longText' },
    cases: [['x'.repeat(5000), undefined]],
  },
  {
    title: 'a number within its bounds',
    demand: { kind: 'number', min: 1, max: 10 },
    cases: [
      ['1', undefined],
      ['10', undefined],
      ['9.5', undefined],
      ['0', 'fieldTooSmall'],
      ['-1', 'fieldTooSmall'],
      ['0.999999', 'fieldTooSmall'],
      ['11', 'fieldTooLarge'],
      ['10.000001', 'fieldTooLarge'],
      ['ten', 'fieldFormat'],
      // As an input method for Chinese writes them.
      ['１０', undefined],
      ['１１', 'fieldTooLarge'],
      ['1e1', 'fieldFormat'],
      ['5.', 'fieldFormat'],
      ['5.1234567', 'fieldFormat'],
    ],
  },
  {
    title: 'a number without bounds',
    demand: { kind: 'number' },
    cases: [
      ['-999999999999999', undefined],
      ['999999999999999.999999', undefined],
      ['1000000000000000', 'fieldFormat'],
    ],
  },
  {
    title: 'a day of the calendar',
    demand: { kind: 'date' },
    cases: [
      ['2024-02-29', undefined],
      ['2023-02-29', 'fieldFormat'],
      ['2023-02', 'fieldFormat'],
      ['2023-13-01', 'fieldFormat'],
    ],
  },
  {
    title: 'one of several choices',
    demand: { kind: 'choice', options },
    cases: [
      ['b', undefined],
      ['d', 'fieldChoice'],
      [['b'], 'fieldFormat'],
    ],
  },
  {
    title: 'yes or no',
    demand: { kind: 'yesNo' },
    cases: [
      ['yes', undefined],
      ['no', undefined],
      ['maybe', 'fieldChoice'],
    ],
  },
  {
    title: 'several choices, each once, with a limit',
    demand: { kind: 'choices', options, most: 2 },
    cases: [
      [['a'], undefined],
      [['a', 'c'], undefined],
      [['a', 'b', 'c'], 'fieldTooMany'],
      [['a', 'd'], 'fieldChoice'],
      [['a', 'a'], 'fieldChoice'],
      ['a', 'fieldFormat'],
    ],
  },
  {
    title: 'several choices without a limit',
    demand: { kind: 'choices', options },
    cases: [[['a', 'b', 'c'], undefined]],
  },
  {
    title: 'files, each once, with a limit',
    demand: { kind: 'file', most: 2 },
    cases: [
      [['file-1', 'file-2'], undefined],
      [['file-1', 'file-2', 'file-3'], 'fieldTooMany'],
      [['file-1', 'file-1'], 'fieldChoice'],
      ['file-1', 'fieldFormat'],
    ],
  },
  {
    title: 'a phone, of any of the four countries or with its code',
    demand: { kind: 'phone' },
    cases: [
      ['13800000001', undefined],
      ['61234567', undefined],
      ['0912345678', undefined],
      ['+86 138 0000 0001', undefined],
      ['+852 5123 4567', undefined],
      ['+852 13800000001', 'fieldFormat'],
      ['12800000001', 'fieldFormat'],
    ],
  },
  {
    title: 'an e-mail',
    demand: { kind: 'email' },
    cases: [
      ['a@example.com', undefined],
      ['a@', 'fieldFormat'],
    ],
  },
  {
    title:
      "the number of an identity document: a resident's with a day and a right check character, or another document's",
    demand: { kind: 'idNumber' },
    cases: [
      ['11010519491231002X', undefined],
      ['110105 19491231 002x', undefined],
      ['110105194912310021', 'fieldFormat'],
      // The check character is right; nobody was born on that day.
      ['110105194902310026', 'fieldFormat'],
      ['A123456(3)', undefined],
      ['E12345678', undefined],
      ['12345', 'fieldFormat'],
      // As input methods and chats write them.
      ['１１０１０５１９４９１２３１００２Ｘ', undefined],
      ['A123456（3）', undefined],
      ['\u202a11010519491231002X\u202c', undefined],
      // A Macao resident's, as it is printed on the card.
      ['1234567(8)', undefined],
      ['1234567(8)9', 'fieldFormat'],
      // Passports of Germany, France and Korea, with letters among the digits (ICAO 9303).
      ['C01X00T47', undefined],
      ['12AB34567', undefined],
      ['M123A4567', undefined],
      ['PASSPORT', 'fieldFormat'],
      ['M123A45678', 'fieldFormat'],
      // A foreigner's permanent residence card, as it is since 2023 and as those before, which are valid for ten years.
      ['911124198108030024', undefined],
      ['911124198108030023', 'fieldFormat'],
      ['USA 110080010112', undefined],
      ['US1110080010112', 'fieldFormat'],
      // A permit of a resident of Hong Kong or Macao, without and with how often it was renewed.
      ['H12345678', undefined],
      ['H12345678 01', undefined],
      ['K1234567801', 'fieldFormat'],
      // A residence permit of Hong Kong's, Macao's and Taiwan's residents, a permit and an identity card of Taiwan's.
      ['810000199408230021', undefined],
      ['12345678', undefined],
      ['A123456789', undefined],
    ],
  },
])('$title', ({ demand, cases }) => {
  it.each(cases)('%j gives %j', (answer, code) => {
    expect(formFieldRule({ kind: 'text', required: false, ...demand }, answer)).toBe(code);
  });

  it.each([undefined, '', '   ', '\u200b\u2060', []])(
    '%j is no answer, and is refused only where one is required',
    (answer) => {
      const of = (required: boolean) => formFieldRule({ kind: 'text', ...demand, required }, answer);
      expect([of(true), of(false)]).toEqual(['fieldRequired', undefined]);
    },
  );
});

describe('an answer is sent in the form in which it was judged', () => {
  it.each([
    ['phone', '１３８ 0000-0001', '13800000001'],
    ['phone', 'tel:(+852) 5123.4567', '+85251234567'],
    ['email', ' candidate＠example．com\u200b', 'candidate@example.com'],
    ['idNumber', '１１０１０５ 19491231 ００２x', '11010519491231002X'],
    ['idNumber', 'A123456（3）', 'A123456(3)'],
    ['number', ' １０．５', '10.5'],
    ['text', ' 陈大文（Ｄ） ', '陈大文（Ｄ）'],
    ['longText', 'one\ntwo ', 'one\ntwo'],
    ['text', '\u200b', ''],
  ] as const)('as %s, %j is sent as %j', (kind, typed, sent) => {
    expect(formFieldText(kind, typed)).toBe(sent);
    expect(formFieldRule({ kind, required: false }, typed)).toBeUndefined();
  });
});

describe('a field that depends on the answer of another', () => {
  const fields = [
    { id: 'car' },
    { id: 'electric', when: { field: 'car', is: ['yes'] } },
    { id: 'plug', when: { field: 'electric', is: ['yes', 'partly'] } },
    { id: 'adapter', when: { field: 'plug', is: ['other'] } },
    { id: 'screen', when: { field: 'equipment', is: ['notebook'] } },
    { id: 'equipment' },
  ];
  const askedOf = (answers: Record<string, FormFieldAnswer>) =>
    askedFields(fields, answers).map(({ id }) => id);

  it.each<{ title: string; answers: Record<string, FormFieldAnswer>; asked: readonly string[] }>([
    { title: 'is not asked without an answer', answers: {}, asked: ['car', 'equipment'] },
    {
      title: 'is asked when that answer is given',
      answers: { car: 'yes' },
      asked: ['car', 'electric', 'equipment'],
    },
    {
      title: 'is asked when the other field is itself asked, for one of several answers',
      answers: { car: 'yes', electric: 'partly' },
      asked: ['car', 'electric', 'plug', 'equipment'],
    },
    {
      title: 'is not asked when the other field is not, whatever was answered to that before',
      answers: { car: 'no', electric: 'yes', plug: 'other' },
      asked: ['car', 'equipment'],
    },
    {
      title: 'is asked when the answer is among several choices',
      answers: { equipment: ['desktop', 'notebook'] },
      asked: ['car', 'screen', 'equipment'],
    },
  ])('$title', ({ answers, asked }) => {
    expect(askedOf(answers)).toEqual(asked);
  });

  it('is not asked where no field has the name of the other', () => {
    const lost = { id: 'lost', when: { field: 'nobody', is: ['yes'] } };
    expect(askedFields([lost], { nobody: 'yes' })).toEqual([]);
  });
});
