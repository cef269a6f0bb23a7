import {
  eachFacet,
  type FacetName,
  type Facets,
  type Named,
  type PositionDetail,
  type PositionSummary,
} from '@careers/gateway/contract';
import { DAY, endOfDay, HOUR, isoDay, isoInstant } from '../core/clock.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { companies } from '../data/companies.ts';
import { companyLooks } from '../data/company-looks.ts';
import type { DictionaryEntry, Locale, Localized } from '../data/types.ts';
import { familyOf } from './family-of.ts';
import { salaryOf, salaryText } from './salary.ts';
import type { PositionHits } from './search.ts';
import { facetEntries, isStudent, type PositionTable, recruitTypeCodes, statuses } from './table.ts';

/** A position in a list, in one language. `startedAt` is the world's start in Unix milliseconds. */
export function describeSummary(
  table: PositionTable,
  index: number,
  locale: Locale,
  startedAt: number,
): PositionSummary {
  const names = namesIn[locale];
  const company = at(names.company, table.company[index]);
  const department = at(names.department, table.department[index]);
  return {
    id: table.idOf(index),
    post: titleOf(table, index)[locale],
    company: company.id,
    companyDescr: company.name,
    department: department.id,
    deptIdDescr: department.name,
    education: at(names.education, table.education[index]),
    posCategory: at(names.posCategory, table.posCategory[index]),
    workPlace: at(names.workPlace, table.workPlace[index]),
    workYears: at(names.workYears, table.workYears[index]),
    benefits: benefitsOf(table.benefits[index] ?? 0, names.benefits),
    numberRecruits: table.numberRecruits[index] ?? 1,
    publishDate: isoDay(startedAt - (table.publishedHoursAgo[index] ?? 0) * HOUR),
    recruitTypeCode: at(recruitTypeCodes, table.recruitType[index]),
    status: at(statuses, table.status[index]),
  };
}

/** The full position, with the texts of its job family as rich text. */
export function describeDetail(
  table: PositionTable,
  index: number,
  locale: Locale,
  startedAt: number,
  options: { readonly showSalary: boolean },
): PositionDetail {
  const family = familyOf(table, index);
  const company = at(companies, table.company[index]);
  const { scene, brandColor } = companyLooks[company.id];
  return {
    ...describeSummary(table, index, locale, startedAt),
    responsibilities: list(family.responsibilities, locale),
    requirements: list(family.requirements, locale),
    companyProfile: company.profile[locale],
    scene,
    brandColor,
    // The last day itself is included.
    deadline: isoInstant(endOfDay(startedAt + (30 + (index % 45)) * DAY)),
    ...(options.showSalary ? { salary: salaryText[locale](salaryOf(table, index)) } : {}),
  };
}

/** The counts of the facets with names; entries without positions are left out. */
export function describeFacets(counts: PositionHits['counts'], locale: Locale): Facets {
  const names = namesIn[locale];
  const of = (facet: FacetName) => {
    const rows: { id: string; name: string; count: number }[] = [];
    const entries = names[facet];
    const ofEntries = counts[facet];
    for (let index = 0; index < entries.length; index++) {
      const count = ofEntries[index] ?? 0;
      const entry = entries[index];
      if (count > 0 && entry) rows.push({ id: entry.id, name: entry.name, count });
    }
    return rows;
  };
  return eachFacet(of);
}

/** The title of a position; positions with the same title share one object. */
export function titleOf(table: PositionTable, index: number): Localized {
  const family = familyOf(table, index);
  return (isStudent(table, index) && family.studentTitle) || at(family.titles, table.title[index]);
}

type Names = Readonly<Record<FacetName, readonly Readonly<Named>[]>>;

/** The names of the fixed lists. They are created once, as a page of rows uses a hundred of them. */
const namesIn: Readonly<Record<Locale, Names>> = {
  'zh-cn': namesOf('zh-cn'),
  'zh-hk': namesOf('zh-hk'),
  'en-us': namesOf('en-us'),
};

function namesOf(locale: Locale): Names {
  const of = (entries: readonly DictionaryEntry[]) =>
    entries.map(({ id, name }) => Object.freeze({ id, name: name[locale] }));
  return {
    company: of(facetEntries.company),
    department: of(facetEntries.department),
    education: of(facetEntries.education),
    posCategory: of(facetEntries.posCategory),
    workPlace: of(facetEntries.workPlace),
    workYears: of(facetEntries.workYears),
    benefits: of(facetEntries.benefits),
  };
}

function benefitsOf(bits: number, names: readonly Readonly<Named>[]): Named[] {
  return names.filter((_, bit) => bits & (1 << bit));
}

function list(lines: readonly Localized[], locale: Locale): string {
  return `<ol>${lines.map((line) => `<li>${escapeHtml(line[locale])}</li>`).join('')}</ol>`;
}

function at<Entry>(entries: readonly Entry[], index: number | undefined): Entry {
  const entry = entries[index ?? 0];
  if (entry === undefined) throw new RangeError(`no entry ${index}`);
  return entry;
}
