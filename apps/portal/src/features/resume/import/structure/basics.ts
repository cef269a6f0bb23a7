import type { ParsedField } from '@careers/gateway/contract';
import { phoneNationCodes } from '@careers/validation';
import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, readLabel } from './cells.ts';
import { findEmail, findPhone } from './contacts.ts';
import { findDay } from './dates.ts';
import { fold, wordSet } from './fold.ts';
import { confidences, found } from './found.ts';
import { isPlace } from './places.ts';
import { isEmployer, isJobTitle } from './work.ts';

const labels = {
  name: wordSet('姓名|名字|name|fullname|中文姓名|英文姓名|名稱'),
  gender: wordSet('性别|性別|gender|sex'),
  birthday: wordSet('出生日期|出生年月|出生年月日|生日|出生|dateofbirth|birthday|birthdate|dob|born'),
  city: wordSet(
    '现居住地|现居地|现居|居住地|所在地|所在城市|现居城市|居住城市|城市|现住址|居住地址|地址|居住地區|居住地點|住址|現居地|location|city|address|residence|currentcity|currentlocation',
  ),
};
const titles = wordSet(
  '个人简历|简历|求职简历|我的简历|個人履歷|個人簡歷|履歷|履歷表|personalresume|resume|résumé|curriculumvitae|cv',
);

