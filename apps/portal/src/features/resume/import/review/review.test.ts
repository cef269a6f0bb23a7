import type { ParsedField, ResumeContent } from '@careers/gateway/contract';
import { resumeSectionValues } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRandom, seeds } from '../../model/testing/random.ts';
import { randomContent } from '../../model/testing/random-content.ts';
import { readStructure } from '../structure/read-structure.ts';
import { type Decision, decide, entriesOverLimit } from './decide.ts';
import { planReview, type SectionPlan } from './plan.ts';
import { proposalsOf } from './proposals.ts';

const empty: ResumeContent = {
  photo: null,
  basics: { name: '', gender: '', birthday: '', phoneNationCode: '+86', phone: '', email: '', city: '' },
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
const job = {
  id: 'w1',
  start: '2019-07',
  end: '',
  present: true,
  company: 'Harbour Bank Ltd',
  post: 'Analyst',
  description: 'Mine.',
};
const withJob: ResumeContent = { ...empty, work: [job] };

function said(values: Record<string, string | boolean>): ParsedField[] {
  return Object.entries(values).map(([path, value]) => ({ path, value, confidence: 0.8 }));
}
const plan = (content: ResumeContent, values: Record<string, string | boolean>) =>
  planReview(content, proposalsOf(said(values)));
const keysOf = (plans: readonly SectionPlan[]) =>
  plans.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions.map(({ key }) => key)));

function decided(
  content: ResumeContent,
  values: Record<string, string | boolean>,
  decisions: Record<string, Decision> = {},
  overwrites = false,
) {
  return decide(content, plan(content, values), new Map(Object.entries(decisions)), overwrites);
}

describe('the review of an import', () => {
  it('fills in empty fields without a question', () => {
    expect(decided(empty, { 'basics.name': 'Lin', 'basics.city': 'Shenzhen' })).toEqual({
      basics: { ...empty.basics, name: 'Lin', city: 'Shenzhen' },
    });
  });

  it('keeps existing values unless they are to be overwritten', () => {
    const values = { 'work.0.company': 'Harbour Bank', 'work.0.start': '2019-07', 'work.0.post': 'Lead' };
    expect(decided(withJob, values)).toEqual({});
    expect(decided(withJob, values, {}, true).work).toEqual([
      { ...job, company: 'Harbour Bank', post: 'Lead' },
    ]);
  });

  it('follows the decision on one field before the answer for all', () => {
    const values = {
      'work.0.company': 'Harbour Bank Ltd',
      'work.0.post': 'Lead',
      'work.0.description': 'Theirs.',
    };
    const post = { 'work.0.post': { takes: true, edited: { post: 'Team lead' } } };
    expect(decided(withJob, values, post).work).toEqual([{ ...job, post: 'Team lead' }]);
    expect(decided(withJob, values, { 'work.0.post': { takes: false } }, true).work).toEqual([
      { ...job, description: 'Theirs.' },
    ]);
  });

  it('asks nothing about equal values', () => {
    expect(plan(withJob, { 'work.0.company': 'Harbour Bank Ltd', 'work.0.post': 'Analyst' })).toEqual([
      { section: 'work', groups: [], known: 1 },
    ]);
  });

  it('leaves entries unchanged that the file does not contain', () => {
    const changes = decided(
      withJob,
      { 'work.0.company': 'Peak Studio', 'work.0.start': '2016-07' },
      {},
      true,
    );
    expect(changes.work).toMatchObject([job, { company: 'Peak Studio', start: '2016-07', present: false }]);
  });

  it('leaves out a deselected entry', () => {
    expect(decided(withJob, { 'work.0.company': 'Peak' }, { 'work.0': { takes: false } })).toEqual({});
  });

  it('counts the new entries over the limit of the resume, and leaves out the last ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 52 }, (_, at) => [`work.${at}.company`, `Employer ${at}`]),
    );
    const [jobs] = plan(withJob, many);
    if (!jobs) throw new Error('there is no plan for the jobs');
    expect(entriesOverLimit(withJob, jobs, new Map())).toBe(3);
    const unwanted = new Map([0, 1, 2].map((at) => [`work.${at}`, { takes: false }] as const));
    expect(entriesOverLimit(withJob, jobs, unwanted)).toBe(0);
    const kept = decide(withJob, [jobs], new Map(), false).work?.map(({ company }) => company);
    expect([kept?.length, kept?.includes('Employer 48'), kept?.includes('Employer 49')]).toEqual([
      50,
      true,
      false,
    ]);
  });

  it('inserts a new entry by its time, unless the person has another order', () => {
    const old = { ...job, id: 'w0', start: '2010-01', end: '2012-01', present: false, company: 'Old' };
    const values = { 'work.0.company': 'Middle', 'work.0.start': '2013-01', 'work.0.end': '2014-01' };
    const order = (work: ResumeContent['work']) =>
      decided({ ...empty, work }, values).work?.map(({ company }) => company);
    expect(order([job, old])).toEqual(['Harbour Bank Ltd', 'Middle', 'Old']);
    expect(order([old, job])).toEqual(['Old', 'Harbour Bank Ltd', 'Middle']);
  });

  it('inserts a new entry by the time of its end, or the one month that it has', () => {
    const old = { ...job, id: 'w0', start: '2010-01', end: '2012-01', present: false, company: 'Old' };
    const long = { 'work.0.company': 'Long', 'work.0.start': '2005-01', 'work.0.end': '2014-01' };
    expect(decided({ ...empty, work: [old] }, long).work?.map(({ company }) => company)).toEqual([
      'Long',
      'Old',
    ]);
    const awards = [{ id: 'a0', name: 'Bronze', awarded: '2012-01', description: '' }];
    const gold = { 'awards.0.name': 'Gold', 'awards.0.awarded': '2014-01' };
    expect(decided({ ...empty, awards }, gold).awards?.map(({ name }) => name)).toEqual(['Gold', 'Bronze']);
    const certificates = [{ id: 'c0', name: 'CPA', issuer: '', issued: '2012-01' }];
    const pmp = { 'certificates.0.name': 'PMP', 'certificates.0.issued': '2014-01' };
    expect(decided({ ...empty, certificates }, pmp).certificates?.map(({ name }) => name)).toEqual([
      'PMP',
      'CPA',
    ]);
  });
});

