import {
  type EvaluationDraft,
  getEvaluation,
  getOwnEvaluation,
  queryOwnEvaluations,
  saveOwnEvaluationDraft,
  submitOwnEvaluation,
} from '@careers/gateway/contract';
import { needing, type Probe, type ProbeWith } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectRefused } from './attempts.ts';
import { shownBy } from './data-missing.ts';
import { revoke } from './delivering.ts';
import { ODD_TEXT } from './odd-text.ts';
import { type Rule, rule } from './rule.ts';

const MINUTE = 60_000;

/** A rule about the logged-in interviewer, with an evaluation that is theirs. */
const ofInterviewer = (
  run: (probe: ProbeWith<'links' | 'interviewer' | 'clock'>, id: string) => Promise<unknown>,
) =>
  needing(['links', 'interviewer', 'clock'], async (probe) => {
    await probe.login('interviewer');
    await run(probe, await probe.linkTo('evaluation-mine'));
  });

async function open(probe: Probe, id: string) {
  const found = await probe.call(getOwnEvaluation, { id });
  if (found.state !== 'open') throw new Error(`it is ${found.state}`);
  return found;
}

/** A score and a comment for every criterion, each different. */
async function saidOfAll(probe: Probe, id: string): Promise<EvaluationDraft> {
  const { criteria } = await open(probe, id);
  return {
    scores: criteria.map((criterion, at) => ({
      criterionId: criterion.id,
      points: 1 + (at % 5),
      comment: `Because of ${criterion.id}: ${ODD_TEXT}`,
    })),
    conclusion: 'onHold',
    comment: 'Knows the field.',
  };
}

const submit = (probe: Probe, id: string, said: EvaluationDraft) =>
  probe.call(submitOwnEvaluation, {
    ...said,
    id,
    conclusion: said.conclusion ?? 'onHold',
    idempotencyKey: probe.newKey(),
  });

