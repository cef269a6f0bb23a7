import {
  getDeliverySnapshot,
  getResume,
  getResumeImprovement,
  getResumeUpdate,
  type Improvement,
  improveResume,
  type OpenResumeImprovement,
  queryResumeFields,
  submitResumeUpdate,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { allDeliveries } from './delivering.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const text = ODD_TEXT;

/** The two requests to improve a resume: the person's own one, and the one that an application has sent. */
const asking = [
  { query: 'getResumeImprovement', submit: 'improveResume', link: 'resume-improve' },
  { query: 'getResumeUpdate', submit: 'submitResumeUpdate', link: 'resume-update' },
] as const;
const queries = { getResumeImprovement, getResumeUpdate };
const submits = { improveResume, submitResumeUpdate };

async function open(
  probe: Probe,
  query: keyof typeof queries,
  token: string,
): Promise<OpenResumeImprovement> {
  const found = await probe.call(queries[query], { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

const rewritten = (sections: readonly Improvement[]): Improvement[] =>
  sections.map((one) => (one.section === 'selfEvaluation' ? { ...one, value: text } : one));

/** What each of the candidate's applications has sent, by its id. */
async function sentBy(candidate: Probe) {
  const rows = await allDeliveries(candidate);
  const sent = new Map<string, unknown>();
  for (const { id } of rows)
    sent.set(id, (await candidate.call(getDeliverySnapshot, { id })).view.content.selfEvaluation);
  return sent;
}

/** Requests by link to write more into a resume. */
export const resumeAskRules: readonly Rule[] = asking
  .flatMap(({ query, submit, link }) => [
    rule(
      [query, 'queryResumeFields'],
      'asks for each section once, by what the editor demands of it, with the editor’s options in the language of the call',
      needing(['links'], async (probe) => {
        const token = await probe.linkTo(link);
        const candidate = await probe.another('candidate');
        const names = new Set<string>();
        for (const language of languageIndexes) {
          const { asks, sections, options } = await open(probe.speaking(language), query, token);
          const fields = await candidate.speaking(language).call(queryResumeFields, {});
          const asked = asks.map(({ section }) => section);
          expectSame('the sections, each once', asked, [...new Set(asked)]);
          expectSame(
            'what is shown of them',
            sections.map(({ section }) => section),
            asked,
          );
          for (const { section, requiredFields } of asks) {
            const of = fields.sections.find((one) => one.section === section);
            expectSame(`what ${section} demands`, requiredFields, of?.requiredFields ?? []);
          }
          expectSame('the options', options, fields.options);
          names.add(JSON.stringify(options));
        }
        expectSame('options that differ, of three languages', names.size, 3);
      }),
    ),
    rule(
      [submit, query, 'getDeliverySnapshot'],
      'writes what was handed in into what the one application shows, and into no other',
      needing(['links', 'own-world'], async (probe) => {
        const token = await probe.linkTo(link);
        const { sections, revision } = await open(probe, query, token);
        const candidate = await probe.another('candidate');
        const before = await sentBy(candidate);
        await probe.call(submits[submit], {
          token,
          revision,
          sections: rewritten(sections),
          idempotencyKey: probe.newKey(),
        });
        const after = await sentBy(candidate);
        const changed = [...after].filter(([id, said]) => before.get(id) !== said);
        expectSame(
          'what has changed',
          changed.map(([, said]) => said),
          [text],
        );
      }),
    ),
    rule(
      [submit, query],
      'is handed in once, with all that is asked',
      needing(['links'], async (probe) => {
        const token = await probe.linkTo(link);
        const { sections, revision } = await open(probe, query, token);
        const handIn = (of: Improvement[]) =>
          probe.call(submits[submit], { token, revision, sections: of, idempotencyKey: probe.newKey() });
        for (const { section } of sections)
          await expectRefused(
            `without ${section}`,
            handIn(sections.filter((one) => one.section !== section)),
          );
        const { handedIn } = await handIn(sections);
        expectSame(
          'what was handed in',
          handedIn.toSorted(),
          sections.map(({ section }) => section).toSorted(),
        );
        await expectRefused('once more', handIn(rewritten(sections)));
      }),
    ),
  ])
  .concat([
    rule(
      ['getResumeUpdate', 'submitResumeUpdate'],
      'counts from one what was sent, and asks for every section of it',
      needing(['links', 'own-world'], async (probe) => {
        const { revision, sections } = await open(
          probe,
          'getResumeUpdate',
          await probe.linkTo('resume-update'),
        );
        expectSame('the revision of what was sent', revision, 1);
        const candidate = await probe.another('candidate');
        const resume = await candidate.call(getResume, {});
        expectTrue('work and education are among them', sections.length > 1);
        for (const { section, value } of sections) expectSame(section, value, resume[section]);
      }),
    ),
    rule(
      ['submitResumeUpdate', 'getResumeUpdate'],
      'refuses sections that say something else than what the writer has not seen, and then takes them from who has',
      needing(['links'], async (probe) => {
        const token = await probe.linkTo('resume-update');
        const { revision, sections } = await open(probe, 'getResumeUpdate', token);
        const send = (seen: number) => ({
          token,
          revision: seen,
          sections: rewritten(sections),
          idempotencyKey: probe.newKey(),
        });
        const { code, data } = await probe.reply(submitResumeUpdate, send(revision - 1));
        const { reason = 'conflict' } = Object(data);
        expectSame('code and reason', [code, reason], ['451', 'conflict']);
        expectSame('the link', (await open(probe, 'getResumeUpdate', token)).sections, sections);
        await probe.call(submitResumeUpdate, send(revision));
      }),
    ),
  ]);
