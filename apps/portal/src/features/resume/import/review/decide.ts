import type { ResumeContent, ResumeSection } from '@careers/gateway/contract';
import { ENTRIES_MAX } from '../../model/limits.ts';
import type { Fields } from '../../model/merge/conflict.ts';
import { isSame } from '../../model/merge/same.ts';
import { newestFirst, type Period } from '../../model/periods.ts';
import { resumeRegistry } from '../../model/sections/registry.ts';
import type { Question, QuestionGroup, SectionPlan } from './plan.ts';
import { TEXT } from './proposals.ts';

/** The decision on a question, or on a new entry as a whole. */
export interface Decision {
  readonly takes?: boolean;
  /** The file's value as the person has corrected it. */
  readonly edited?: Fields;
}

/** By the keys of questions and groups; a missing one follows the answer about overwriting. */
export type Decisions = ReadonlyMap<string, Decision>;

/** Whether the file's value is used: it fills an empty field by default, and overwrites one only if that was chosen. */
export function usesFileValue({ key, kind }: Question, decisions: Decisions, overwrites: boolean): boolean {
  return decisions.get(key)?.takes ?? (kind === 'fills' || overwrites);
}

/** Whether a new entry is added. */
export function addsEntry({ key }: QuestionGroup, decisions: Decisions): boolean {
  return decisions.get(key)?.takes ?? true;
}

/** How many of the added entries exceed the limit of the resume; the last ones are not saved. */
export function entriesOverLimit(
  content: ResumeContent,
  { section, groups }: SectionPlan,
  decisions: Decisions,
): number {
  const before = content[section];
  if (!Array.isArray(before)) return 0;
  const added = groups.filter((group) => group.isNew && addsEntry(group, decisions));
  return Math.max(0, before.length + added.length - ENTRIES_MAX);
}

/** The file's value with the person's corrections. */
export function answerOf({ key, theirs }: Question, decisions: Decisions): Fields {
  return { ...theirs, ...decisions.get(key)?.edited };
}

/** The changed sections as they are to be saved. */
export type Changes = { readonly [Section in ResumeSection]?: ResumeContent[Section] };

export function decide(
  content: ResumeContent,
  plans: readonly SectionPlan[],
  decisions: Decisions,
  overwrites: boolean,
): Changes {
  const values = plans.flatMap(({ section, groups }) => {
    const taken = (group: QuestionGroup) => takenOf(group, decisions, overwrites);
    const before = content[section];
    const after = Array.isArray(before)
      ? listWith(section, before, groups, taken, decisions)
      : withTaken(section, before, groups.map(taken));
    return isSame(before, after) ? [] : [[section, after] as const];
  });
  // Each value was built from its own section, which the type of a list of sections cannot express.
  return Object.fromEntries(values) as Changes;
}

function takenOf({ isNew, questions }: QuestionGroup, decisions: Decisions, overwrites: boolean): Fields {
  const chosen = questions.filter((question) => isNew || usesFileValue(question, decisions, overwrites));
  return Object.assign({}, ...chosen.map((question) => answerOf(question, decisions)));
}

/** The new value of a section without entries: of its fields, or its one text. */
function withTaken(section: SectionPlan['section'], before: unknown, taken: readonly Fields[]): unknown {
  const all: Fields = Object.assign({}, ...taken);
  if (typeof before === 'string') return TEXT in all ? all[TEXT] : before;
  return storedIn(section, { ...Object(before), ...all });
}

function listWith(
  section: SectionPlan['section'],
  before: readonly { readonly id: string }[],
  groups: readonly QuestionGroup[],
  taken: (group: QuestionGroup) => Fields,
  decisions: Decisions,
): readonly unknown[] {
  const changed = before.map((entry) => {
    const group = groups.find(({ id }) => id === entry.id);
    return group ? { ...entry, ...taken(group) } : entry;
  });
  const row = resumeRegistry[section];
  if (row.kind !== 'list') return changed;
  const added = groups
    .filter((group) => group.isNew && addsEntry(group, decisions))
    .map((group) => ({ ...row.newEntry(), ...taken(group) }));
  const all = [...changed, ...added]
    .slice(0, ENTRIES_MAX)
    .map((entry) => Object(storedIn(section, [entry]))[0]);
  return added.length > 0 && inOrder(changed) ? newestFirst(all, periodOf) : all;
}

/** If the person has ordered the entries differently, that order is kept, and new ones are added at the end. */
function inOrder(entries: readonly object[]): boolean {
  return isSame(entries, newestFirst(entries, periodOf));
}

function periodOf(entry: object): Period {
  const { start = '', end = '', present = false, issued = '', awarded = '' } = Object(entry);
  return { start: start || issued || awarded, end: end || issued || awarded, present };
}

/** As the server accepts it: a half-typed month is empty. */
function storedIn(section: SectionPlan['section'], value: unknown): unknown {
  const row: { readonly stored: (value: never) => unknown } = resumeRegistry[section];
  // The value belongs to its section, which the type of a row from the registry cannot express.
  return row.stored(value as never);
}
