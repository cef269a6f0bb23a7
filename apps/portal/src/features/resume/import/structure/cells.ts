import { fold, wordSet } from './fold.ts';
import { isPlace } from './places.ts';

/** What separates the values of a line, except within brackets. */
const separators =
  /\t|(?:[|｜•·/;；]|\s[-–—]\s|,\s(?!(?:Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|S\.?A|Corp)\b)|，|、)(?![^()（）]{0,40}[)）])/u;

const degree = '(?:BA|BSc?|BBA|BEng|BEd|MA|MSc?|MBA|MEng|EMBA|PhD|JD|LLB|LLM|MD)';

/** The values of a line. Blanks separate Chinese words as well, but not English ones. */
export function cellsOf(line: string): string[] {
  const cells = line
    .split(separators)
    .flatMap((cell) => (isChinese(cell) ? cell.split(betweenWords) : cell.split(afterChinese)));
  return cells
    .map((cell) => cell.replace(/^[\s\-–—●■◆▪◦*•()（）【】]+|[\s\-–—(（【。]+$/gu, '').trim())
    .filter(Boolean);
}

/** What stands before a Chinese post, as one with it: `Java 开发工程师`, `腾讯 UI 设计师`. */
const skill =
  'Java|JavaScript|Python|PHP|Golang|Go|C\\+\\+|C#|\\.NET|Web|iOS|Android|Node|React|Vue|Linux|Unity|App';
const betweenWords = new RegExp(
  `(?<!(?:^|\\s)(?:${skill})|\\p{Script=Han}\\s(?!${degree}\\s)[A-Z]{2,3}) | (?!\\p{Script=Han})`,
  'u',
);
/** A Chinese name before one in Latin letters, or before a degree: `复旦大学 MSc Finance`. */
const afterChinese = /(?<=^\s?\p{Script=Han}{4,20}) (?=\p{Lu})/u;

function isChinese(text: string): boolean {
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.replace(/\s/g, '').length;
}

const length = '(?:约|約|共)?\\s?\\d{1,2}\\s?(?:年|years?|yrs?|个月|個月|months?|mos?)';
const lengths = `${length}(?:\\s?又?\\s?${length})?`;
const inBrackets = new RegExp(`\\s?[(（[【]\\s?${lengths}\\s?[)）\\]】]`, 'gi');
const alone = new RegExp(`^${lengths}$`, 'i');

/** The line without durations: `(3 years 9 months)`, `[3年2个月]`. */
export function withoutLengths(line: string): string {
  const rest = line.replace(inBrackets, '').trim();
  return alone.test(rest) ? '' : rest;
}

const town = "\\p{Lu}[\\p{L} .'’-]{1,30}";
/** The states of the USA; behind a town only, as `MA` and `PA` are also a degree and a post. */
const state =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
const placeAtEnd = new RegExp(
  `(?:\\t${town},\\s${town}|\\s?[–—|]\\s?${town},\\s${state}|,\\s(?!${degree}\\b)${town}\\s[(（]${town}[)）])$`,
  'u',
);
const townInState = new RegExp(`,\\s(${town}),\\s${state}$`, 'u');
const stateAlone = new RegExp(`^${state}$`);

export const isState = (text: string) => stateAlone.test(text);

/** The line without a place at its end: `Bread & Butter Analytics | Boston, MA`, `St James's, Dublin (Ireland)`. */
export function withoutPlace(line: string): string {
  const rest = line.replace(placeAtEnd, '');
  const found = townInState.exec(rest);
  return found && isPlace(found[1] ?? '') ? rest.slice(0, found.index) : rest;
}

/** Whether a line begins with the mark of a list item. */
export function isItem(line: string): boolean {
  return /^\s*[-–—●■◆▪◦*•➢✓>]\s/u.test(line);
}

/** `Ltd.`, `Inc.`, `B.Sc.`: a full stop that does not end a sentence. */
const isShortened = /(?:^|[\s(（,.])\p{Lu}\p{L}{0,3}\.$/u;

/** Whether a line is a list item or a sentence: a description of an entry, not one of its facts. */
export function isProse(line: string): boolean {
  return (
    /^\s*(?:[-–—●■◆▪◦*•➢✓>]|\d{1,2}[.、)）])\s*\S/u.test(line) ||
    (/[。！；.!]$/u.test(line) && !isShortened.test(line)) ||
    line.length > 90
  );
}

/** Reads a label in lower case, and the value after the colon: `Role: Lead`. */
export function readLabel(cell: string): { readonly label: string; readonly value: string } | undefined {
  const read = /^\s*([\p{L} ]{1,20}?)\s*[:：]\s*(.+)$/u.exec(cell);
  if (!read) return undefined;
  return { label: (read[1] ?? '').toLowerCase().replace(/\s/g, ''), value: (read[2] ?? '').trim() };
}

const columnNames = wordSet(
  [
    '时间|日期|年月|起止时间|起止日期|起止年月|起讫时间|时间段|在校时间|就读时间|毕业时间|毕业日期|在职时间|任职时间|任职日期|入职时间|工作时间|获奖时间|获得时间|取得时间|获证时间|項目時間|時間|起止時間|起訖時間',
    '学校|学校名称|院校|毕业院校|就读院校|院系|专业|所学专业|专业名称|学历|学位|学历学位|学习形式|學校|學校名稱|院校名稱|科系|專業|學歷|學位',
    '公司|公司名称|单位|单位名称|工作单位|所在单位|企业|企业名称|部门|所在部门|职位|职务|岗位|担任职务|工作岗位|职位名称|离职原因|证明人|证明人电话|公司名稱|單位|部門|職位|職務|職稱|離職原因',
    '项目|项目名称|角色|担任角色|证书|证书名称|奖项|奖项名称|荣誉名称|获奖名称|颁发单位|发证机构|颁发机构|级别|等级|奖项级别|备注|描述|序号|證書|證書名稱|獎項|獎項名稱|頒發機構|備註',
    'date|dates|period|duration|year|years|from|to|time|school|university|institution|degree|major|qualification|company|employer|organization|organisation|department|position|title|jobtitle|role|project|certificate|award|issuer|issuedby|name|remarks',
  ].join('|'),
);

/** Whether a row of a table contains the names of its columns: `起止时间 | 学校 | 专业 | 学历`. */
export function namesColumns(line: string): boolean {
  const names = cellsOf(line);
  return names.length > 1 && names.every(namesColumn);
}

/** Whether a cell contains the name of a column, or of a value beside it. */
export function namesColumn(cell: string): boolean {
  return columnNames.has(fold(cell).replaceAll(' ', ''));
}
