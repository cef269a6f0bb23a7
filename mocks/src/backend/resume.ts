import type { Resume, ResumeSection } from '@careers/gateway/contract';
import { isoDay, isoInstant } from '../core/clock.ts';
import { categories, cities, industries } from '../data/dictionaries.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { Account, StoredResume, WorldState } from '../domain/state.ts';
import type { CallContext, Resolvers } from './context.ts';
import { inventPerson } from './people.ts';

const required: readonly ResumeSection[] = ['basics', 'intention', 'education'];

/** Required sections that an account's resume lacks; empty means it can be delivered. */
export function missingSections(state: WorldState, accountId: string): ResumeSection[] {
  return state.resumes[accountId]?.complete ? [] : [...required];
}

export const resumeResolvers = {
  getResume: (_param, context) => describeResume(context, context.requireAccount()),
} satisfies Partial<Resolvers>;

/** An account's resume in the language of the call. */
export function describeResume(context: CallContext, account: Account): Resume {
  const stored = context.state().resumes[account.id];
  return stored?.complete ? completeResume(context, account, stored) : emptyResume(context, account, stored);
}

function emptyResume(context: CallContext, account: Account, stored: StoredResume | undefined): Resume {
  return {
    id: `resume-${account.id}`,
    revision: stored?.revision ?? 0,
    updatedAt: isoInstant(stored?.updatedAt ?? context.state().startedAt),
    basics: { name: '', gender: '', phone: account.phone ?? '', email: account.email ?? '', city: '' },
    intention: { industry: [], category: [], position: [], places: [] },
    education: [],
    work: [],
    selfEvaluation: '',
    attachments: [],
    missing: missingSections(context.state(), account.id),
  };
}

function completeResume(context: CallContext, account: Account, stored: StoredResume): Resume {
  const { locale, config } = context;
  const person = inventPerson(config.seed, account.id);
  const year = Number(isoDay(context.state().startedAt).slice(0, 4));
  return {
    ...emptyResume(context, account, stored),
    basics: {
      name: account.name,
      gender: person.gender[locale],
      phone: account.phone ?? '',
      email: account.email ?? person.email,
      city: named(cities, person.city, locale).name,
    },
    intention: {
      industry: [named(industries, person.industry, locale)],
      category: [named(categories, person.category, locale)],
      position: [],
      places: [named(cities, person.city, locale)],
    },
    education: [
      {
        id: 'edu-1',
        start: `${year - 9}-09`,
        end: `${year - 5}-06`,
        school: person.school[locale],
        major: person.major[locale],
        degree: person.degree[locale],
      },
    ],
    work: [
      {
        id: 'work-1',
        start: `${year - 5}-07`,
        company: person.employer[locale],
        post: person.post[locale],
        description: person.work[locale],
      },
    ],
    selfEvaluation: person.self[locale],
  };
}

function named(
  entries: readonly { readonly id: string; readonly name: Localized }[],
  value: number,
  locale: Locale,
) {
  const entry = entries[Math.floor(value * entries.length)] ?? entries[0];
  return { id: entry?.id ?? '', name: entry?.name[locale] ?? '' };
}
