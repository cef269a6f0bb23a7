import { eachFacet, facetNames } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { DAY } from '../core/clock.ts';
import { companies } from '../data/companies.ts';
import { describeDetail, describeFacets } from './describe.ts';
import { familyOf } from './family-of.ts';
import { createPositionTable, facetEntries, isStudent } from './table.ts';

const startedAt = Date.parse('2031-05-20T20:00:00+08:00');
const languages = ['zh-cn', 'zh-hk', 'en-us'] as const;
const table = createPositionTable(1, 1000);

/** Every position, as a site without salaries shows it. */
const readIn = (language: (typeof languages)[number]) =>
  Array.from({ length: table.size }, (_, index) => ({
    index,
    family: familyOf(table, index),
    detail: describeDetail(table, index, language, startedAt, { showSalary: false }),
  }));

/** The items of a list in rich text, as they are read. */
function linesOf(html: string | undefined): string[] | undefined {
  const [, items] = /^<ol>(.*)<\/ol>$/.exec(html ?? '') ?? [];
  if (!items?.startsWith('<li>') || !items.endsWith('</li>')) return undefined;
  const lines = items.slice(4, -5).split('</li><li>');
  return lines.map((line) => line.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
}

describe('the description of a position', () => {
  it.each(languages)('has its duties and requirements as numbered lists, in %s', (language) => {
    for (const { family, detail } of readIn(language)) {
      expect(linesOf(detail.responsibilities)).toEqual(family.responsibilities.map((line) => line[language]));
      expect(linesOf(detail.requirements)).toEqual(family.requirements.map((line) => line[language]));
    }
  });

  it('has no text that would be read as HTML', () => {
    const html = readIn('en-us')
      .map(({ detail }) => detail.responsibilities + detail.requirements)
      .join();
    expect(html).toContain('R&#38;D');
    expect(html.replaceAll(/&#\d+;/g, '')).not.toContain('&');
  });

  it.each(languages)('has the profile of its company, in %s', (language) => {
    for (const { detail } of readIn(language)) {
      const company = companies.find(({ id }) => id === detail.company);
      expect(detail.companyProfile).toBe(company?.profile[language]);
    }
  });

  it('of a student has the title that its family has for students', () => {
    const students = readIn('en-us').filter(({ index }) => isStudent(table, index));
    expect(students.length).toBeGreaterThan(0);
    for (const { family, detail } of students) expect(detail.post).toBe(family.studentTitle?.['en-us']);
  });

  it('has a day of publication in the three months before the world’s start', () => {
    const ago = readIn('en-us').map(
      ({ detail }) => (startedAt - Date.parse(`${detail.publishDate}T20:00:00+08:00`)) / DAY,
    );
    expect(Math.min(...ago)).toBe(0);
    expect(Math.max(...ago)).toBeGreaterThan(80);
    expect(Math.max(...ago)).toBeLessThanOrEqual(90);
  });

  it('has the number of openings from the table, which is more than one for some', () => {
    const sought = readIn('en-us').map(({ detail }) => detail.numberRecruits);
    expect(sought).toEqual([...table.numberRecruits]);
    expect(Math.max(...sought)).toBeGreaterThan(1);
  });

  it('has a deadline between one and two and a half months after the world’s start', () => {
    const left = readIn('en-us').map(({ detail }) =>
      Math.floor((Date.parse(detail.deadline ?? '') - startedAt) / DAY),
    );
    expect([Math.min(...left), Math.max(...left)]).toEqual([30, 74]);
    expect(new Set(left).size).toBe(45);
  });

  it('has a salary only where the site shows salaries', () => {
    expect(readIn('en-us').filter(({ detail }) => 'salary' in detail)).toEqual([]);
    expect(describeDetail(table, 0, 'en-us', startedAt, { showSalary: true }).salary).toMatch(/^CNY /);
  });
});

it('a facet lists the entries that have positions, with their names, and no others', () => {
  const counts = eachFacet((name) => facetEntries[name].map((_, at) => (at === 1 ? 7 : 0)));
  for (const language of languages) {
    const facets = describeFacets(counts, language);
    for (const name of facetNames) {
      const entry = facetEntries[name][1];
      expect(facets[name]).toEqual([{ id: entry?.id, name: entry?.name[language], count: 7 }]);
    }
  }
});