describe('a question of a review', () => {
  it('covers a period as a whole, so that an ended job is not also to the present', () => {
    const values = { 'work.0.company': 'Harbour Bank Ltd', 'work.0.end': '2022-12' };
    expect(keysOf(plan(withJob, values))).toEqual(['work.0.start+end+present']);
    expect(decided(withJob, values, {}, true).work).toEqual([{ ...job, end: '2022-12', present: false }]);
  });

  it('covers a phone together with its country code', () => {
    const content = { ...empty, basics: { ...empty.basics, phone: '13800000001' } };
    const values = { 'basics.phoneNationCode': '+852', 'basics.phone': '51234567' };
    expect(keysOf(plan(content, values))).toEqual(['basics.phoneNationCode+phone']);
    expect(decided(content, values, {}, true).basics).toMatchObject({
      phoneNationCode: '+852',
      phone: '51234567',
    });
  });

  it.each([
    ['+852 6123-4567', '+852', '61234567'],
    ['0086 138 0013 8000', '+86', '13800138000'],
    ['+886912345678', '+886', '0912345678'],
  ])('splits a phone that was read with its country code: %s', (phone, nationCode, national) => {
    expect(decided(empty, { 'basics.phone': phone }).basics).toMatchObject({
      phoneNationCode: nationCode,
      phone: national,
    });
  });

  it('distinguishes two jobs at one company by their start', () => {
    const later = { ...job, id: 'w2', start: '2022-01' };
    const values = { 'work.0.company': 'Harbour Bank', 'work.0.start': '2022-01', 'work.0.post': 'Lead' };
    const { work } = decided({ ...empty, work: [job, later] }, values, {}, true);
    expect(work?.map(({ id, post }) => [id, post])).toEqual([
      ['w1', 'Analyst'],
      ['w2', 'Lead'],
    ]);
  });

  it('is about the job that began in the same month, in whatever order the file tells of two at one company', () => {
    const values = {
      'work.0.company': 'Harbour Bank Ltd',
      'work.0.start': '2015-02',
      'work.0.post': 'Trainee',
      'work.1.company': 'Harbour Bank Ltd',
      'work.1.start': '2019-07',
      'work.1.post': 'Analyst',
    };
    expect(decided(withJob, values).work?.map(({ start, post }) => [start, post])).toEqual([
      ['2019-07', 'Analyst'],
      ['2015-02', 'Trainee'],
    ]);
  });

  it('is about the award of the same month, of two with one name', () => {
    const award = { id: 'a1', name: 'National Scholarship', awarded: '2019-10', description: '' };
    const values = {
      'awards.0.name': 'National Scholarship',
      'awards.0.awarded': '2020-10',
      'awards.1.name': 'National Scholarship',
      'awards.1.awarded': '2019-10',
    };
    expect(decided({ ...empty, awards: [award] }, values).awards?.map(({ awarded }) => awarded)).toEqual([
      '2020-10',
      '2019-10',
    ]);
  });

  it('is about the entry of the very name before one whose name only contains it', () => {
    const named = (id: string, name: string) => ({ id, name, issuer: '', issued: '' });
    const certificates = [named('c1', 'Java EE Developer'), named('c2', 'Java')];
    const values = { 'certificates.0.name': 'Java', 'certificates.1.name': 'Java EE Developer' };
    expect(plan({ ...empty, certificates }, values)).toEqual([
      { section: 'certificates', groups: [], known: 2 },
    ]);
  });

  it('is not asked about values that a resume cannot hold', () => {
    const strange = {
      'basics.gender': 'unknown',
      'basics.birthday': 'long ago',
      'basics.__proto__': 'x',
      'basics.0.name': 'x',
      'work.company': 'x',
      'work.0.salary': '1',
      'work.0.start': '2019-13',
      'languages.0.level': 'perfect',
      'intention.places': 'Shenzhen',
      'photo.fileId': 'x',
      nothing: 'x',
    };
    expect(plan(empty, strange)).toEqual([]);
  });

  // Each entry is a card with fields: with thousands of them, the page stood still for most of a minute.
  it('is about no more entries than anybody could go through, the first ones of the file', () => {
    const name = (at: number) => `Prize ${at}`;
    const prizes = Array.from({ length: 4000 }, (_, at) => [`awards.${at}.name`, name(at)]);
    const [{ groups = [] } = {}] = plan(empty, Object.fromEntries(prizes));
    expect(groups.map(({ entry }) => entry.name)).toEqual(Array.from({ length: 100 }, (_, at) => name(at)));
  });
});

