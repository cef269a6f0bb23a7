import {
  type Named,
  type Resume,
  type ResumeContent,
  type ResumeSection,
  resumeSections,
} from '@careers/gateway/contract';
import { isoDay, isoInstant } from '../core/clock.ts';
import { categories, cities, educations, industries } from '../data/dictionaries.ts';
import { families } from '../data/families/index.ts';
import type { Locale, Localized } from '../data/types.ts';
import type { Account } from '../domain/account-state.ts';
import type { StoredResume } from '../domain/state.ts';
import { changedElsewhere } from '../resumes/elsewhere.ts';
import { demandsOn, missingIn } from '../resumes/required.ts';
import { type WebsiteSite, WebsiteUnknown } from '../sites/websites.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { emptyContent, sampleContent } from './sample-resume.ts';
import { saveSection } from './save-section.ts';

export const resumeResolvers = {
  getResume: (_param, context) => describeResume(context, context.requireAccount()),

  saveResume: (wanted, context) => {
    const account = context.requireAccount();
    if (context.config.otherDevice) meetOtherDevice(context, account, wanted.section);
    saveSection(context, account, resumeContentOf(context, account), wanted);
    const { revision, updatedAt } = storedResume(context, account);
    return {
      revision,
      updatedAt: isoInstant(updatedAt),
      missing: missingSections(context, account),
    };
  },

  queryResumeFields: (_param, context) => {
    const { kind } = openSite(context);
    const { locale } = context;
    return {
      options: choicesOf(locale),
      sections: askedOn(kind).map((section) => ({ section, ...demandsOn(section) })),
    };
  },
} satisfies Partial<Resolvers>;

/** The parts of a call, or of its world, that reading a resume depends on. */
type Reader = Pick<CallContext, 'state' | 'config' | 'locale'>;

/** Saves a section as another device of the same person would: each of its texts is marked. */
export function saveElsewhere(reader: Reader, account: Account, section: ResumeSection, now: number): void {
  const { resumes } = reader.state();
  const value = changedElsewhere(resumeContentOf(reader, account), section, reader.locale);
  const stored = storedResume(reader, account);
  const revision = stored.revision + 1;
  const written = { ...stored.written, [section]: { revision, updatedAt: now, value } };
  resumes[account.id] = { ...stored, revision, updatedAt: now, written };
}

/** In a world with another device, that device saves each section once, before this one. */
function meetOtherDevice(context: CallContext, account: Account, section: ResumeSection): void {
  const { faultCounts } = context.state();
  const key = `otherDevice:${account.id}:${section}`;
  if (faultCounts[key]) return;
  faultCounts[key] = 1;
  saveElsewhere(context, account, section, context.clock.now());
}

/** Required sections that an account's resume lacks; if there are none, it can be delivered. */
export function missingSections(context: CallContext, account: Account): ResumeSection[] {
  const asked = askedOn(siteKindOf(context));
  return missingIn(resumeContentOf(context, account)).filter((section) => asked.includes(section));
}

/** Family members are only asked of employees. */
function askedOn(kind: WebsiteSite['kind'] | undefined): ResumeSection[] {
  return resumeSections.filter((section) => section !== 'family' || kind === 'internal');
}

/** A resume belongs to no site, and may be read without one. */
function siteKindOf(context: CallContext): WebsiteSite['kind'] | undefined {
  try {
    return context.site().kind;
  } catch (error) {
    if (error instanceof BusinessError || error instanceof WebsiteUnknown) return undefined;
    throw error;
  }
}

/** An account's resume, or if nothing was saved, its sample content in the language of the call. */
export function describeResume(context: CallContext, account: Account): Resume {
  const { revision, updatedAt, templateId } = storedResume(context, account);
  const { photo, video, ...content } = resumeContentOf(context, account);
  return {
    id: `resume-${account.id}`,
    revision,
    updatedAt: isoInstant(updatedAt),
    ...content,
    ...(photo ? { photo } : {}),
    ...(video ? { video } : {}),
    missing: missingSections(context, account),
    ...(templateId ? { templateId } : {}),
  };
}

/** An account's resume as it is stored. */
export function storedResume(context: Reader, account: Account): StoredResume {
  const { resumes, startedAt } = context.state();
  return resumes[account.id] ?? { revision: 0, updatedAt: startedAt, sample: false, written: {} };
}

/** The content of an account's resume before anything was saved, in the language of the call. */
export function beginningContentOf(context: Reader, account: Account): ResumeContent {
  return storedResume(context, account).sample ? employeeContentOf(context, account) : emptyContent(account);
}

/** The resume that the company's directory, or a sample person, provides for an account, in the language of the call. */
export function employeeContentOf({ config, locale, state }: Reader, account: Account): ResumeContent {
  const year = Number(isoDay(state().startedAt).slice(0, 4));
  return sampleContent(account, locale, config.seed, year);
}

/** The current content of an account's resume. */
export function resumeContentOf(context: Reader, account: Account): ResumeContent {
  const { written } = storedResume(context, account);
  const content = beginningContentOf(context, account);
  const values = Object.entries(written).map(([section, { value }]) => [section, value]);
  const now: ResumeContent = { ...content, ...Object.fromEntries(values) };
  return { ...now, intention: inLanguage(now.intention, context.locale) };
}

/** Choices by their names in a language; one that is in none of the lists keeps the name that it was saved with. */
function inLanguage(intention: ResumeContent['intention'], locale: Locale): ResumeContent['intention'] {
  const { industry, category, position, places } = choicesOf(locale);
  const named = (chosen: readonly Named[], options: readonly Named[]) =>
    chosen.map((one) => options.find(({ id }) => id === one.id) ?? one);
  return {
    industry: named(intention.industry, industry),
    category: named(intention.category, category),
    position: named(intention.position, position),
    places: named(intention.places, places),
  };
}

/** The lists from which people choose. */
export function choicesOf(locale: Locale) {
  return {
    industry: namesOf(industries, locale),
    category: namesOf(categories, locale),
    position: families.map(({ id, titles }) => ({ id, name: titles[0]?.[locale] ?? id })),
    places: namesOf(cities, locale),
    degree: namesOf(educations, locale),
  };
}

function namesOf(
  entries: readonly { readonly id: string; readonly name: Localized }[],
  locale: Locale,
): { id: string; name: string }[] {
  return entries.map(({ id, name }) => ({ id, name: name[locale] }));
}
