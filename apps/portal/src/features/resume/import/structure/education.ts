import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { isState, readLabel } from './cells.ts';
import { findEnd, type SaidPeriod } from './dates.ts';
import { type DatedEntry, entriesOf, type Head } from './entries.ts';
import { wordSet } from './fold.ts';
import { confidences, found } from './found.ts';
import { readPeriod } from './period-fields.ts';

const isSchool =
  /大学|大學|学院|學院|学校|學校|中学|中學|高中|universit(?:y|ät|é|à|eit|at|ad)|college|school|institute|academy|polytechnic|hochschule|école|escuela|\b(?:tu|eth|iit|mit|hku(?:st)?|cuhk|ucla?|lse|nus|ntu)\b/i;
/** Groups that Chinese universities are ranked in. */
const isRanked = /\s?[(（](?:985|211|双一流|雙一流|QS)[^()（）]{0,30}[)）]/giu;
const degreeWords = new RegExp(
  [
    // A degree of one of the fields in which they are awarded, or of Hong Kong.
    '(?:哲|经济|法|教育|文|历史|理|工|农|医|管理|艺术)学(?:学士|硕士|博士)|[文理工]學(?:學?士|碩士)',
    '博士后?|硕士研究生|硕士|碩士|研究生|本科|学士|學士|大专|大專|专科|專科|中专|高中|副學士|高級文憑',
    // In Taiwan the word for a university is also a degree.
    '^大[学學](?=毕业|畢業|本科|$)',
    String.raw`\b(?:doctor(?:ate)?|master(?:['’]s)?|bachelor(?:['’]s)?|diplom[ae]?|associate)\b`,
    String.raw`\b(?:ph\.?\s?d|m\.?phil|e?mba|mbbs|b\.?b\.?a|b\.?com|j\.?d|ll\.?[bm])\b`,
    String.raw`\b(?:[bm]\.?sc?|[bm]\.?a|a\.?b|[bm]\.?eng|[bm]\.?tech|[bm]\.?fa)\b`,
    String.raw`\b(?:hkdse|hkal|a-levels?|gcse)\b`,
  ].join('|'),
  'i',
);
/** `MSc Statistics`, `BBA (Hons) Accounting`: an abbreviated degree, then the subject. */
const shortDegree = /^((?:[A-Z][a-zA-Z]{0,3}\.?\s?){1,3}?(?:\s?\(Hons\))?),?\s+(?!of\b)(\p{Lu}.{2,})$/u;
/** A part of a university. */
const isFaculty = /^(?:school|faculty|department|college) of/i;
/** A degree in Taiwan; elsewhere a word for a university. */
const isDegreeAlone = /^大[学學](?:毕业|畢業|本科)?$/;
const labels = {
  school: wordSet(
    '学校|院校|毕业院校|毕业学校|就读学校|就读院校|学校名称|院校名称|學校|畢業院校|就讀學校|school|university|institution',
  ),
  major: wordSet('专业|主修|所学专业|专业名称|專業|科系|主修科目|學系|major|fieldofstudy|speciali[sz]ation'),
  degree: wordSet('学历|学位|学历学位|最高学历|學歷|學位|degree|qualification'),
};

const usual = { start: '09', end: '06' };

/** Schools with degree and major. */
export function readEducation(lines: readonly DocLine[], from = 0): ParsedField[] {
  return entriesOf(lines, { needed: 3, findOther: findGraduation }).flatMap((entry, at) =>
    readSchool(`education.${from + at}`, entry),
  );
}

