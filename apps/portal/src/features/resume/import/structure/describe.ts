import type { ParsedField } from '@careers/gateway/contract';
import { TEXT_MAX } from '../../model/limits.ts';
import type { DocLine } from '../read/doc-line.ts';
import { confidences, found } from './found.ts';

/** Joins lines to one description, without a label at its beginning, cut to the length that a resume accepts. */
export function describe(path: string, lines: readonly DocLine[]): ParsedField[] {
  const text = lines
    .map((line) => line.text.replace(/^\s*[●■◆▪◦•➢✓]\s*/u, '').replaceAll('\t', ' '))
    .join('\n')
    .replace(
      /^(?:工作描述|工作内容|工作职责|职责描述|主要职责|项目描述|项目介绍|工作內容|職責|項目描述|responsibilities|description)\s*[:：]\s*/gimu,
      '',
    );
  return found(path, text.slice(0, TEXT_MAX), confidences.known, lines[0]);
}
