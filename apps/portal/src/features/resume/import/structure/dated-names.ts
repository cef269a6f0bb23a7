import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, namesColumns } from './cells.ts';
import { findMonth, findPeriod } from './dates.ts';
import { confidences, found, monthOf } from './found.ts';

/** More lines than this are no list. The review says if a resume has no space for all of them. */
const NAMES_MAX = 200;
const NAME_MAX = 120;

/** Names with a month, one on each line: certificates with their issuers, awards. */
export function readCertificates(lines: readonly DocLine[]): ParsedField[] {
  return namesIn(lines).flatMap(({ name, more, month, line }, at) => {
    const path = `certificates.${at}`;
    const brackets = /^(.{2,}?)\s?[(（](.{2,})[)）]$/u.exec(name);
    const inBrackets = isIssuer.test(brackets?.[2] ?? '') ? brackets : undefined;
    return [
      ...found(`${path}.name`, inBrackets?.[1] ?? name, confidences.known, line),
      ...found(`${path}.issuer`, inBrackets?.[2] ?? more, confidences.placed, line),
      ...(month ? found(`${path}.issued`, month.value, month.confidence, line) : []),
    ];
  });
}

export function readAwards(lines: readonly DocLine[]): ParsedField[] {
  return namesIn(lines).flatMap(({ name, more, note, month, line }, at) => [
    ...found(`awards.${at}.name`, name, confidences.known, line),
    ...found(`awards.${at}.description`, [more, note].filter(Boolean).join('\n'), confidences.placed, line),
    ...(month ? found(`awards.${at}.awarded`, month.value, month.confidence, line) : []),
  ]);
}

/** An award for a school year, `2018-2019`, is from its end. */
function findSchoolYear(line: string): ReturnType<typeof findMonth> {
  const year = findPeriod(line);
  return year && year.end !== 'present'
    ? { month: year.end, rest: year.rest.replace(/^学年度?\s?/u, '') }
    : undefined;
}

const isIssuer =
  /(?:协会|協會|联合会|聯合會|学会|學會|公会|公會|委员会|委員會|(?<!干|幹)部|局|厅|廳|中心|公司|大学|大學|学院|學院)$|\b(?:institute|association|board|council|society|university|academy|authority)\b/iu;

/** The names in a line without a date: `大学英语六级，计算机二级、驾驶证` are three, and `注册会计师，财政部` is one with its issuer. */
function listedIn(line: string): string[] {
  const names = line.split(/[、，；;](?![^()（）]{0,40}[)）])/u);
  return names.length > 1 && !names.slice(1).some((name) => isIssuer.test(name.trim())) ? names : [line];
}

/** The brackets of a name are part of it: `注册会计师（CPA） 财政部`. */
function nameWithMore(text: string): string[] {
  return /[(（]/.test(text) && !/[,，\t|]/.test(text)
    ? text.trim().split(/(?<=[)）])\s(?=\p{Script=Han})/u)
    : cellsOf(text);
}

interface Named {
  readonly name: string;
  readonly more: string;
  /** A sentence below the name. */
  readonly note: string;
  readonly month: ReturnType<typeof monthOf> | undefined;
  readonly line: DocLine;
}

const isDateAlone = (text: string) => findMonth(text)?.rest === '';

const isSentence = /(?:[。！]|\p{Ll}{3}\.)$/u;

function namesIn(lines: readonly DocLine[]): Named[] {
  const named: Named[] = [];
  const [beginning] = lines;
  const datesFirst = beginning !== undefined && isDateAlone(beginning.text);
  let above: Named['month'];
  for (const line of lines.slice(0, NAMES_MAX)) {
    const last = named.at(-1);
    const date = isDateAlone(line.text) ? findMonth(line.text) : undefined;
    if (date) {
      const month = monthOf(date.month, '01');
      if (datesFirst) above = month;
      else if (last && !last.month) named[named.length - 1] = { ...last, month };
      continue;
    }
    if (
      last &&
      last.more === '' &&
      isIssuer.test(line.text) &&
      cellsOf(line.text).length === 1 &&
      !/[(（]/.test(line.text)
    ) {
      named[named.length - 1] = { ...last, more: line.text };
      continue;
    }
    if (last && isSentence.test(line.text) && !findMonth(line.text))
      named[named.length - 1] = { ...last, note: line.text };
    else named.push(...namesOfLine(line).map((one) => ({ ...one, month: one.month ?? above })));
  }
  return named;
}

function namesOfLine(line: DocLine): Named[] {
  if (namesColumns(line.text)) return [];
  const dated = findSchoolYear(line.text) ?? findMonth(line.text);
  const rest = (dated?.rest ?? line.text).replace(/^\s*[●■◆▪◦•➢✓*-]\s*/u, '');
  const listed = listedIn(rest);
  return listed.flatMap((one) => {
    const [name = '', ...more] = listed.length > 1 ? [one.trim()] : nameWithMore(one);
    if (name === '' || name.length > NAME_MAX) return [];
    return [{ name, more: more.join(', '), note: '', month: dated && monthOf(dated.month, '01'), line }];
  });
}
