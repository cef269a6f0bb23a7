import type { ParsedField } from '@careers/gateway/contract';
import { phoneNationCodes } from '@careers/validation';
import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, readLabel } from './cells.ts';
import { findEmail, findPhone } from './contacts.ts';
import { findDay } from './dates.ts';
import { fold, wordSet } from './fold.ts';
import { confidences, found } from './found.ts';

const labels = {
  name: wordSet('姓名|名字|name|fullname|中文姓名|英文姓名|名稱'),
  gender: wordSet('性别|性別|gender|sex'),
  birthday: wordSet('出生日期|出生年月|出生年月日|生日|出生|dateofbirth|birthday|birthdate|dob|born'),
  city: wordSet(
    '现居住地|现居地|现居|居住地|所在地|所在城市|现居城市|居住城市|城市|现住址|居住地址|地址|居住地區|居住地點|住址|現居地|location|city|address|residence|currentcity|currentlocation',
  ),
};
const titles = wordSet(
  '个人简历|简历|求职简历|我的简历|個人履歷|個人簡歷|履歷|履歷表|resume|résumé|curriculumvitae|cv',
);

/** The person's basics: from the top of a resume, from labels, and contacts also from its end. */
export function readBasics(top: readonly DocLine[], all: readonly DocLine[]): ParsedField[] {
  const labelled = readLabelled(top);
  const hasGender = labelled.some(({ path }) => path === 'basics.gender');
  const fields = [...labelled, ...(hasGender ? [] : readGender(top)), ...readContacts(top, all)];
  const hasName = fields.some(({ path }) => path === 'basics.name');
  return hasName ? fields : [...readFirstLine(top), ...fields];
}

function readLabelled(top: readonly DocLine[]): ParsedField[] {
  const fields = new Map<string, ParsedField>();
  for (const [at, line] of top.entries()) {
    for (const { label, value } of [...labelledIn(line.text), ...labelledBy(line, top[at + 1])]) {
      for (const field of readLabelledValue(label, value, line)) {
        if (!fields.has(field.path)) fields.set(field.path, field);
      }
    }
  }
  return [...fields.values()];
}

/** Reads `姓名：张伟  性别：男`, and the same in cells of a table, without colons: `姓名 | 张伟 | 性别 | 男`. */
function labelledIn(line: string): { readonly label: string; readonly value: string }[] {
  const cells = line.split(/\t|[|｜]|;|；/);
  return cells.flatMap((cell, at) => {
    const labelled = readLabel(cell);
    if (labelled) return several(cell);
    const beside = labelBeside(cell);
    if (beside) return [beside];
    const label = labelIn(cell);
    const value = cells[at + 1]?.trim();
    return value && isKnown(label) ? [{ label, value }] : [];
  });
}

/** Reads `现居住地 深圳`: in a PDF, the cells of a narrow table are no farther apart than words. */
function labelBeside(cell: string): { readonly label: string; readonly value: string } | undefined {
  const words = cell.trim().split(' ');
  for (let count = 1; count < Math.min(words.length, LABEL_WORDS); count++) {
    const label = labelIn(words.slice(0, count).join(''));
    if (/^\p{Script=Han}+$/u.test(label) && isKnown(label))
      return { label, value: words.slice(count).join(' ') };
  }
  return undefined;
}

/** `姓 名` is one label in two words; no label of four characters is split into more. */
const LABEL_WORDS = 5;

/** In a table that was saved as text, each cell is on a line of its own: `姓名`, then `张伟`. */
function labelledBy(
  { text }: DocLine,
  next: DocLine | undefined,
): { readonly label: string; readonly value: string }[] {
  const label = labelIn(text);
  if (!next || !isKnown(label)) return [];
  const value = next.text.trim();
  return isKnown(labelIn(value)) || readLabel(value) || value.includes('\t') ? [] : [{ label, value }];
}

const labelIn = (cell: string) => fold(cell).replace(/[\s:：]/g, '');

const isKnown = (label: string) => Object.values(labels).some((known) => known.has(label));

