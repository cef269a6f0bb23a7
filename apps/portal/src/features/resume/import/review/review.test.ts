import type { ParsedField, ResumeContent } from '@careers/gateway/contract';
import { resumeSectionValues } from '@careers/gateway/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRandom, seeds } from '../../model/testing/random.ts';
import { randomContent } from '../../model/testing/random-content.ts';
import { readStructure } from '../structure/read-structure.ts';
import { type Decision, decide, withoutRoom } from './decide.ts';
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

describe('importing a resume asks whether to overwrite existing content', () => {
  it('and fills in what is empty without being asked', () => {
    expect(decided(empty, { 'basics.name': 'Lin', 'basics.city': 'Shenzhen' })).toEqual({
      basics: { ...empty.basics, name: 'Lin', city: 'Shenzhen' },
    });
  });

  it('and keeps what the resume says until somebody wants it overwritten', () => {
    const values = { 'work.0.company': 'Harbour Bank', 'work.0.start': '2019-07', 'work.0.post': 'Lead' };
    expect(decided(withJob, values)).toEqual({});
    expect(decided(withJob, values, {}, true).work).toEqual([
      { ...job, company: 'Harbour Bank', post: 'Lead' },
    ]);
  });

  it('and follows what was decided of one field, whatever was answered of all', () => {
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

  it('and asks nothing where both say the same', () => {
    expect(plan(withJob, { 'work.0.company': 'Harbour Bank Ltd', 'work.0.post': 'Analyst' })).toEqual([
      { section: 'work', groups: [], known: 1 },
    ]);
  });

  it('and leaves entries that the file does not tell of as they are', () => {
    const changes = decided(
      withJob,
      { 'work.0.company': 'Peak Studio', 'work.0.start': '2016-07' },
      {},
      true,
    );
    expect(changes.work).toMatchObject([job, { company: 'Peak Studio', start: '2016-07', present: false }]);
  });

  it('and leaves out a new entry that is not wanted', () => {
    expect(decided(withJob, { 'work.0.company': 'Peak' }, { 'work.0': { takes: false } })).toEqual({});
  });

  it('and counts the new entries that a resume has no room for, the last of which it leaves out', () => {
    const many = Object.fromEntries(
      Array.from({ length: 52 }, (_, at) => [`work.${at}.company`, `Employer ${at}`]),
    );
    const [jobs] = plan(withJob, many);
    if (!jobs) throw new Error('there is no plan for the jobs');
    expect(withoutRoom(withJob, jobs, new Map())).toBe(3);
    const unwanted = new Map([0, 1, 2].map((at) => [`work.${at}`, { takes: false }] as const));
    expect(withoutRoom(withJob, jobs, unwanted)).toBe(0);
    const kept = decide(withJob, [jobs], new Map(), false).work?.map(({ company }) => company);
    expect([kept?.length, kept?.includes('Employer 48'), kept?.includes('Employer 49')]).toEqual([
      50,
      true,
      false,
    ]);
  });

  it('and puts a new entry where its time is, unless the order is the person’s own', () => {
    const old = { ...job, id: 'w0', start: '2010-01', end: '2012-01', present: false, company: 'Old' };
    const values = { 'work.0.company': 'Middle', 'work.0.start': '2013-01', 'work.0.end': '2014-01' };
    const order = (work: ResumeContent['work']) =>
      decided({ ...empty, work }, values).work?.map(({ company }) => company);
    expect(order([job, old])).toEqual(['Harbour Bank Ltd', 'Middle', 'Old']);
    expect(order([old, job])).toEqual(['Old', 'Harbour Bank Ltd', 'Middle']);
  });
});

describe('a question of the review', () => {
  it('is about a period as a whole: what has ended does not go on', () => {
    const values = { 'work.0.company': 'Harbour Bank Ltd', 'work.0.end': '2022-12' };
    expect(keysOf(plan(withJob, values))).toEqual(['work.0.start+end+present']);
    expect(decided(withJob, values, {}, true).work).toEqual([{ ...job, end: '2022-12', present: false }]);
  });

  it('is about a phone with the code of its country', () => {
    const content = { ...empty, basics: { ...empty.basics, phone: '13800000001' } };
    const values = { 'basics.phoneNationCode': '+852', 'basics.phone': '51234567' };
    expect(keysOf(plan(content, values))).toEqual(['basics.phoneNationCode+phone']);
    expect(decided(content, values, {}, true).basics).toMatchObject({
      phoneNationCode: '+852',
      phone: '51234567',
    });
  });

  it('knows two jobs at one company apart by when they began', () => {
    const later = { ...job, id: 'w2', start: '2022-01' };
    const values = { 'work.0.company': 'Harbour Bank', 'work.0.start': '2022-01', 'work.0.post': 'Lead' };
    const { work } = decided({ ...empty, work: [job, later] }, values, {}, true);
    expect(work?.map(({ id, post }) => [id, post])).toEqual([
      ['w1', 'Analyst'],
      ['w2', 'Lead'],
    ]);
  });

  it('is none about what a resume cannot keep, whatever a parser says', () => {
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
});

describe('what is decided', () => {
  it('fits a resume and touches nothing else, whatever resume and file meet', () => {
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

  it('is the whole of a resume that was read into an empty one', () => {
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

/** A value as a reader spells it, place by place. */
function spelled(path: string, value: unknown): ParsedField[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, value, confidence: 0.7 }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' ? [] : spelled(`${path}.${name}`, inner),
  );
}
