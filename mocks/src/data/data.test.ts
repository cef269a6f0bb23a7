import { describe, expect, it } from 'vitest';
import { halfWidthMarks, hasHan, simplifiedIn, traditionalIn } from '../testing/han.ts';
import { agreements } from './agreements/index.ts';
import { checkAuthorisation, checkItems } from './background-checks.ts';
import { careers } from './careers.ts';
import { companies, footerTexts, group } from './companies.ts';
import { companyLooks } from './company-looks.ts';
import {
  benefits,
  categories,
  cities,
  deliveryStatuses,
  educations,
  hotTerms,
  industries,
  recruitTypes,
  workYears,
} from './dictionaries.ts';
import { evaluationCriteria } from './evaluation-criteria.ts';
import { families } from './families/index.ts';
import { britishEnglish, forbiddenInHongKong, glossary } from './glossary.ts';
import { channels, hiringStages, stories } from './home-blocks.ts';
import { informationForm } from './information-form.ts';
import { medicalRequest } from './medical-request.ts';
import { hongKongNames, names } from './names.ts';
import { groupPhilosophy } from './philosophies.ts';
import { talentInvitation, updateReason } from './requests-of-resumes.ts';
import type { DictionaryEntry, JobFamily, Locale, Localized } from './types.ts';

const locales: readonly Locale[] = ['zh-cn', 'zh-hk', 'en-us'];

interface Placed {
  readonly where: string;
  readonly text: Localized;
}

const at = (where: string, list: readonly Localized[]): Placed[] =>
  list.map((text, index) => ({ where: `${where} ${index}`, text }));

const entries = (where: string, list: readonly DictionaryEntry[]): Placed[] =>
  list.map((entry) => ({ where: `${where} ${entry.id}`, text: entry.name }));

const linesOf = (family: JobFamily): Placed[] => [
  ...at(`${family.id} responsibility`, family.responsibilities),
  ...at(`${family.id} requirement`, family.requirements),
];

const titlesOf = (family: JobFamily): Placed[] =>
  at(`${family.id} title`, [...family.titles, ...(family.studentTitle ? [family.studentTitle] : [])]);

const dictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  benefits,
  categories,
  cities,
  deliveryStatuses,
  educations,
  industries,
  recruitTypes,
  workYears,
};

const longTexts: readonly Placed[] = [
  ...at('group', [group.profile]),
  ...companies.flatMap((company) => at(company.id, [company.tagline, company.profile])),
  ...families.flatMap(linesOf),
  ...deliveryStatuses.map((status) => ({ where: `note ${status.id}`, text: status.note })),
];

const isLocalized = (value: object): value is Localized => 'zh-hk' in value;

/** All texts in a tree of data. */
function textsIn(where: string, value: unknown): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([key, one]) => textsIn(`${where} ${key}`, one));
}

/** A text without the line break that it begins with in its file. */
const inOnePiece = (content: Localized): Localized => ({
  'zh-cn': content['zh-cn'].trim(),
  'zh-hk': content['zh-hk'].trim(),
  'en-us': content['en-us'].trim(),
});

/** What companies ask and tell people, and what people say about themselves. */
const spoken: readonly Placed[] = Object.entries({
  careers,
  hiringStages,
  stories,
  channels,
  informationForm,
  medicalRequest,
  talentInvitation,
  updateReason,
  evaluationCriteria,
  checkItems,
  checkAuthorisation,
  agreements: Object.values(agreements).map(({ content }) => inOnePiece(content)),
}).flatMap(([name, value]) => textsIn(name, value));

const texts: readonly Placed[] = [
  ...longTexts,
  ...spoken,
  ...at('group name', [group.name]),
  ...at('footer', Object.values(footerTexts)),
  ...companies.map((company) => ({ where: company.id, text: company.name })),
  ...companies.flatMap((company) => entries(company.id, company.departments)),
  ...families.flatMap(titlesOf),
  ...Object.entries(dictionaries).flatMap(([name, list]) => entries(name, list)),
  ...at('philosophy', [groupPhilosophy]),
  ...at('hot term', hotTerms),
  ...at('name', [...names, ...hongKongNames]),
];

