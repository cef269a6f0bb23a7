import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { isBasicsLabel, readBasics } from './basics.ts';
import { cellsOf } from './cells.ts';
import { readAwards, readCertificates } from './dated-names.ts';
import { describe } from './describe.ts';
import { isOfSchool, readEducation } from './education.ts';
import { entriesOf } from './entries.ts';
import { type Part, readHeading } from './headings.ts';
import { joinBroken } from './join-broken.ts';
import { readLanguages } from './languages.ts';
import { readProjects } from './projects.ts';
import { isOfEmployer, readWork } from './work.ts';

type Parts = Readonly<Record<Part | 'top', readonly DocLine[]>>;

/** Reads the fields of a resume from the lines of a document. It only uses what is in them, and goes over them a few times. */
export function readStructure(lines: readonly DocLine[]): ParsedField[] {
  const parts = partsOf(joinBroken(lines));
  const hasEntries = parts.education.length + parts.work.length > 0;
  const { schools, jobs } = hasEntries ? { schools: parts.education, jobs: parts.work } : unheaded(parts.top);
  const fields = [
    ...readBasics([...parts.top, ...parts.basics], lines),
    ...readEducation(schools),
    ...readWork(jobs),
    ...readProjects(parts.projects),
    ...readLanguages(parts.languages.length > 0 ? parts.languages : parts.other.filter(saysLanguage)),
    ...readCertificates([
      ...parts.certificates.flatMap((line) => certificatesIn(line) ?? [line]),
      ...parts.other.flatMap((line) => certificatesIn(line) ?? []),
    ]),
    ...readAwards(parts.awards),
    ...describe('selfEvaluation', parts.selfEvaluation),
  ];
  return isNoResume(fields, lines) ? [] : fields;
}

/** Letters without a meaning, as of a font that does not say what they are, are a name at most. */
const MEANINGLESS_MIN = 10;

function isNoResume([first, ...others]: readonly ParsedField[], lines: readonly DocLine[]): boolean {
  return first?.path === 'basics.name' && others.length === 0 && lines.length >= MEANINGLESS_MIN;
}

/** A column with a heading, or a label of the person's basics, within its first lines does not continue the part of the column before. */
const COLUMN_HEAD_MAX = 6;

/** Assigns each line to the last heading above it. */
function partsOf(lines: readonly DocLine[]): Parts {
  const parts: Record<Part | 'top', DocLine[]> = {
    top: [],
    basics: [],
    intention: [],
    education: [],
    work: [],
    projects: [],
    languages: [],
    certificates: [],
    awards: [],
    selfEvaluation: [],
    other: [],
  };
  let part: Part | 'top' = 'top';
  for (const [at, line] of lines.entries()) {
    if (
      line.startsColumn &&
      lines.slice(at, at + COLUMN_HEAD_MAX).some(({ text }) => readHeading(text) ?? isBasicsLabel(text))
    )
      part = 'top';
    const heading = readHeading(line.text);
    if (!heading) parts[part].push(line);
    else {
      part = heading.part;
      if (heading.rest) parts[part].push({ ...line, text: heading.rest });
    }
  }
  return parts;
}

/** Without headings, the words beside a period show what kind of entry it is. */
function unheaded(lines: readonly DocLine[]): { readonly schools: DocLine[]; readonly jobs: DocLine[] } {
  const first = lines.findIndex((line) => entriesOf([line], { needed: 1 }).length > 0);
  const entries = first === -1 ? [] : entriesOf(lines.slice(first), { needed: 2 });
  const linesIn = (chosen: typeof entries) => chosen.flatMap(({ line, body }) => [line, ...body]);
  return {
    schools: linesIn(entries.filter(isOfSchool)),
    jobs: linesIn(entries.filter((entry) => !isOfSchool(entry) && isOfEmployer(entry))),
  };
}

/** Certificates among skills, `证书：PMP、计算机二级`, each on a line of its own. */
function certificatesIn(line: DocLine): DocLine[] | undefined {
  const said = /^(?:资格证书|证书|證書|證照|certificat(?:e|ion)s?)\s?[:：](.+)$/i.exec(line.text);
  return said ? cellsOf(said[1] ?? '').map((text) => ({ ...line, text })) : undefined;
}

const saysLanguage = ({ text }: DocLine) => /^.{0,6}(?:语言|語言|外语|languages?)|^mother tongue/i.test(text);