/** The person's basics: from the top of a resume, from labels, and contacts also from its end. */
export function readBasics(top: readonly DocLine[], all: readonly DocLine[]): ParsedField[] {
  const labelled = readLabelled(top);
  const has = (path: string) => labelled.some((field) => field.path === path);
  const fields = [
    ...labelled,
    ...(has('basics.gender') ? [] : readGender(top)),
    ...(has('basics.birthday') ? [] : readBirthday(top)),
    ...readContacts(top, all),
  ];
  const hasName = has('basics.name');
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
    return value ? [{ label, value }] : [];
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

const isContactLabel =
  /^(?:联系)?(?:电话|電話|手机|手機)(?:号码?|號碼)?$|^(?:电子)?(?:邮箱|電郵)$|^(?:phone|mobile|e-?mail)$/;

/** Whether a line is only a label of what `basics` holds. */
export function isBasicsLabel(line: string): boolean {
  const label = labelIn(line);
  return isKnown(label) || isContactLabel.test(label);
}

const isKnown = (label: string) => Object.values(labels).some((known) => known.has(label));

/** A cell may contain several labelled values, separated by blanks. */
function several(cell: string): { readonly label: string; readonly value: string }[] {
  return cell.split(beforeLabel).flatMap((part) => readLabel(part) ?? []);
}

/** In English a label may be several words, so that only those of a person's facts are known. */
const beforeLabel =
  / (?=\p{Script=Han}{2,6}[:：])|\s(?=(?:gender|sex|age|date of birth|birthday|dob|nationality|marital status|phone|tel|mobile|e-?mail|address|location)\s?[:：])/iu;

function readLabelledValue(label: string, value: string, line: DocLine): ParsedField[] {
  if (labels.name.has(label))
    return found('basics.name', nameIn(value).slice(0, 60), confidences.labelled, line);
  if (labels.city.has(label)) return found('basics.city', value.slice(0, 80), confidences.known, line);
  if (labels.gender.has(label)) return found('basics.gender', genderOf(value), confidences.labelled, line);
  if (labels.birthday.has(label))
    return found('basics.birthday', findDay(value) ?? '', confidences.labelled, line);
  return [];
}

/** A name without the blanks in it and the facts behind it; one in brackets is part of it. */
function nameIn(value: string): string {
  return /[(（]/.test(value) ? value : (chineseName(value.trim()) ?? value);
}

function genderOf(value: string): string {
  if (/^\s*(?:男|male\b|m\b)/i.test(value)) return 'male';
  return /^\s*(?:女|female\b|f\b)/i.test(value) ? 'female' : '';
}

/** `女 | 29 岁`: one of the values of a line, and nothing else in it. */
function readGender(top: readonly DocLine[]): ParsedField[] {
  for (const line of top) {
    const cell =
      cellsOf(line.text).find((one) => /^(?:男性?|女性?|male|female)$/i.test(one)) ??
      /(?:^|[\s(（])([男女])(?=$|[\s)）])/u.exec(line.text)?.[1];
    if (cell) return found('basics.gender', genderOf(cell), confidences.known, line);
  }
  return [];
}

/** `女 | 1998年4月12日`: a day that stands alone beside a gender. */
function readBirthday(top: readonly DocLine[]): ParsedField[] {
  for (const line of top) {
    const cells = line.text.split(/[\t|｜]/);
    const day = cells.map(findDay).find((one) => one !== undefined);
    if (day && cells.some((cell) => genderOf(cell) !== ''))
      return found('basics.birthday', day, confidences.known, line);
  }
  return [];
}

function readContacts(top: readonly DocLine[], all: readonly DocLine[]): ParsedField[] {
  const own = top.filter(({ text }) => !isOfSomebodyElse.test(text));
  const atTop = { email: firstOf(own, findEmail), phone: firstOf(own, findPhone) };
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

/** Somebody who may be asked about the person, or called in an emergency. */
const isOfSomebodyElse = /紧急|緊急|推荐人|推薦人|证明人|證明人|介绍人|referees?\b|references?\b|emergency/i;

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

/** `张 伟`, `欧阳娜`, and names of other peoples of China: `阿依古丽·买买提`. */
const aChineseName =
  /^(?![男女]\s)(\p{Script=Han}(?:\s?\p{Script=Han}){1,3}|\p{Script=Han}{2,8}(?:[·•‧]\p{Script=Han}{2,8}){1,3})$/u;
/** A name with other facts behind it, `周杰 男 1990年5月`, or with a name in Latin letters: `吴佳 (Jessica Wu)`. */
const beforeFacts =
  /^(\p{Script=Han}{2,4}|\p{Script=Han}(?:\s(?![男女])\p{Script=Han}){1,3})(?:\s(?:[男女](?=\s|$)|\d{2}岁|(?:19|20)\d{2})|\s?[(（]?\p{Lu}[\p{Script=Latin} .,'’-]+[)）]?$)/u;
/** Words that are no names, however short: labels, and headings in any writing. */
const isNoName =
  /^(?:电话|電話|手机|手機|微信|邮箱|郵箱|邮件|年龄|年齡|民族|籍贯|地址|身高|照片|求职|应聘|學歷|学历|专业)|[经經経学學职職][历歷歴验驗]|背景|履历|履歴|[评評][价價]|技能|信息|[资資]料|意向/u;

/** The Chinese name that a text is, or begins with. */
function chineseName(text: string): string | undefined {
  const name = (aChineseName.exec(text) ?? beforeFacts.exec(text))?.[1];
  if (!name || isNoName.test(name) || isJobTitle(name.split(/[·•‧]/).at(-1) ?? '')) return undefined;
  return name.replace(/\s/g, '');
}

/** `Ludwig van der Berg`, `Wong Mei Ling (Mary)`. */
const aLatinName =
  /^\p{Lu}[\p{L}'’.-]*(?:\s(?:van|von|der|den|de|del|della|la|du|da|di|dos|bin|binti|al|el)){0,2}(?:\s\p{Lu}[\p{L}'’.-]*){1,3}(?:\s\(\p{Lu}\p{L}+\))?$/u;
const isAddress = /^(?:flat|room|rm|unit|block|floor|house|tower|road|street|avenue)\b/i;

/** What else is written in capital letters at the top of a resume: a post, a town, an address. */
const isOtherThanName = (text: string) =>
  isJobTitle(text) || isEmployer(text) || isPlace(text) || isAddress.test(text);

/** A resume without labels begins with the person's name. */
function readFirstLine(top: readonly DocLine[]): ParsedField[] {
  let column = 0;
  for (const line of top) {
    column = line.startsColumn ? 1 : column + 1;
    if (column > FIRST_LINES) continue;
    const [first = ''] = line.text.split(/\t|[|｜,，]|\s[·•]|[·•]\s|\s[–—-]\s|\s(?=\S+@)/u);
    const plain = first
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s/u, '')
      .replace(/(?:的)?(?:个人)?(?:简历|履歷|簡歷)$/u, '')
      .trim();
    if (titles.has(labelIn(plain)) || isKnown(labelIn(plain)) || plain === '') continue;
    const chinese = chineseName(plain);
    if (chinese) return found('basics.name', chinese, confidences.known, line);
    const [, surnameFirst] = aSurnameFirst.exec(line.text) ?? [];
    if (surnameFirst && !isQualified.test(line.text))
      return found('basics.name', line.text, confidences.placed, line);
    if (aLatinName.test(plain) && !isOtherThanName(plain))
      return found('basics.name', plain, confidences.placed, line);
  }
  return [];
}