/** A cell may contain several labelled values, separated by blanks. */
function several(cell: string): { readonly label: string; readonly value: string }[] {
  return cell.split(/ (?=[\p{Script=Han}]{2,6}[:：])/u).flatMap((part) => readLabel(part) ?? []);
}

function readLabelledValue(label: string, value: string, line: DocLine): ParsedField[] {
  if (labels.name.has(label)) return found('basics.name', value.slice(0, 60), confidences.labelled, line);
  if (labels.city.has(label)) return found('basics.city', value.slice(0, 80), confidences.known, line);
  if (labels.gender.has(label)) return found('basics.gender', genderOf(value), confidences.labelled, line);
  if (labels.birthday.has(label))
    return found('basics.birthday', findDay(value) ?? '', confidences.labelled, line);
  return [];
}

function genderOf(value: string): string {
  if (/^\s*(?:男|male\b|m\b)/i.test(value)) return 'male';
  return /^\s*(?:女|female\b|f\b)/i.test(value) ? 'female' : '';
}

/** `女 | 29 岁`: one of the values of a line, and nothing else in it. */
function readGender(top: readonly DocLine[]): ParsedField[] {
  for (const line of top) {
    const cell = cellsOf(line.text).find((one) => /^(?:男|女|男性|女性|male|female)$/i.test(one));
    if (cell) return found('basics.gender', genderOf(cell), confidences.known, line);
  }
  return [];
}

function readContacts(top: readonly DocLine[], all: readonly DocLine[]): ParsedField[] {
  const atTop = { email: firstOf(top, findEmail), phone: firstOf(top, findPhone) };
  const hasAny = atTop.email !== undefined || atTop.phone !== undefined;
  // Contacts farther below may belong to a referee.
  const email = atTop.email ?? (hasAny ? undefined : firstOf(all, findEmail));
  const phone = atTop.phone ?? (hasAny ? undefined : firstOf(all, findPhone));
  const { nationCode = phoneNationCodes[0], phone: digits = '', isSure } = phone?.value ?? {};
  const sureness = hasAny ? confidences.labelled : confidences.guessed;
  const confidence = isSure ? sureness : Math.min(sureness, confidences.placed);
  return [
    ...(digits ? found('basics.phoneNationCode', String(nationCode), confidence, phone?.line) : []),
    ...found('basics.phone', digits, confidence, phone?.line),
    ...found('basics.email', email?.value ?? '', sureness, email?.line),
  ];
}

function firstOf<Value>(lines: readonly DocLine[], read: (text: string) => Value | undefined) {
  for (const line of lines) {
    const value = read(line.text);
    if (value !== undefined) return { value, line };
  }
  return undefined;
}

const FIRST_LINES = 5;
/** `CHAN TAI MAN, PETER`, as names are written in Hong Kong. */
const aSurnameFirst =
  /^(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){0,3}),\s?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?$/u;
const isQualified = /,\s?(?:CFA|CPA|ACCA|FRM|MBA|PMP|MD|JD|PhD|[BM]Sc|[BM]A)\b/i;

/** A resume without labels begins with the person's name. */
function readFirstLine(top: readonly DocLine[]): ParsedField[] {
  let column = 0;
  for (const line of top) {
    column = line.startsColumn ? 1 : column + 1;
    if (column > FIRST_LINES) continue;
    const [first = ''] = line.text.split(/\t|[|｜,，·]/);
    const plain = first.replace(/(?:的)?(?:个人)?(?:简历|履歷|簡歷)$/u, '').trim();
    if (titles.has(labelIn(plain)) || isKnown(labelIn(plain)) || plain === '') continue;
    const isChinese = /^\p{Script=Han}(?:\s?\p{Script=Han}){1,3}$/u.test(plain);
    if (isChinese) return found('basics.name', plain.replace(/\s/g, ''), confidences.known, line);
    const [, surnameFirst] = aSurnameFirst.exec(line.text) ?? [];
    if (surnameFirst && !isQualified.test(line.text))
      return found('basics.name', line.text, confidences.placed, line);
    const isLatin = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(plain);
    if (isLatin) return found('basics.name', plain, confidences.placed, line);
  }
  return [];
}
