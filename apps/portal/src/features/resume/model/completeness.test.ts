import {
  queryResumeFields,
  type ResumeContent,
  type ResumeField,
  resumeSections,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../core/session/index.ts';
import { personaWorld } from '../../../testing/open-portal.ts';
import { testPortal } from '../../../testing/test-portal.ts';
import { completenessOf } from './completeness.ts';
import { contentOf, resumeQuery, saveSection } from './resume-query.ts';
import { createRandom, seeds } from './testing/random.ts';
import { randomContent } from './testing/random-content.ts';

/** A candidate's portal, and the fields that the site asks for. */
async function open() {
  const { local, stored } = personaWorld();
  const portal = testPortal({ world: local, storage: createMemoryStorage({ locale: 'en-us', ...stored }) });
  const { sections } = await portal.gateway.call(queryResumeFields, {});
  return {
    portal,
    asked: sections,
    read: () => portal.queries.fetchQuery({ ...resumeQuery(portal), staleTime: 0 }),
  };
}

const asked: readonly ResumeField[] = [
  { section: 'photo', required: false, requiredFields: [] },
  { section: 'basics', required: true, requiredFields: ['name', 'phone'] },
  { section: 'education', required: true, requiredFields: ['school', 'end'] },
  { section: 'work', required: false, requiredFields: ['company', 'end'] },
  { section: 'selfEvaluation', required: true, requiredFields: [] },
];

const study = { start: '', school: '', major: '', degree: '', end: '', present: false };
const job = { start: '', company: '', post: '', description: '', end: '', present: false };
const empty = randomContent(createRandom(1));
const content: ResumeContent = {
  ...empty,
  photo: null,
  basics: { ...empty.basics, name: ' ', phone: '' },
  education: [],
  work: [],
  selfEvaluation: '',
};

const states = (of: ResumeContent) => completenessOf(of, asked).sections.map(({ state }) => state);

describe('the completeness of a resume', () => {
  it('is known for each section that the site asks for, in the site’s order', () => {
    expect(states(content)).toEqual(['optional', 'missing', 'missing', 'optional', 'missing']);
    const begun: ResumeContent = {
      ...content,
      basics: { ...content.basics, phone: '138' },
      education: [{ ...study, id: 'e1' }],
      work: [{ ...job, id: 'w1', company: 'Ling', end: '2019-01' }],
      selfEvaluation: 'I test.',
    };
    expect(states(begun)).toEqual(['optional', 'begun', 'begun', 'done', 'done']);
  });

  it('names the missing fields of each entry', () => {
    const { missing } = completenessOf(
      {
        ...content,
        education: [
          { ...study, id: 'e1', school: 'Lingwan' },
          { ...study, id: 'e2', present: true },
        ],
      },
      asked,
    );
    expect(missing).toEqual([
      { section: 'basics', field: 'name' },
      { section: 'basics', field: 'phone' },
      { section: 'education', entry: 'e1', field: 'end' },
      { section: 'education', entry: 'e2', field: 'school' },
      { section: 'selfEvaluation' },
    ]);
  });

  it('counts a text of blanks and invisible characters as empty, as the server does', () => {
    const blank = ' \u200b\n';
    const { missing } = completenessOf(
      {
        ...content,
        basics: { ...content.basics, name: blank, phone: '138' },
        education: [{ ...study, id: 'e1', school: blank, present: true }],
        selfEvaluation: blank,
      },
      asked,
    );
    expect(missing).toEqual([
      { section: 'basics', field: 'name' },
      { section: 'education', entry: 'e1', field: 'school' },
      { section: 'selfEvaluation' },
    ]);
  });

  it('is a percentage, which is 100 only if nothing is missing', () => {
    const percent = (of: Partial<ResumeContent>) => completenessOf({ ...content, ...of }, asked).percent;
    const basics = { ...content.basics, name: 'Lin', phone: '138' };
    expect(percent({})).toBe(0);
    expect(percent({ basics })).toBe(50);
    const education = [{ ...study, id: 'e1', school: 'Lingwan', present: true }];
    const selfEvaluation = 'I test.';
    expect(percent({ basics, education, selfEvaluation })).toBe(100);
    expect(percent({ selfEvaluation }), 'a section without required fields counts as one thing').toBe(25);
    const work = Array.from({ length: 50 }, (_, at) => ({
      ...job,
      id: `w${at}`,
      company: 'Ling',
      present: at > 0,
    }));
    expect(percent({ basics, education, selfEvaluation, work })).toBe(99);
  });

  it('is the same as the server’s, for random resumes', async () => {
    const { portal, asked, read } = await open();
    let { revision } = await read();
    const seen = new Set<string>();
    for (const seed of seeds(40)) {
      const content = randomContent(createRandom(seed));
      for (const section of resumeSections) {
        // The site of this world does not ask for the family.
        if (!asked.some((one) => one.section === section)) continue;
        revision = await saveSection(portal, section, { value: content[section], revision });
      }
      const resume = await read();
      const { sections, missing, percent } = completenessOf(contentOf(resume), asked);
      const lacking = sections.filter((one) => one.missing.length > 0).map(({ section }) => section);
      expect(lacking, `seed ${seed}`).toEqual(resume.missing);
      expect(percent === 100, `seed ${seed}`).toBe(resume.missing.length === 0);
      expect(new Set(missing.map(({ section }) => section))).toEqual(new Set(resume.missing));
      for (const { section, state } of sections) seen.add(`${section} ${state}`);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['education missing', 'education begun', 'work optional']),
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['languages done', 'languages begun', 'intention begun']),
    );
  });
});
