import type { ResumeContent } from '@careers/gateway/contract';
import { isBlankText } from '../../model/is-blank-text.ts';
import type { Fields, FieldValue } from '../../model/merge/conflict.ts';
import { isSame } from '../../model/merge/same.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';
import { matchEntries } from './match.ts';
import { type Proposal, type ProposedEntries, type ReadSection, readSections, TEXT } from './proposals.ts';

/** A question of the review: fields that belong together, with the values of the resume and of the file. */
export interface Question {
  /** Stays the same when the review is planned again. */
  readonly key: string;
  readonly names: readonly string[];
  readonly mine: Fields;
  readonly theirs: Fields;
  /** `fills`: the resume's value is empty. `differs`: it is another one. */
  readonly kind: 'fills' | 'differs';
  readonly confidence: number;
  readonly place: Proposal['place'];
}

/** The questions about one entry, or about a section without entries. */
export interface QuestionGroup {
  readonly key: string;
  /** The resulting entry, without an id if it is new. */
  readonly entry: Fields;
  /** The id of the matching entry of the resume; absent for a new one, and for sections without entries. */
  readonly id?: string;
  readonly isNew: boolean;
  readonly questions: readonly Question[];
}

export interface SectionPlan {
  readonly section: ReadSection;
  readonly groups: readonly QuestionGroup[];
  /** How many entries and fields are the same in the resume. */
  readonly known: number;
}

/** Fields that are decided together: a mix of both sides would say something that nobody wrote. */
const together: readonly (readonly string[])[] = [
  ['start', 'end', 'present'],
  ['phoneNationCode', 'phone'],
];

/** Compares a resume with a file, section by section; equal values need no question. */
export function planReview(
  content: ResumeContent,
  proposals: ReadonlyMap<ReadSection, ProposedEntries>,
): SectionPlan[] {
  return readSections.flatMap((section) => {
    const entries = proposals.get(section);
    if (!entries || entries.length === 0) return [];
    return [{ section, ...planSection(section, content, entries) }];
  });
}

function planSection(
  section: ReadSection,
  content: ResumeContent,
  proposed: ProposedEntries,
): Pick<SectionPlan, 'groups' | 'known'> {
  if (section === 'selfEvaluation') return planOne(section, { [TEXT]: content.selfEvaluation }, proposed);
  if (section === 'basics') return planOne(section, content.basics, proposed);
  const matched = matchEntries(section, content[section], proposed);
  const blank: Fields = resumeRegistry[section].newEntry();
  const groups = matched.map(({ entry, proposal }, at): QuestionGroup => {
    const own: Fields = entry ?? blank;
    const key = `${section}.${at}`;
    const theirs = filledIn(own, proposal);
    const asked = questionsOf(key, own, theirs, proposal);
    const questions = entry ? asked : asked.map((question) => ({ ...question, kind: 'fills' as const }));
    return { key, entry: theirs, ...(entry ? { id: entry.id } : {}), isNew: !entry, questions };
  });
  const open = groups.filter(({ questions }) => questions.length > 0);
  return { groups: open, known: groups.length - open.length };
}

function planOne(
  section: ReadSection,
  own: Fields,
  [proposal]: ProposedEntries,
): Pick<SectionPlan, 'groups' | 'known'> {
  if (!proposal) return { groups: [], known: 0 };
  const theirs = filledIn(own, proposal);
  const questions = questionsOf(section, own, theirs, proposal);
  const known = proposal.size - new Set(questions.flatMap(({ names }) => names)).size;
  return {
    groups: questions.length > 0 ? [{ key: section, entry: theirs, isNew: false, questions }] : [],
    known: Math.max(known, 0),
  };
}

/** A value with the fields of the file. An end and "to present" exclude each other. */
function filledIn(own: Fields, proposal: ReadonlyMap<string, Proposal>): Fields {
  const said: Fields = Object.fromEntries([...proposal].map(([name, { value }]) => [name, value]));
  const merged: Fields = { ...own, ...said };
  if (said.present === true) return { ...merged, end: '' };
  return said.end === undefined ? merged : { ...merged, present: false };
}

function questionsOf(
  group: string,
  own: Fields,
  theirs: Fields,
  proposal: ReadonlyMap<string, Proposal>,
): Question[] {
  const names = Object.keys(own);
  const units = together.filter((unit) => unit.every((name) => names.includes(name)));
  const all = [...names.filter((name) => !units.flat().includes(name)).map((name) => [name]), ...units];
  return all.flatMap((unit): Question[] => {
    const said = unit.flatMap((name) => proposal.get(name) ?? []);
    const [first] = said;
    const mine = pick(own, unit);
    const other = pick(theirs, unit);
    if (!first || isSame(mine, other)) return [];
    const isEmpty = unit.every((name) => name === 'phoneNationCode' || isBlank(own[name]));
    return [
      {
        key: `${group}.${unit.join('+')}`,
        names: unit,
        mine,
        theirs: other,
        kind: isEmpty ? 'fills' : 'differs',
        confidence: Math.min(...said.map(({ confidence }) => confidence)),
        place: first.place,
      },
    ];
  });
}

function isBlank(value: FieldValue | undefined): boolean {
  return value === undefined || value === false || (typeof value === 'string' && isBlankText(value));
}

function pick(value: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, value[name] ?? '']));
}
