import { createDraw, pick, pickWeighted } from '../core/random.ts';
import { companies } from '../data/companies.ts';
import { companyCities } from '../data/company-cities.ts';
import { benefits, categories, cities, educations, workYears } from '../data/dictionaries.ts';
import { families } from '../data/families/index.ts';
import type { DictionaryEntry, JobFamily, RecruitType } from '../data/types.ts';
import type { PositionStatus } from '../domain/state.ts';

/** The fixed lists behind the seven facets; columns contain indexes into them. */
export const facetEntries = {
  company: companies,
  department: companies.flatMap((company) => company.departments),
  education: educations,
  posCategory: categories,
  workPlace: cities,
  workYears,
  benefits,
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export const recruitTypeCodes = ['A01', 'A02', 'A04', 'A03', 'A05'] as const satisfies readonly RecruitType[];
const recruitTypeWeights = [62, 14, 10, 8, 6];
const studentTypes: readonly RecruitType[] = ['A02', 'A04'];

export const statuses = ['open', 'closed', 'delisted'] as const satisfies readonly PositionStatus[];
/** The number of the only status that lists show, in `PositionTable.status`. */
export const OPEN = statuses.indexOf('open');
const statusWeights = [92, 4, 4];

/** The families that hire students, for campus and intern positions. */
const studentFamilies = families.filter((family) => family.studentTitle);

/** The lower and the upper end of a monthly salary, in thousands of yuan. */
export type SalaryRange = readonly [number, number];

/** All positions of a world, with a typed array for each property: 100 000 of them take a few megabytes. */
export interface PositionTable {
  readonly size: number;
  readonly family: Uint16Array;
  /** An index into the family's titles; 0 in student positions, which have the student title. */
  readonly title: Uint8Array;
  readonly recruitType: Uint8Array;
  readonly company: Uint8Array;
  readonly department: Uint8Array;
  readonly education: Uint8Array;
  readonly posCategory: Uint8Array;
  readonly workPlace: Uint8Array;
  readonly workYears: Uint8Array;
  /** One bit for each benefit. */
  readonly benefits: Uint16Array;
  readonly numberRecruits: Uint8Array;
  /** What was added to the salary of few positions since the start of the world, by index. */
  readonly raises: Map<number, SalaryRange>;
  /** Hours before the start of the world. */
  readonly publishedHoursAgo: Uint16Array;
  readonly heat: Float32Array;
  readonly status: Uint8Array;
  /** Ids are long decimal numbers, as in the original backend: a client that reads them as numbers would round them. */
  idOf(index: number): string;
  indexOf(id: string): number | undefined;
}

/** Creates `size` random positions from the seed. */
export function createPositionTable(seed: number, size: number): PositionTable {
  const draws = {
    recruitType: createDraw(seed, 'position.recruitType'),
    family: createDraw(seed, 'position.family'),
    title: createDraw(seed, 'position.title'),
    company: createDraw(seed, 'position.company'),
    workPlace: createDraw(seed, 'position.workPlace'),
    benefits: createDraw(seed, 'position.benefits'),
    numberRecruits: createDraw(seed, 'position.numberRecruits'),
    published: createDraw(seed, 'position.published'),
    heat: createDraw(seed, 'position.heat'),
    status: createDraw(seed, 'position.status'),
  };
  const prefix =
    String(1780 + (seed % 97)) +
    String(10_000_000 + Math.floor(createDraw(seed, 'position.id')(0) * 89_999_999));
  const firstId = BigInt(`${prefix}000000`);
  const table: PositionTable = {
    size,
    family: new Uint16Array(size),
    title: new Uint8Array(size),
    recruitType: new Uint8Array(size),
    company: new Uint8Array(size),
    department: new Uint8Array(size),
    education: new Uint8Array(size),
    posCategory: new Uint8Array(size),
    workPlace: new Uint8Array(size),
    workYears: new Uint8Array(size),
    benefits: new Uint16Array(size),
    numberRecruits: new Uint8Array(size),
    raises: new Map(),
    publishedHoursAgo: new Uint16Array(size),
    heat: new Float32Array(size),
    status: new Uint8Array(size),
    // Written as one number: engines keep a concatenated text in two parts, which makes the JSON of a list take half as long
    // again.
    idOf: (index) => String(firstId + BigInt(index)),
    indexOf: (id) => {
      if (!id.startsWith(prefix) || id.length !== prefix.length + 6) return undefined;
      const index = Number(id.slice(prefix.length));
      return Number.isInteger(index) && index >= 0 && index < size ? index : undefined;
    },
  };
  // Each recruitment channel is a list of its own.
  const titlesHad = recruitTypeCodes.map(() => new Uint8Array(families.length));
  const placesHad = recruitTypeCodes.map(
    () => new Uint16Array(families.length * MOST_TITLES * companies.length),
  );
  for (let index = 0; index < size; index++) {
    const type = pickWeighted(recruitTypeWeights, draws.recruitType(index));
    const student = studentTypes.includes(recruitTypeCodes[type] ?? 'A01');
    const family = pick(student ? studentFamilies : families, draws.family(index));
    const facts = factsOf(family);
    const seat = pick(facts.seats, draws.company(index));
    table.family[index] = facts.index;
    const level = student ? 0 : nextTitle(titlesHad[type], facts, draws.title(index));
    table.title[index] = level;
    table.recruitType[index] = type;
    table.company[index] = seat.company;
    table.department[index] = seat.department;
    table.education[index] = facts.education;
    table.posCategory[index] = facts.category;
    const role = (facts.index * MOST_TITLES + level) * companies.length + seat.company;
    table.workPlace[index] = nextPlace(placesHad[type], role, seat.company, draws.workPlace(index) ** 1.6);
    table.workYears[index] = student ? 0 : facts.workYears + level;
    table.benefits[index] = drawBenefits(draws.benefits(index));
    const most = student ? MOST_STUDENTS : (facts.mostWanted[level] ?? 1);
    table.numberRecruits[index] = 1 + Math.floor(draws.numberRecruits(index) ** 3 * most);
    table.publishedHoursAgo[index] = Math.floor(draws.published(index) ** 1.5 * 90 * 24);
    table.heat[index] = draws.heat(index);
    table.status[index] = pickWeighted(statusWeights, draws.status(index));
  }
  return table;
}

/** Whether a position is for students; its title is then its family's student title. */
export function isStudent(table: PositionTable, index: number): boolean {
  return STUDENT_TYPES.includes(table.recruitType[index] ?? 0);
}

const codes: readonly RecruitType[] = recruitTypeCodes;
const STUDENT_TYPES = studentTypes.map((type) => codes.indexOf(type));

const MOST_STUDENTS = 12;
const MOST_BEGINNERS = 8;
const MOST_EXPERIENCED = 3;

/** Titles that only one person in a department has: whoever leads it. */
const LEADS = /\b(Lead|Manager|Director|Supervisor|Head|Managing|Principal|Chief|Coordinator|Staff)\b/;

/** For each of a family's titles, how many openings a position has at most. */
function mostWantedOf({ titles }: JobFamily): number[] {
  return titles.map((title, level) => {
    if (level === 0) return MOST_BEGINNERS;
    return LEADS.test(title['en-us']) ? 1 : MOST_EXPERIENCED;
  });
}

/** How many titles a family has at most. */
const MOST_TITLES = Math.max(...families.map(({ titles }) => titles.length));

/** The cities of each company, as indexes for the column. */
const places = companies.map(({ id }) => companyCities[id].map((city) => indexIn(cities, city)));

interface FamilyFacts {
  readonly index: number;
  /** How many titles it has. */
  readonly titles: number;
  readonly category: number;
  readonly education: number;
  /** The experience for its first title; each later title requires one step more. */
  readonly workYears: number;
  readonly mostWanted: readonly number[];
  readonly seats: readonly { readonly company: number; readonly department: number }[];
}

const familyFacts = new Map<JobFamily, FamilyFacts>(
  families.map((family, index) => [
    family,
    {
      index,
      titles: family.titles.length,
      category: indexIn(categories, family.category),
      education: indexIn(educations, family.education),
      workYears: indexIn(workYears, family.workYears),
      mostWanted: mostWantedOf(family),
      seats: family.hiredBy.map(({ company, department }) => ({
        company: indexIn(companies, company),
        department: indexIn(facetEntries.department, department),
      })),
    },
  ]),
);

function factsOf(family: JobFamily): FamilyFacts {
  const facts = familyFacts.get(family);
  if (!facts) throw new RangeError(`unknown family ${family.id}`);
  return facts;
}

function indexIn(entries: readonly { readonly id: string }[], id: string): number {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index < 0) throw new RangeError(`unknown id ${id} in the data`);
  return index;
}

