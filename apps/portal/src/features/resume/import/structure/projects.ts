import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { readLabel } from './cells.ts';
import { describe } from './describe.ts';
import { entriesOf } from './entries.ts';
import { wordSet } from './fold.ts';
import { confidences, found } from './found.ts';
import { readPeriod } from './period-fields.ts';

const roles = wordSet('角色|担任角色|项目角色|职责|職責|角色職責|担任|role|myrole|position');
const names = wordSet('项目名称|项目|專案名稱|項目名稱|project|projectname');

const usual = { start: '01', end: '12' };

/** Projects with role and description. */
export function readProjects(lines: readonly DocLine[]): ParsedField[] {
  return entriesOf(lines, { needed: 1 }).flatMap((entry, at) => {
    const path = `projects.${at}`;
    const said = [...entry.heads, ...entry.body.map((line) => ({ text: line.text, line }))].flatMap(
      (head) => {
        const read = readLabel(head.text);
        return read ? [{ ...read, head }] : [];
      },
    );
    const role = said.find(({ label, value }) => roles.has(label) && value.length <= 40);
    const name = said.find(({ label }) => names.has(label));
    const heads = entry.heads.filter((head) => !said.some((one) => one.head.text === head.text));
    const named = name?.value ?? heads[0]?.text ?? '';
    const body = entry.body.filter(({ text }) => text !== role?.head.text && text !== name?.head.text);
    return [
      ...found(
        `${path}.name`,
        named,
        name ? confidences.labelled : confidences.known,
        name?.head.line ?? heads[0]?.line,
      ),
      ...(role
        ? found(`${path}.role`, role.value, confidences.labelled, role.head.line)
        : found(`${path}.role`, heads[1]?.text ?? '', confidences.placed, heads[1]?.line)),
      ...readPeriod(path, entry, usual),
      ...describe(`${path}.description`, body),
    ];
  });
}
