import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { cellsOf, namesColumns } from './cells.ts';
import { findMonth } from './dates.ts';
import { confidences, found, monthOf } from './found.ts';

/** More lines than this are no list. The review says if a resume has no space for all of them. */
const NAMES_MAX = 200;
const NAME_MAX = 120;

/** Names with a month, one on each line: certificates with their issuers, awards. */
export function readCertificates(lines: readonly DocLine[]): ParsedField[] {
  return namesIn(lines).flatMap(({ name, more, month, line }, at) => {
    const path = `certificates.${at}`;
    const inBrackets = /^(.{2,}?)\s?[(（](.{2,})[)）]$/u.exec(name);
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

function namesIn(lines: readonly DocLine[]) {
  return lines.slice(0, NAMES_MAX).flatMap((line) => {
    if (namesColumns(line.text)) return [];
    const dated = findMonth(line.text);
    const rest = (dated?.rest ?? line.text).replace(/^\s*[●■◆▪◦•➢✓*-]\s*/u, '');
    const [name = '', ...more] = /[(（]/.test(rest) && !/[,，\t|]/.test(rest) ? [rest.trim()] : cellsOf(rest);
    if (name === '' || name.length > NAME_MAX) return [];
    return [{ name, more: more.join(', '), month: dated && monthOf(dated.month, '01'), line }];
  });
}
