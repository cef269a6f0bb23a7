import {
  type EvaluationDraft,
  evaluationConclusions,
  getEvaluation,
  getEvaluationConfig,
  getEvaluationRecord,
  getInterviewResults,
  saveEvaluationDraft,
  submitEvaluation,
} from '@careers/gateway/contract';
import { languageIndexes, needing, type Probe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;

async function open(probe: Probe, token: string) {
  const found = await probe.call(getEvaluation, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

async function criteriaOf(probe: Probe, token: string) {
  const found = await probe.call(getEvaluationConfig, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found.criteria;
}

const scored = (ids: readonly string[]) =>
  ids.map((criterionId, at) => ({
    criterionId,
    points: 1 + (at % 5),
    comment: `Because of ${criterionId}: ${ODD_TEXT}`,
  }));

const submit = (probe: Probe, token: string, said: Partial<EvaluationDraft> = {}) =>
  probe.call(submitEvaluation, {
    token,
    scores: [],
    conclusion: 'onHold',
    comment: 'Knows the field.',
    ...said,
    idempotencyKey: probe.newKey(),
  });

async function resultsOf(probe: Probe, token: string) {
  const found = await probe.call(getInterviewResults, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

async function recordsOf(probe: Probe, token: string) {
  const found = await probe.call(getEvaluationRecord, { token });
  if (found.state !== 'open') throw new Error(`the link is ${found.state}`);
  return found;
}

/** What interviewers say, and who reads it. */
export const evaluationRules: readonly Rule[] = [
  rule(
    ['getEvaluationConfig', 'submitEvaluation'],
    'names each criterion once, in the language of the call, and which of them have to be scored',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const criteria = await criteriaOf(probe, token);
      const ids = criteria.map(({ id }) => id);
      expectSame('the ids, each once', ids, [...new Set(ids)]);
      const names = new Set<string>();
      for (const language of languageIndexes) {
        const spoken = await criteriaOf(probe.speaking(language), token);
        expectSame(
          'the ids in another language',
          spoken.map(({ id }) => id),
          ids,
        );
        names.add(spoken.map(({ name, description }) => `${name} ${description}`).join());
      }
      expectSame('names that differ, of three languages', names.size, 3);
      const required = criteria.filter((one) => one.required).map(({ id }) => id);
      expectTrue('some have to be scored', required.length > 0);
      for (const left of required) {
        const scores = scored(ids.filter((id) => id !== left));
        const { data } = await probe.reply(submitEvaluation, {
          token,
          scores,
          conclusion: 'onHold',
          comment: 'Knows the field.',
          idempotencyKey: probe.newKey(),
        });
        expectSame('what is missing', Object(data).missing, [left]);
      }
      await submit(probe, token, { scores: scored(required) });
    }),
  ),
  rule(
    ['submitEvaluation', 'getEvaluationConfig'],
    'takes one score for each criterion that there is, and none of anything else',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const ids = (await criteriaOf(probe, token)).map(({ id }) => id);
      const twice = [...ids, ...ids.slice(0, 1)];
      await expectRefused('a second score of a criterion', submit(probe, token, { scores: scored(twice) }));
      const more = ['a-criterion-of-nobody', ...ids];
      await expectRefused('a score of something else', submit(probe, token, { scores: scored(more) }));
      await submit(probe, token, { scores: scored(ids) });
    }),
  ),
  rule(
    ['submitEvaluation', 'getEvaluation'],
    'keeps every score with its comment, the conclusion and the comment as they were said',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const ids = (await criteriaOf(probe, token)).map(({ id }) => id);
      const said = { scores: scored(ids), conclusion: 'nextRound', comment: ODD_TEXT } as const;
      expectSame('the evaluation', (await submit(probe, token, said)).evaluation, said);
      const shown = await probe.call(getEvaluation, { token });
      expectSame('what the link shows', shown.state === 'done' && shown.evaluation, said);
    }),
  ),
  rule(
    ['saveEvaluationDraft', 'getEvaluation'],
    'keeps the latest draft whole, with when it was saved, and submits nothing by it',
    needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const { draft: none, ...asked } = await open(probe, token);
      expectSame('the draft of before', none, undefined);
      await probe.advance('3h');
      for (const conclusion of [undefined, ...evaluationConclusions]) {
        const draft = {
          scores: scored(['expertise']),
          comment: 'So far.',
          ...(conclusion === undefined ? {} : { conclusion }),
        };
        const saved = await probe.call(saveEvaluationDraft, { token, draft });
        if (saved.state !== 'open') throw new Error(`the link is ${saved.state}`);
        const { draft: kept, ...still } = await open(probe, token);
        expectSame('the draft', kept, { savedAt: saved.savedAt, value: draft });
        expectSame('what is asked', still, asked);
        const off = Math.abs(Date.parse(saved.savedAt) - Date.now() - 180 * MINUTE);
        expectTrue(`it was saved now, not at ${saved.savedAt}`, off < MINUTE);
      }
    }),
  ),
  rule(
    ['saveEvaluationDraft', 'submitEvaluation'],
    'keeps no draft of what was submitted, and of a link whose time is over',
    needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      const ids = (await criteriaOf(probe, token)).map(({ id }) => id);
      const receipt = await submit(probe, token, { scores: scored(ids) });
      const draft = { scores: [], comment: 'Later.' };
      expectSame('the state', (await probe.call(saveEvaluationDraft, { token, draft })).state, 'done');
      expectSame('what was submitted', await probe.call(getEvaluation, { token }), receipt);
      await probe.advance('40d');
      expectSame(
        'the state, later',
        (await probe.call(saveEvaluationDraft, { token, draft })).state,
        'expired',
      );
    }),
  ),
  rule(
    ['getEvaluationConfig', 'getEvaluation'],
    'says what is scored as long as its link lives',
    needing(['links', 'clock'], async (probe) => {
      const token = await probe.linkTo('evaluation-open');
      await criteriaOf(probe, token);
      await probe.advance('40d');
      expectSame('the state', (await probe.call(getEvaluationConfig, { token })).state, 'expired');
    }),
  ),
  rule(
    ['getInterviewResults', 'getEvaluationRecord'],
    'summarises each round of the full record, with the mean of its points',
    needing(['links'], async (probe) => {
      const token = await probe.linkTo('results-open');
      const { results, state: _, ...about } = await resultsOf(probe, token);
      const { records, state: _1, ...aboutToo } = await recordsOf(probe, token);
      expectSame('whose they are', about, aboutToo);
      expectTrue('there are some', records.length > 0);
      expectTrue(
        'they are counted from one',
        records.every(({ round }) => round >= 1),
      );
      expectSame(
        'the rounds',
        results,
        records.map(({ scores: _2, comment: _3, ...result }) => result),
      );
      for (const { scores, average, round, time, evaluatedAt } of records) {
        const mean = scores.reduce((sum, { points }) => sum + points, 0) / scores.length;
        expectTrue(`${average} is the mean of round ${round}`, Math.abs(average - mean) < 0.0501);
        const names = scores.map(({ name }) => name);
        expectSame('what was scored, each once', names, [...new Set(names)]);
        if (time)
          expectTrue('it was evaluated after it was', Date.parse(evaluatedAt) > Date.parse(time.start));
      }
    }),
  ),
  rule(
    ['getEvaluationRecord', 'getEvaluationConfig'],
    'names the scored criteria in the language of the call',
    needing(['links', 'own-world'], async (probe) => {
      const [records, open] = [await probe.linkTo('results-open'), await probe.linkTo('evaluation-open')];
      for (const language of languageIndexes) {
        const spoken = probe.speaking(language);
        const criteria = await criteriaOf(spoken, open);
        const known = criteria.map(({ name }) => name);
        expectTrue(
          'it is said what to look at',
          criteria.every(({ description }) => description),
        );
        expectTrue(
          'one need not be scored',
          criteria.some(({ required }) => !required),
        );
        const shown = (await recordsOf(spoken, records)).records.flatMap(({ scores }) => scores);
        expectTrue(
          'some score has a comment',
          shown.some(({ comment }) => comment),
        );
        expectSame(
          'names that are no criterion’s',
          shown.map(({ name }) => name).filter((name) => !known.includes(name)),
          [],
        );
      }
    }),
  ),
  rule(
    ['submitEvaluation', 'getInterviewResults'],
    'shows an evaluation to nobody by a link to results, and results to nobody by one to an evaluation',
    needing(['links'], async (probe) => {
      const [results, evaluation] = [
        await probe.linkTo('results-open'),
        await probe.linkTo('evaluation-open'),
      ];
      expectSame('an evaluation', (await probe.call(getEvaluation, { token: results })).state, 'invalid');
      for (const method of [getInterviewResults, getEvaluationRecord])
        expectSame('results', (await probe.call(method, { token: evaluation })).state, 'invalid');
      await expectRefused('a submit by a link to results', submit(probe, results));
    }),
  ),
];
