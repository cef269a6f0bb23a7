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
  return namesIn(lines).flatMap(({ name, more, month, line }, at) => [
    ...found(`awards.${at}.name`, name, confidences.known, line),
    ...found(`awards.${at}.description`, more, confidences.placed, line),
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
  /(?:协会|協會|学会|學會|公会|公會|委员会|委員會|(?<!干|幹)部|局|厅|廳|中心|公司|大学|大學|学院|學院)$|\b(?:institute|association|board|council|society|university|academy|authority)\b/iu;

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

function namesIn(lines: readonly DocLine[]) {
  return lines.slice(0, NAMES_MAX).flatMap((line) => {
    if (namesColumns(line.text)) return [];
    const dated = findSchoolYear(line.text) ?? findMonth(line.text);
    const rest = (dated?.rest ?? line.text).replace(/^\s*[●■◆▪◦•➢✓*-]\s*/u, '');
    const listed = listedIn(rest);
    return listed.flatMap((one) => {
      const [name = '', ...more] = listed.length > 1 ? [one.trim()] : nameWithMore(one);
      if (name === '' || name.length > NAME_MAX) return [];
      return [{ name, more: more.join(', '), month: dated && monthOf(dated.month, '01'), line }];
    });
  });
}
