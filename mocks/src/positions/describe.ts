import type { Facets, PositionDetail, PositionSummary } from '@careers/gateway/contract';
import { companies } from '../data/companies.ts';
import { families } from '../data/families/index.ts';
import type { JobFamily, Locale, Localized } from '../data/types.ts';
import { DAY, HOUR, isoDay, isoInstant } from '../world/clock.ts';
import type { PositionHits } from './search.ts';
import { facetEntries, isStudent, type PositionTable, recruitTypeCodes, statuses } from './table.ts';

/** A position for lists, in one language. `startedAt` is the world's start in Unix milliseconds. */
export function describeSummary(
  table: PositionTable,
  index: number,
  locale: Locale,
  startedAt: number,
): PositionSummary {
  const company = at(companies, table.company[index]);
  const department = at(facetEntries.department, table.department[index]);
  return {
    id: table.idOf(index),
    post: titleOf(table, index)[locale],
    company: company.id,
    companyDescr: company.name[locale],
    department: department.id,
    deptIdDescr: department.name[locale],
    education: named(facetEntries.education, table.education[index], locale),
    posCategory: named(facetEntries.posCategory, table.posCategory[index], locale),
    workPlace: named(facetEntries.workPlace, table.workPlace[index], locale),
    workYears: named(facetEntries.workYears, table.workYears[index], locale),
    benefits: benefitsOf(table.benefits[index] ?? 0, locale),
    numberRecruits: table.numberRecruits[index] ?? 1,
    publishDate: isoDay(startedAt - (table.publishedHoursAgo[index] ?? 0) * HOUR),
    recruitTypeCode: at(recruitTypeCodes, table.recruitType[index]),
    status: at(statuses, table.status[index]),
  };
}

/** The whole position, with its family's texts as rich text. */
export function describeDetail(
  table: PositionTable,
  index: number,
  locale: Locale,
  startedAt: number,
  options: { readonly showSalary: boolean },
): PositionDetail {
  const family = familyOf(table, index);
  const [low, high] = family.salary;
  return {
    ...describeSummary(table, index, locale, startedAt),
    responsibilities: list(family.responsibilities, locale),
    requirements: list(family.requirements, locale),
    companyProfile: at(companies, table.company[index]).profile[locale],
    deadline: isoInstant(startedAt + (30 + (index % 45)) * DAY),
    ...(options.showSalary ? { salary: `${low}–${high}K` } : {}),
  };
}

/** The facet counts with names; entries that give nothing are left out. */
export function describeFacets(counts: PositionHits['counts'], locale: Locale): Facets {
  const of = (name: keyof Facets) => {
    const rows: { id: string; name: string; count: number }[] = [];
    const entries = facetEntries[name];
    for (let index = 0; index < entries.length; index++) {
      const count = counts[name][index] ?? 0;
      const entry = entries[index];
      if (count > 0 && entry) rows.push({ id: entry.id, name: entry.name[locale], count });
    }
    return rows;
  };
  return {
    company: of('company'),
    department: of('department'),
    education: of('education'),
    posCategory: of('posCategory'),
    workPlace: of('workPlace'),
    workYears: of('workYears'),
    benefits: of('benefits'),
  };
}

export function familyOf(table: PositionTable, index: number): JobFamily {
  return at(families, table.family[index]);
}

function titleOf(table: PositionTable, index: number): Localized {
  const family = familyOf(table, index);
  return (isStudent(table, index) && family.studentTitle) || at(family.titles, table.title[index]);
}

function named(
  entries: readonly { readonly id: string; readonly name: Localized }[],
  index: number | undefined,
  locale: Locale,
) {
  const entry = at(entries, index);
  return { id: entry.id, name: entry.name[locale] };
}

function benefitsOf(bits: number, locale: Locale) {
  return facetEntries.benefits
    .filter((_, bit) => bits & (1 << bit))
    .map((entry) => ({ id: entry.id, name: entry.name[locale] }));
}

function list(lines: readonly Localized[], locale: Locale): string {
  return `<ol>${lines.map((line) => `<li>${escapeHtml(line[locale])}</li>`).join('')}</ol>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function at<Entry>(entries: readonly Entry[], index: number | undefined): Entry {
  const entry = entries[index ?? 0];
  if (entry === undefined) throw new RangeError(`no entry ${index}`);
  return entry;
}
