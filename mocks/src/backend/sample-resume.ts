import type { ResumeContent } from '@careers/gateway/contract';
import { categories, cities, educations, industries } from '../data/dictionaries.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import { inventPerson } from './people.ts';
import { sampleFilesOf } from './sample-files.ts';

type Entries = readonly { readonly id: string; readonly name: Localized }[];

/** The content of a resume in which nothing was saved: only the contacts of the account. */
export function emptyContent(account: Account): ResumeContent {
  return {
    photo: null,
    basics: {
      name: account.name,
      gender: '',
      birthday: '',
      phoneNationCode: account.phoneNationCode ?? '+86',
      phone: account.phone ?? '',
      email: account.email ?? '',
      city: '',
    },
    intention: { industry: [], category: [], position: [], places: [] },
    education: [],
    work: [],
    projects: [],
    languages: [],
    certificates: [],
    awards: [],
    family: [],
    selfEvaluation: '',
    attachments: [],
    video: null,
  };
}

/** The resume of the sample person behind an account, in the language of the call. */
export function sampleContent(account: Account, locale: Locale, seed: number, year: number): ResumeContent {
  const person = inventPerson(seed, account.id);
  const began = year - person.years;
  const changed = year - 2;
  const city = entryAt(cities, person.city, locale);
  const [employer, firstEmployer] = person.employers;
  return {
    ...emptyContent(account),
    basics: {
      ...emptyContent(account).basics,
      gender: person.gender,
      birthday: `${began - 22}-04-12`,
      phone: account.phone ?? person.phone,
      email: account.email ?? person.email,
      city: city.name,
    },
    intention: {
      industry: [named(industries, person.industry, locale)],
      category: [named(categories, person.category, locale)],
      position: [],
      places: [city],
    },
    education: [
      {
        id: 'edu-1',
        start: `${began - 4}-09`,
        end: `${began}-06`,
        present: false,
        school: person.school[locale],
        major: person.major[locale],
        degree: educations[person.degree]?.name[locale] ?? '',
      },
    ],
    work: [
      {
        id: 'work-1',
        start: `${changed}-03`,
        end: '',
        present: true,
        company: employer[locale],
        post: person.post[locale],
        description: person.work[locale],
      },
      {
        id: 'work-2',
        start: `${began}-07`,
        end: `${changed}-02`,
        present: false,
        company: firstEmployer[locale],
        post: person.firstPost[locale],
        description: person.firstWork[locale],
      },
    ],
    projects: [
      {
        id: 'project-1',
        start: `${changed}-05`,
        end: `${year - 1}-01`,
        present: false,
        name: person.project.name[locale],
        role: person.project.role[locale],
        description: person.project.description[locale],
      },
    ],
    languages: [
      { id: 'language-1', language: languageNames.mandarin[locale], level: 'native' },
      { id: 'language-2', language: languageNames.english[locale], level: 'working' },
    ],
    certificates: [
      {
        id: 'certificate-1',
        name: person.certificate.name[locale],
        issuer: person.certificate.issuer[locale],
        issued: `${changed}-11`,
      },
    ],
    awards: [
      {
        id: 'award-1',
        name: person.award.name[locale],
        awarded: `${year - 1}-01`,
        description: person.award.description[locale],
      },
    ],
    selfEvaluation: person.self[locale],
    ...sampleFilesOf(seed, account.id, locale),
  };
}

const languageNames = {
  mandarin: { 'zh-cn': '普通话', 'zh-hk': '普通話', 'en-us': 'Mandarin' },
  english: { 'zh-cn': '英语', 'zh-hk': '英語', 'en-us': 'English' },
} as const;

function entryAt(entries: Entries, draw: number, locale: Locale) {
  const entry = entries[Math.floor(draw * entries.length)] ?? entries[0];
  return { id: entry?.id ?? '', name: entry?.name[locale] ?? '' };
}

function named(entries: Entries, id: string, locale: Locale) {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new RangeError(`no entry ${id}`);
  return { id, name: entry.name[locale] };
}