describe('the result of a review', () => {
  it('is valid and changes nothing else, for random resumes and files', () => {
    for (const seed of seeds(150)) {
      const random = createRandom(seed);
      const [mine, file] = [randomContent(random), randomContent(random)];
      const fields = Object.entries(file).flatMap(([section, value]) => spelled(section, value));
      const plans = planReview(mine, proposalsOf(fields));
      const changes = decide(mine, plans, new Map(), random.chance(0.5));
      for (const [section, value] of Object.entries(changes)) {
        const schema: v.GenericSchema = Reflect.get(resumeSectionValues, section);
        expect(v.safeParse(schema, value).success, `seed ${seed}, ${section}`).toBe(true);
        const ids = (list: unknown) => (Array.isArray(list) ? list.map(({ id }) => id) : []);
        const before = ids(Reflect.get(mine, section));
        expect(ids(value), `seed ${seed}, ${section}`).toEqual(expect.arrayContaining(before));
      }
      const refusing = new Map(plans.flatMap(refusalsOf));
      expect(decide(mine, plans, refusing, true), `seed ${seed}`).toEqual({});
    }
  });

  it('has all values that were read, for an empty resume', () => {
    const lines = ['张伟', '教育经历', '2012.09-2016.06 清华大学 会计学 本科'].map((text) => ({ text }));
    const { basics, education } = decide(
      empty,
      planReview(empty, proposalsOf(readStructure(lines))),
      new Map(),
      false,
    );
    expect(basics?.name).toBe('张伟');
    expect(education).toMatchObject([
      { school: '清华大学', major: '会计学', degree: '本科', end: '2016-06' },
    ]);
  });
});

function refusalsOf({ groups }: SectionPlan): [string, Decision][] {
  return groups.flatMap((group) =>
    [group, ...group.questions].map(({ key }): [string, Decision] => [key, { takes: false }]),
  );
}

/** The fields of a value as a reader returns them. */
function spelled(path: string, value: unknown): ParsedField[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, value, confidence: 0.7 }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' ? [] : spelled(`${path}.${name}`, inner),
  );
}
