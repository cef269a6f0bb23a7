import * as v from 'valibot';
import { type FileRef, fileRef, isOfCalendar, upTo } from './shapes.ts';

/** The sections of a resume (section 3), in the order of the editor. */
export const resumeSections = [
  'photo',
  'basics',
  'intention',
  'education',
  'work',
  'projects',
  'languages',
  'certificates',
  'awards',
  'family',
  'selfEvaluation',
  'attachments',
  'video',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

/** Characters of the longest texts, so that no resume outgrows what a gateway keeps. */
const TEXT_MAX = 5000;
const LINE_MAX = 200;
/** Characters of a phone's country code, with its plus. */
const NATION_CODE_MAX = 8;
/** Entries of one list, and files beside a resume. */
const ENTRIES_MAX = 50;

const short = v.optional(v.pipe(v.string(), upTo(LINE_MAX)), '');
const long = v.optional(v.pipe(v.string(), upTo(TEXT_MAX)), '');

/** `YYYY-MM`. A month that is not said yet is empty: what is half written is kept too. */
const month = v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)), '');
const day = v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/)), '');

/** An entry's id is its writer's: it is one entry, wherever it moves in its list. */
const id = v.pipe(v.string(), v.minLength(1), upTo(64));

/** `present`: it goes on, whatever `end` says. */
const period = { start: month, end: month, present: v.optional(v.boolean(), false) };

// @__NO_SIDE_EFFECTS__
function listOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.array(v.object({ id, ...entries })), v.maxLength(ENTRIES_MAX));
}

/** What was chosen from a list. */
const choice = v.object({
  id: v.pipe(v.string(), upTo(LINE_MAX)),
  name: v.pipe(v.string(), upTo(LINE_MAX)),
});

/** At most three (section 9). */
const selection = v.pipe(v.array(choice), v.maxLength(3));

export const genders = ['', 'female', 'male', 'other'] as const;
export const languageLevels = ['', 'basic', 'working', 'fluent', 'native'] as const;

/** What stands in each section. */
export const resumeSectionValues = {
  photo: fileRef,
  basics: v.object({
    name: short,
    gender: v.optional(v.picklist(genders), ''),
    birthday: day,
    phoneNationCode: v.optional(v.pipe(v.string(), upTo(NATION_CODE_MAX)), '+86'),
    phone: short,
    email: short,
    city: short,
  }),
  intention: v.object({
    industry: selection,
    category: selection,
    position: selection,
    places: v.pipe(v.array(choice), v.maxLength(ENTRIES_MAX)),
  }),
  education: listOf({ ...period, school: short, major: short, degree: short }),
  work: listOf({ ...period, company: short, post: short, description: long }),
  projects: listOf({ ...period, name: short, role: short, description: long }),
  languages: listOf({ language: short, level: v.optional(v.picklist(languageLevels), '') }),
  certificates: listOf({ name: short, issuer: short, issued: month }),
  awards: listOf({ name: short, awarded: month, description: long }),
  family: listOf({ name: short, relation: short, employer: short, post: short }),
  selfEvaluation: long,
  attachments: v.pipe(v.array(fileRef), v.maxLength(ENTRIES_MAX)),
  video: fileRef,
} as const satisfies Record<ResumeSection, v.GenericSchema>;

/**
 * Whether a section is as it is to be written: each entry, choice and file once, and a day that a calendar has. What is read is
 * taken as it stands, so that nobody is kept from a resume that some other client has written.
 */
export function isAsWritten(value: unknown): boolean {
  return holdsEachOnce(value) && namesCalendarDays(value);
}

function holdsEachOnce(value: unknown): boolean {
  const lists = Array.isArray(value) ? [value] : Object.values(Object(value)).filter(Array.isArray);
  return lists.every((list) => new Set(list.map(idOf)).size === list.length);
}

const idOf = (entry: unknown): unknown => Object(entry).id ?? Object(entry).fileId;

function namesCalendarDays(value: unknown): boolean {
  const { birthday = '' } = Object(value);
  return birthday === '' || isOfCalendar(birthday);
}

/** What a section holds. */
export type ResumeValue<Section extends ResumeSection> = v.InferOutput<(typeof resumeSectionValues)[Section]>;

/** What all sections hold; a file that is not there is null. */
export type ResumeContent = {
  readonly [Section in ResumeSection]: Section extends 'photo' | 'video'
    ? FileRef | null
    : ResumeValue<Section>;
};