/**
 * A title of the family that has not been used since all of them were: if neighbours had the same title, a list would look as if
 * it had a duplicate.
 * @param had one bit for each title, by family; the returned title is noted in it
 */
function nextTitle(
  had: Uint8Array = new Uint8Array(families.length),
  { index, titles }: FamilyFacts,
  value: number,
): number {
  const all = (1 << titles) - 1;
  const before = had[index] === all ? 0 : (had[index] ?? 0);
  let level = Math.floor(value * titles);
  while (before & (1 << level)) level = (level + 1) % titles;
  had[index] = before | (1 << level);
  return level;
}

/**
 * A city of a company for one of its roles, where the list has none with that title yet: a head is one person. Once each of its
 * cities has one, any of them.
 */
function nextPlace(
  had: Uint16Array = new Uint16Array(families.length * MOST_TITLES * companies.length),
  role: number,
  company: number,
  value: number,
): number {
  const own = places[company] ?? [];
  const before = had[role] ?? 0;
  const isFull = before === (1 << own.length) - 1;
  let at = Math.floor(value * own.length);
  while (!isFull && before & (1 << at)) at = (at + 1) % own.length;
  had[role] = before | (1 << at);
  return own[at] ?? 0;
}

/** Three to five benefits as bits, from one random number. */
function drawBenefits(value: number): number {
  let bits = 0;
  let rest = value;
  const count = 3 + Math.floor(rest * 3);
  for (let drawn = 0; drawn < count; drawn++) {
    rest = (rest * 7919 + 0.618) % 1;
    bits |= 1 << Math.floor(rest * benefits.length);
  }
  return bits;
}
