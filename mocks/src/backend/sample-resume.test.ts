import type { ResumeContent } from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import type { Account } from '../domain/account-state.ts';
import { magicAccounts } from '../scenarios/magic.ts';
import { createWorld } from '../world/world.ts';
import { sampleContent } from './sample-resume.ts';

const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
const YEAR = 2031;
const NOW = `${YEAR}-01`;

const owners = Object.values(magicAccounts)
  .filter(({ resume }) => resume === 'complete')
  .map(({ id }) => id);
const accounts = createWorld({}).state().accounts;
const ownerOf = (id: string): Account => {
  const account = accounts[id];
  if (!account) throw new RangeError(id);
  return account;
};

/** The sample resumes in a world with a seed, by account. */
const written = (seed: number, locale: 'zh-cn' | 'zh-hk' | 'en-us' = 'en-us'): ResumeContent[] =>
  owners.map((id) => sampleContent(ownerOf(id), locale, seed, YEAR));

/** What a reader would compare two people by. */
const lives = (content: ResumeContent) => ({
  phone: content.basics.phone,
  email: content.basics.email,
  employers: content.work.map(({ company, post }) => `${company}: ${post}`).join(),
  project: content.projects.map(({ name }) => name).join(),
  self: content.selfEvaluation,
});

/** Pairs of neighbours in a list of accounts, who are seen one after the other. */
const neighbours = <T>(list: readonly T[]) => list.slice(1).map((one, at) => [list[at], one] as const);

describe.each(SEEDS)('the resumes of the sample people, with seed %i', (seed) => {
  it('have different contacts, and differ from one person to the next', () => {
    const told = written(seed).map(lives);
    for (const fact of ['phone', 'email'] as const)
      expect(new Set(told.map((life) => life[fact])).size, fact).toBe(owners.length);
    for (const fact of ['employers', 'project', 'self'] as const)
      for (const [one, next] of neighbours(told)) expect(one?.[fact]).not.toBe(next?.[fact]);
  });

  it('are plausible in time: school after childhood, work after school, nothing in the future', () => {
    for (const { basics, education, work, projects, certificates, awards } of written(seed)) {
      const [study] = education;
      const [present, former] = work;
      if (!study || !present || !former) throw new TypeError('a resume without study or work');
      const grown = `${Number(basics.birthday.slice(0, 4)) + 17}${basics.birthday.slice(4, 7)}`;
      const course = [grown, study.start, study.end, former.start, former.end, present.start];
      expect(course).toEqual([...course].sort());
      expect([present.present, present.end]).toEqual([true, '']);
      const dates = [
        ...projects.flatMap(({ start, end }) => [start, end]),
        ...certificates.map(({ issued }) => issued),
        ...awards.map(({ awarded }) => awarded),
      ];
      for (const date of [...dates, present.start]) expect(date <= NOW, date).toBe(true);
      for (const { start, end } of projects) expect(start >= former.start && start <= end).toBe(true);
      // How long a job lasted depends on the seed, so its description counts no years.
      for (const { description } of work) expect(description).not.toMatch(/\b(two|three|four|five) years/);
    }
  });

  it('are written in the language that is asked for', () => {
    const name = ({ basics, ...rest }: ResumeContent) => JSON.stringify({ ...rest, city: basics.city });
    expect(written(seed, 'en-us').filter((content) => /\p{Script=Han}/u.test(name(content)))).toEqual([]);
    for (const [at, content] of written(seed, 'zh-hk').entries())
      expect(content.selfEvaluation).not.toBe(written(seed, 'zh-cn')[at]?.selfEvaluation);
  });
});
