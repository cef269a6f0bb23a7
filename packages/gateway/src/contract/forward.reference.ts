import { exampleInstant } from './examples.ts';
import * as forward from './forward.ts';
import type { ParamOf } from './method.ts';
import { needing, type Probe, type ReferenceOf } from './reference-types.ts';
import { exampleKey, exampleToken, requestReasonRecipes, requestStateRecipes } from './request-recipes.ts';
import { exampleResumeView } from './resume-view.reference.ts';

const { queryForward, submitForward } = forward;

const exampleForwarded = {
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  askedBy: { name: 'Chen Shuhe', email: 'recruiting@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-11T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  view: exampleResumeView,
};

const query = (probe: Probe, token: string) => probe.call(queryForward, { token });

type Said = Pick<ParamOf<typeof submitForward>, 'decision' | 'comment' | 'colleague'>;
const submit = (probe: Probe, token: string, said: Said = { decision: 'suitable' }) =>
  probe.call(submitForward, { token, ...said, idempotencyKey: probe.newKey() });

const refusing = (said: Said) =>
  needing(['links'], async (probe) => submit(probe, await probe.linkTo('forward-resume'), said));

export const forwardReference: ReferenceOf<typeof forward> = {
  queryForward: {
    summary: 'The resume that was forwarded to a manager, and what they said of it.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleForwarded } },
    success: needing(['links'], async (probe) => {
      const found = await query(probe, await probe.linkTo('forward-resume'));
      if (found.state !== 'open' || found.view.content.work.length === 0)
        throw new Error('there is no resume to judge');
    }),
    reasons: {},
    also: requestStateRecipes(
      'forward-resume',
      { done: 'forward-resume-done', over: 'forward-resume-over', expired: 'forward-resume-expired' },
      query,
    ),
  },

  submitForward: {
    summary: 'Says whether a forwarded resume suits, or passes it on to a colleague.',
    example: {
      param: { token: exampleToken, decision: 'suitable', idempotencyKey: exampleKey },
      data: {
        state: 'done',
        ...exampleForwarded,
        opinion: { kind: 'suitable', at: '2026-01-07T10:00:00+08:00' },
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('forward-resume');
      await submit(probe, token, { decision: 'notSuitable', comment: 'Too little experience.' });
      const found = await query(probe, token);
      if (found.state !== 'done' || found.opinion.comment !== 'Too little experience.')
        throw new Error('it was not kept');
    }),
    reasons: {
      ...requestReasonRecipes('forward-resume', submit),
      commentRequired: refusing({ decision: 'notSuitable', comment: ' \n ' }),
      commentTooLong: refusing({ decision: 'suitable', comment: 'x'.repeat(1001) }),
      colleagueUnknown: refusing({ decision: 'passOn', colleague: 'somebody@elsewhere.example' }),
    },
    also: {
      'passes a resume on to a colleague, and shows it no more to whoever did': needing(
        ['links', 'magic-values', 'messages', 'own-world'],
        async (probe) => {
          const token = await probe.linkTo('forward-resume');
          const to = probe.magic.colleague;
          const passed = await submit(probe, token, { decision: 'passOn', colleague: to, comment: 'Yours?' });
          const after = await query(probe, token);
          if (passed.state !== 'handled' || after.state !== 'handled' || after.outcome !== 'passedOn')
            throw new Error(`it is ${after.state}`);
          if ((await probe.messagesTo(to)).length !== 1) throw new Error('the colleague was not told');
        },
      ),
    },
  },
};