/** The texts that a check finds wrong, one readable line each. */
function failures(list: readonly Placed[], wrong: (text: Localized) => string | false): string[] {
  return list.flatMap(({ where, text }) => {
    const reason = wrong(text);
    return reason === false ? [] : [`${where}: ${reason}`];
  });
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

describe('the entries of the data', () => {
  it('have unique ids', () => {
    const departments = companies.flatMap((company) => company.departments.map(({ id }) => id));
    expect(repeated(companies.map(({ id }) => id))).toEqual([]);
    expect(repeated(departments)).toEqual([]);
    expect(repeated(families.map(({ id }) => id))).toEqual([]);
    for (const list of Object.values(dictionaries)) {
      expect(repeated(list.map(({ id }) => id))).toEqual([]);
    }
  });

  it('include twelve companies, each with a scene and a colour of its own', () => {
    expect(companies).toHaveLength(12);
    expect(repeated(Object.values(companyLooks).map(({ scene }) => scene))).toEqual([]);
    expect(repeated(Object.values(companyLooks).map(({ brandColor }) => brandColor))).toEqual([]);
  });

  it('place each job family in departments and a category that exist', () => {
    const departments = new Map<string, readonly string[]>(
      companies.map((company) => [company.id, company.departments.map(({ id }) => id)]),
    );
    const known = new Set(categories.map(({ id }) => id));
    const wrong = families.flatMap((family) => [
      ...family.hiredBy
        .filter(({ company, department }) => !departments.get(company)?.includes(department))
        .map(({ department }) => `${family.id}: ${department}`),
      ...(known.has(family.category) ? [] : [`${family.id}: ${family.category}`]),
    ]);
    expect(wrong).toEqual([]);
    expect(families.filter((family) => repeated(family.hiredBy.map((by) => by.company)).length > 0)).toEqual(
      [],
    );
  });

  it('leave no category and no department without a job family', () => {
    const usedCategories = new Set(families.map(({ category }) => category));
    const used = new Set(families.flatMap(({ hiredBy }) => hiredBy.map(({ department }) => department)));
    const departments = companies.flatMap((company) => company.departments.map(({ id }) => id));
    expect(categories.filter(({ id }) => !usedCategories.has(id))).toEqual([]);
    expect(departments.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are at least forty job families, at least five for every company', () => {
    const counts = companies.map(
      ({ id }) => [id, families.filter((f) => f.hiredBy.some((by) => by.company === id)).length] as const,
    );
    expect(families.length).toBeGreaterThanOrEqual(40);
    expect(counts.filter(([, count]) => count < 5)).toEqual([]);
    expect(families.filter(({ studentTitle }) => studentTitle).length).toBeGreaterThanOrEqual(8);
  });

  it('give each job family titles, five responsibilities, four or five requirements and a pay range', () => {
    for (const family of families) {
      expect(family.titles.length, family.id).toBeGreaterThanOrEqual(2);
      expect(family.responsibilities, family.id).toHaveLength(5);
      expect([4, 5], family.id).toContain(family.requirements.length);
      expect(family.salary[0], family.id).toBeLessThan(family.salary[1]);
    }
  });
});

describe('the texts of the data', () => {
  it('exist in three languages, without blanks around them', () => {
    expect(
      failures(texts, (t) => locales.find((l) => t[l].trim() === '' || t[l] !== t[l].trim()) ?? false),
    ).toEqual([]);
  });

  it('use simplified characters in zh-cn and traditional ones in zh-hk', () => {
    expect(failures(texts, (t) => traditionalIn(t['zh-cn']).join('') || false)).toEqual([]);
    expect(failures(texts, (t) => simplifiedIn(t['zh-hk']).join('') || false)).toEqual([]);
  });

  it('have no Han characters and no full-width punctuation in English', () => {
    const wide = /[\u3000-\u303f\uff00-\uffef]/;
    expect(
      failures(texts, (t) => ((hasHan(t['en-us']) || wide.test(t['en-us'])) && t['en-us']) || false),
    ).toEqual([]);
  });

  it('are spelt as in American English', () => {
    expect(failures(texts, (t) => britishEnglish.exec(t['en-us'])?.[0] ?? false)).toEqual([]);
  });

  it('avoid the English words that this project does not use', () => {
    const wrong =
      /e-mail|\bhand(s|ed|ing)? in\b|\bwhoever\b|\btak(e|es|ing) (it )?back\b|\btrade marks?\b|\w'\w/i;
    expect(failures(texts, (t) => wrong.exec(t['en-us'])?.[0] ?? false)).toEqual([]);
  });

  it('have full-width punctuation in Chinese, and no exclamation marks', () => {
    const wrong = failures(texts, (t) => {
      const found = [...halfWidthMarks(t['zh-cn']), ...halfWidthMarks(t['zh-hk'])];
      return locales.some((l) => /[!！]/.test(t[l])) ? 'exclamation mark' : found.join(' ') || false;
    });
    expect(wrong).toEqual([]);
  });

  it('are written for Hong Kong in zh-hk, and not converted from zh-cn', () => {
    const wrong = failures(
      texts,
      (t) => forbiddenInHongKong.find((word) => t['zh-hk'].includes(word)) ?? false,
    );
    expect(wrong).toEqual([]);
    expect(failures(longTexts, (t) => t['zh-cn'] === t['zh-hk'] && t['zh-cn'])).toEqual([]);
  });

  it('never repeat a line of a job', () => {
    const lines = families.flatMap(linesOf).map(({ text }) => text);
    for (const locale of locales) {
      expect(repeated(lines.map((line) => line[locale].toLowerCase()))).toEqual([]);
    }
  });

  it('have no punctuation at the end of a job’s lines', () => {
    const wrong = failures(
      families.flatMap(linesOf),
      (t) => locales.find((l) => /[.;。；，,]$/.test(t[l])) ?? false,
    );
    expect(wrong).toEqual([]);
  });

  it('include a job title for each hot term', () => {
    const titles = families.flatMap(titlesOf).map(({ text }) => text);
    for (const term of hotTerms) {
      for (const locale of locales) {
        const found = titles.filter((title) =>
          title[locale].toLowerCase().includes(term[locale].toLowerCase()),
        );
        expect(found.length, term[locale]).toBeGreaterThan(0);
      }
    }
  });

  it('have two paragraphs in the profiles of the group and of each company', () => {
    for (const profile of [group.profile, ...companies.map((company) => company.profile)]) {
      for (const locale of locales) {
        expect(profile[locale]).toMatch(/^<p>[^<]+<\/p><p>[^<]+<\/p>$/);
      }
    }
  });
});

describe('the glossary of mainland and Hong Kong terms', () => {
  it('has at least sixty terms, each once', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(60);
    expect(repeated(glossary.map(({ mainland }) => mainland))).toEqual([]);
    expect(repeated(forbiddenInHongKong)).toEqual([]);
  });

  it('is written in the two scripts and recommends no forbidden word', () => {
    expect(glossary.filter(({ mainland }) => traditionalIn(mainland).length > 0)).toEqual([]);
    expect(glossary.filter(({ hongKong }) => simplifiedIn(hongKong).length > 0)).toEqual([]);
    const advised = glossary.filter(({ hongKong }) =>
      forbiddenInHongKong.some((word) => hongKong.includes(word)),
    );
    expect(advised).toEqual([]);
  });
});
