import {
  getResume,
  getResumeImprovement,
  getResumeUpdate,
  type Improvement,
  improveResume,
  type OpenResumeImprovement,
  saveResume,
  submitResumeUpdate,
} from '@careers/gateway/contract';
import { needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused, refusalOf } from './attempts.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const text = ODD_TEXT;

async function open(probe: Probe, token: string): Promise<OpenResumeImprovement> {
  const found = await probe.call(getResumeImprovement, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

const improve = (
  probe: Probe,
  token: string,
  { revision, sections }: Pick<OpenResumeImprovement, 'revision' | 'sections'>,
) => probe.call(improveResume, { token, revision, sections, idempotencyKey: probe.newKey() });

/** The candidate's sections that are requested, by name. */
async function askedOf(candidate: Probe, sections: readonly Improvement[]): Promise<Improvement[]> {
  const resume = await candidate.call(getResume, {});
  return sections.map(({ section }) => ({ section, value: resume[section] }) as Improvement);
}

const rewritten = (sections: readonly Improvement[]): Improvement[] =>
  sections.map((one) => (one.section === 'selfEvaluation' ? { ...one, value: text } : one));

/** Each section twice, the second time empty: a gateway that reads only one of the two sees half of what was submitted. */
const doubled = (sections: readonly Improvement[]): Improvement[] => [
  ...sections,
  ...sections.slice(0, 1).map((one) => ({ ...one, value: emptyOf(one.value) }) as Improvement),
];

const emptyOf = (value: Improvement['value']) => (typeof value === 'string' ? '' : []);

export const resumeImprovingRules: readonly Rule[] = [
  ...(
    [
      ['improveResume', getResumeImprovement, improveResume, 'resume-improve'],
      ['submitResumeUpdate', getResumeUpdate, submitResumeUpdate, 'resume-update'],
    ] as const
  ).map(([id, query, submit, link]) =>
    rule(
      id,
      'takes each section once, over a revision that there has been',
      needing(['links'], async (probe) => {
        const token = await probe.linkTo(link);
        const found = await probe.call(query, { token });
        if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
        const handIn = (of: Partial<Pick<OpenResumeImprovement, 'revision' | 'sections'>>) => {
          const sections = [...(of.sections ?? rewritten(found.sections))];
          const revision = of.revision ?? found.revision;
          return probe.call(submit, { token, revision, sections, idempotencyKey: probe.newKey() });
        };
        const lists = found.sections.filter(({ value }) => typeof value === 'string' || Array.isArray(value));
        const others = found.sections.filter((one) => !lists.includes(one));
        const twice = await refusalOf(handIn({ sections: [...doubled(lists), ...others] }));
        expectTrue('a section twice is refused', twice !== undefined);
        await expectRefused('a revision ahead', handIn({ revision: found.revision + 1 }));
        expectSame('the link', await probe.call(query, { token }), found);
      }),
    ),
  ),
  rule(
    ['getResumeImprovement', 'getResume'],
    'shows of the asked sections what stands in the resume, and for whom and until when they are asked',
    needing(['links'], async (probe) => {
      const found = await open(probe, await probe.linkTo('resume-improve'));
      const candidate = await probe.another('candidate');
      const resume = await candidate.call(getResume, {});
      expectSame('sections', found.sections, await askedOf(candidate, found.sections));
      expectSame('revision', found.revision, resume.revision);
      expectSame('whose it is', found.candidateName, resume.basics.name);
      expectTrue(
        'each is asked something',
        found.asks.every(({ note }) => note.trim() !== ''),
      );
      expectTrue('it is said what for', found.reason.trim() !== '');
      expectTrue(
        'it can be answered after it was asked',
        Date.parse(found.deadline) > Date.parse(found.sentAt),
      );
    }),
  ),
  rule(
    ['improveResume', 'getResumeImprovement', 'getResume'],
    'writes what is handed in into the resume, and leaves the rest of it as it was',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-improve');
      const found = await open(probe, token);
      const candidate = await probe.another('candidate');
      const before = await candidate.call(getResume, {});
      const receipt = await improve(probe, token, { ...found, sections: rewritten(found.sections) });
      const { handedIn } = receipt;
      expectSame(
        'what the link shows from then on',
        await probe.call(getResumeImprovement, { token }),
        receipt,
      );
      expectSame(
        'what was handed in',
        handedIn,
        found.asks.map(({ section }) => section),
      );
      const { revision, updatedAt: _, selfEvaluation, ...after } = await candidate.call(getResume, {});
      const { revision: first, updatedAt: _1, selfEvaluation: _2, ...same } = before;
      expectSame('what was written', selfEvaluation, text);
      expectSame('the rest', after, same);
      expectTrue('the revision has grown', revision > first);
      await candidate.call(saveResume, { section: 'selfEvaluation', revision, value: before.selfEvaluation });
    }),
  ),
  rule(
    ['improveResume', 'getResumeImprovement', 'getResume'],
    'changes nothing when it refuses, and stays open',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('resume-improve');
      const found = await open(probe, token);
      const candidate = await probe.another('candidate');
      const before = await candidate.call(getResume, {});
      const [, ...fewer] = rewritten(found.sections);
      await expectRefused('some of what was asked', improve(probe, token, { ...found, sections: fewer }));
      const family = { section: 'family' as const, value: [] };
      await expectRefused(
        'what was not asked',
        improve(probe, token, { ...found, sections: [...rewritten(found.sections), family] }),
      );
      expectSame('the resume', await candidate.call(getResume, {}), before);
      expectSame('the link', (await open(probe, token)).revision, found.revision);
    }),
  ),
];