/** The variant of the evaluation with a login: what its interviewer sees and submits without a link. */
export const ownEvaluationRules: readonly Rule[] = [
  rule(
    ['queryOwnEvaluations', 'getOwnEvaluation', 'submitOwnEvaluation', 'revokeDelivery'],
    'asks for no evaluation any more once the application was taken back',
    needing(['links', 'interviewer', 'own-world'], async (probe) => {
      const interviewer = await probe.another('interviewer');
      await open(interviewer, await probe.linkTo('evaluation-mine'));
      const listed = async () => (await interviewer.call(queryOwnEvaluations, {})).rows;
      const { id } = shownBy(
        'evaluation that waits',
        (await listed()).find(({ state }) => state === 'open'),
      );
      await revoke(await probe.another('candidate'), id);
      expectTrue('it is not listed', !(await listed()).some((row) => row.id === id));
      expectSame('its state', (await interviewer.call(getOwnEvaluation, { id })).state, 'handled');
      const late = { scores: [], conclusion: 'onHold', comment: 'Too late.' } as const;
      await expectRefused('an evaluation', submit(interviewer, id, { ...late, scores: [] }));
    }),
  ),
  rule(
    ['getOwnEvaluation', 'submitOwnEvaluation', 'revokeDelivery'],
    'shows the resume beside what was submitted until the application ends, and not from then on',
    needing(['links', 'interviewer', 'own-world'], async (probe) => {
      const interviewer = await probe.another('interviewer');
      await open(interviewer, await probe.linkTo('evaluation-mine'));
      const { rows } = await interviewer.call(queryOwnEvaluations, {});
      const { id } = shownBy(
        'evaluation that waits',
        rows.find(({ state }) => state === 'open'),
      );
      const receipt = await submit(interviewer, id, await saidOfAll(interviewer, id));
      expectTrue('the resume is shown', receipt.view !== undefined);
      await revoke(await probe.another('candidate'), id);
      const ended = await interviewer.call(getOwnEvaluation, { id });
      if (ended.state !== 'done') throw new Error(`it is ${ended.state}`);
      expectSame('what was submitted', ended.evaluation, receipt.evaluation);
      expectTrue('the resume is left out', ended.view === undefined && ended.file === undefined);
    }),
  ),
  rule(
    ['getOwnEvaluation', 'saveOwnEvaluationDraft'],
    'shows of a draft all that was written, and when',
    ofInterviewer(async (probe, id) => {
      const draft = await saidOfAll(probe, id);
      await probe.advance('3h');
      await probe.login('interviewer');
      const saved = await probe.call(saveOwnEvaluationDraft, { id, draft });
      if (saved.state !== 'open') throw new Error(`it is ${saved.state}`);
      expectSame('the draft', (await open(probe, id)).draft, { value: draft, savedAt: saved.savedAt });
    }),
  ),
  rule(
    ['submitOwnEvaluation', 'getOwnEvaluation', 'queryOwnEvaluations'],
    'takes an evaluation until the deadline that it says, and none a minute later',
    ofInterviewer(async (probe, id) => {
      const said = await saidOfAll(probe, id);
      const { deadline } = await open(probe, id);
      const comeBackAfter = async (milliseconds: number) => {
        const left = Date.parse(deadline) + milliseconds - Date.now();
        await probe.advance(`${Math.floor(left / 1000)}s`);
        await probe.login('interviewer');
      };
      const listed = async () =>
        (await probe.call(queryOwnEvaluations, {})).rows.find((row) => row.id === id)?.state;
      await comeBackAfter(-MINUTE);
      await open(probe, id);
      expectSame('the state in the list a minute before', (await listed()) ?? 'open', 'open');
      await probe.advance('2m');
      expectSame('the state a minute after', (await probe.call(getOwnEvaluation, { id })).state, 'expired');
      expectSame('the state in the list', (await listed()) ?? 'expired', 'expired');
      await expectRefused('an evaluation a minute after the deadline', submit(probe, id, said));
    }),
  ),
  rule(
    'getOwnEvaluation',
    'answers the evaluation that is asked for, whichever was asked for before',
    ofInterviewer(async (probe, id) => {
      await open(probe, id);
      const { code } = await probe.reply(getOwnEvaluation, { id: `${id}-of-nobody` });
      expectSame('the code of one that nobody knows', code, '451');
    }),
  ),
  rule(
    'queryOwnEvaluations',
    'lists each evaluation once',
    ofInterviewer(async (probe, id) => {
      await open(probe, id);
      const ids = (await probe.call(queryOwnEvaluations, {})).rows.map((row) => row.id);
      expectTrue('there is one', ids.length > 0);
      expectSame('the ids without doubles', [...new Set(ids)], ids);
    }),
  ),
  rule(
    ['submitOwnEvaluation', 'getOwnEvaluation'],
    'keeps all that was said, and writes down when',
    ofInterviewer(async (probe, id) => {
      const said = await saidOfAll(probe, id);
      const asked = await open(probe, id);
      await probe.advance('3h');
      await probe.login('interviewer');
      const saved = await probe.call(saveOwnEvaluationDraft, { id, draft: said });
      if (saved.state !== 'open') throw new Error(`it is ${saved.state}`);
      const receipt = await submit(probe, id, said);
      expectSame('what was said', receipt.evaluation, said);
      const minutes = (Date.parse(receipt.evaluatedAt) - Date.parse(saved.savedAt)) / 60_000;
      expectTrue(`it was submitted just after its draft, not ${minutes} minutes`, Math.abs(minutes) < 1);
      expectSame('the resume', receipt.view, asked.view);
      expectSame('the interview', [receipt.time, receipt.deadline], [asked.time, asked.deadline]);
      expectSame('what it shows later', await probe.call(getOwnEvaluation, { id }), receipt);
    }),
  ),
  rule(
    ['submitOwnEvaluation', 'getOwnEvaluation'],
    'takes one score for each criterion that there is, and none of anything else',
    ofInterviewer(async (probe, id) => {
      const said = await saidOfAll(probe, id);
      const [first, ...others] = said.scores;
      const one = shownBy('score', first);
      const twice = { ...said, scores: [...said.scores, one] };
      await expectRefused('a second score of a criterion', submit(probe, id, twice));
      const stranger = { ...one, criterionId: 'a-criterion-of-nobody' };
      const more = { ...said, scores: [stranger, one, ...others] };
      await expectRefused('a score of something else', submit(probe, id, more));
      await submit(probe, id, said);
    }),
  ),
  rule(
    ['submitOwnEvaluation', 'getOwnEvaluation'],
    'refuses a second evaluation because there is a first one, whatever else it lacks',
    ofInterviewer(async (probe, id) => {
      const said = await saidOfAll(probe, id);
      const receipt = await submit(probe, id, said);
      for (const lacking of [
        { ...said, scores: [] },
        { ...said, comment: ' ' },
      ]) {
        const { reason = 'handled' } = await expectRefused('another evaluation', submit(probe, id, lacking));
        expectSame('the reason', reason, 'handled');
      }
      expectSame('what it shows', await probe.call(getOwnEvaluation, { id }), receipt);
    }),
  ),
  rule(
    ['getOwnEvaluation', 'getEvaluation'],
    'shows the whole resume that its link shows',
    ofInterviewer(async (probe, id) => {
      const byLink = await probe.call(getEvaluation, { token: await probe.linkTo('evaluation-open') });
      if (byLink.state !== 'open') throw new Error(`the link is ${byLink.state}`);
      expectSame('the resume', (await open(probe, id)).view, byLink.view);
    }),
  ),
];