/** A degree often only has the date of graduation: `A.B. in Economics | May 2020`. */
function findGraduation(line: string, above: string): SaidPeriod | undefined {
  const isDegree = degreeWords.test(line) || isSchool.test(line) || isSchool.test(above);
  if (/^(?:毕业时间|毕业日期|畢業時間|畢業日期|graduation(?: date)?|graduated)\s?[:：]/i.test(line))
    return findEnd(line);
  const standsApart = /[\t(（,，|]\s?[^\t(（,，|]{4,24}$/u.test(line);
  return isDegree && standsApart ? findEnd(line) : undefined;
}

/** Whether an entry is about a school, if there are no headings. */
export function isOfSchool({ heads }: DatedEntry): boolean {
  return heads.some(({ text }) => isSchool.test(text));
}

function readSchool(path: string, entry: DatedEntry): ParsedField[] {
  const said = new Map<keyof typeof labels, { readonly value: string; readonly line: DocLine }>();
  const others: Head[] = [];
  for (const head of [...entry.heads, ...entry.body.map((line) => ({ text: line.text, line }))]) {
    const labelled = readLabel(head.text);
    const field = fieldOf(labelled?.label);
    if (labelled && field) said.set(field, { value: labelled.value, line: head.line });
    else if (entry.heads.includes(head)) others.push(...beforeDegree(head));
  }
  const school = others.find(
    ({ text }) => isSchool.test(text) && !isFaculty.test(text) && !isDegreeAlone.test(text),
  );
  const unknown = others.filter(({ text }) => !degreeWords.test(text));
  // "PhD, Finance, INSEAD": behind a degree comes the subject, then the school.
  const isDegreeFirst = unknown.length > 1 && unknown[0] !== others[0];
  const schoolOrFirst = school ?? unknown[isDegreeFirst ? 1 : 0] ?? others[0];
  const degree = others.find(({ text }) => text !== school?.text && degreeWords.test(text));
  const read = degree ? splitDegree(degree.text) : { degree: '', major: '' };
  const major = others.find(
    ({ text }) =>
      text !== schoolOrFirst?.text &&
      !degreeWords.test(text) &&
      !isSchool.test(text) &&
      !isNoSubject.test(text) &&
      !isState(text),
  );
  const field = (name: keyof typeof labels, value: string, confidence: number, line: DocLine | undefined) => {
    const labelled = said.get(name);
    return labelled
      ? found(`${path}.${name}`, labelled.value, confidences.labelled, labelled.line)
      : found(`${path}.${name}`, value, confidence, line);
  };
  const isRead = read.major !== '';
  return [
    ...field(
      'school',
      schoolOrFirst?.text.replace(isRanked, '') ?? '',
      school ? confidences.known : confidences.guessed,
      schoolOrFirst?.line,
    ),
    ...field('degree', read.degree, confidences.known, degree?.line),
    ...field(
      'major',
      isRead ? read.major : (major?.text.replace(/^主修|(?<=..)(?:专业|專業)$/gu, '') ?? ''),
      isRead ? confidences.known : confidences.placed,
      isRead ? degree?.line : major?.line,
    ),
    ...readPeriod(path, entry, usual),
  ];
}

/** `University of Leeds MSc Finance` without a separator: the school, then the degree. */
function beforeDegree(head: Head): Head[] {
  const at = head.text.search(
    /\s(?:[BM]\.?(?:Sc|Eng|Ed|Phil|BA|A)\.?|MBA|Ph\.?D\.?|Bachelor|Master|Doctor)\s/u,
  );
  const school = head.text.slice(0, at);
  return at > 0 && isSchool.test(school) && !isFaculty.test(school)
    ? [school, head.text.slice(at + 1)].map((text) => ({ ...head, text }))
    : [head];
}

function fieldOf(label: string | undefined): keyof typeof labels | undefined {
  if (label === undefined) return undefined;
  return (['school', 'major', 'degree'] as const).find((name) => labels[name].has(label));
}

/** What stands beside school and degree, and is not what was studied. */
const isNoSubject =
  /gpa|绩点|績點|排名|均分|[前名]\s?\d|\d\s?名|交换|交換|交流|访学|訪學|課程|课程|[奖獎]|在读|在讀|毕业|畢業|全日制|统招|\bhono(?:u)?rs\b|\bclass\b|exchange|grade/iu;

/** How somebody studies, was admitted or did; not a subject. */
const waysToStudy =
  /(?:非?全日制|统招|统分|保送|保研|推免|自考|成人|函授|网络教育|远程教育|在职|专升本|学术型|专业型|学硕|专硕|荣誉|榮譽|第[一二]|[双雙])/gu;

/** `Bachelor of Arts in Design`, `计算机科学（本科）`, `金融学硕士`: a degree and its subject. */
function splitDegree(said: string): { readonly degree: string; readonly major: string } {
  const text = said.replace(/\s?[(（][^()（）]*(?:gpa|rank|绩点|績點|排名)[^()（）]*[)）]/iu, '');
  const inWhat = /^(.{2,60}?)\s+in\s+(.{2,})$/i.exec(text);
  if (inWhat) return { degree: inWhat[1] ?? '', major: inWhat[2] ?? '' };
  const short = shortDegree.exec(text);
  if (short && degreeWords.test(short[1] ?? '')) return { degree: short[1] ?? '', major: short[2] ?? '' };
  const word = degreeWords.exec(text)?.[0] ?? '';
  if (!/\p{Script=Han}/u.test(word)) return { degree: text, major: '' };
  const major = text
    .replace(word, '')
    .replace(waysToStudy, '')
    .replace(/[()（）\s]|专业|專業|学位|學位|毕业|畢業|在读|在讀|肄业|肄業/gu, '');
  return { degree: word, major: major.length > 1 ? major : '' };
}
