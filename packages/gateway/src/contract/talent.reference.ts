import { exampleInstant } from './examples.ts';
import type { ParamOf } from './method.ts';
import { needing, type Probe, type ReferenceOf, recipe } from './reference-types.ts';
import { exampleKey, exampleToken, NO_TOKEN, requestReasonRecipes } from './request-recipes.ts';
import { exampleResumeView } from './resume-view.reference.ts';
import * as talent from './talent.ts';

const { getTalentInvitation, submitTalentUpdate } = talent;

const exampleInvitation = {
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
  deadline: '2026-02-05T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
  reason: 'We would like to hear from you again.',
  consent: { version: '2025-09', sentences: ['We keep your resume for as long as you choose.'] },
  view: exampleResumeView,
};

const read = (probe: Probe, token: string) => probe.call(getTalentInvitation, { token });

type Said = Partial<Pick<ParamOf<typeof submitTalentUpdate>, 'consent' | 'consentVersion' | 'months'>>;

/** Agrees, as the candidate, whom it is for. */
async function agree(probe: Probe, token: string, said: Said = {}) {
  await probe.login('candidate');
  const found = await read(probe, token);
  const consentVersion = found.state === 'open' ? found.consent.version : 'any';
  return probe.call(submitTalentUpdate, {
    token,
    months: 12,
    consent: true,
    consentVersion,
    ...said,
    idempotencyKey: probe.newKey(),
  });
}

async function expectState(probe: Probe, token: string, state: string): Promise<void> {
  await probe.login('candidate');
  const found = await read(probe, token);
  if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
  if (found.state === 'expired' && !found.message) throw new Error('it does not say why');
}

export const talentReference: ReferenceOf<typeof talent> = {
  getTalentInvitation: {
    summary: 'The invitation to the talent pool that a link leads to, with the own resume.',
    example: { param: { token: exampleToken }, data: { state: 'open', ...exampleInvitation } },
    success: needing(['links'], async (probe) =>
      expectState(probe, await probe.linkTo('talent-invitation'), 'open'),
    ),
    reasons: {
      otherPerson: needing(['links'], async (probe) => {
        const token = await probe.linkTo('talent-invitation');
        await probe.login('newcomer');
        return read(probe, token);
      }),
    },
    also: {
      'answers a link that is none as invalid': recipe((probe) => expectState(probe, NO_TOKEN, 'invalid')),
      'answers each of its links in the state that it is in': needing(['links'], async (probe) => {
        await expectState(probe, await probe.linkTo('talent-invitation-done'), 'done');
        await expectState(probe, await probe.linkTo('talent-invitation-expired'), 'expired');
        await expectState(probe, await probe.linkTo('offer-pending'), 'invalid');
      }),
    },
  },

  submitTalentUpdate: {
    summary: 'Stays in the talent pool for so many months.',
    example: {
      param: {
        token: exampleToken,
        months: 12,
        consent: true,
        consentVersion: '2025-09',
        idempotencyKey: exampleKey,
      },
      data: {
        state: 'done',
        ...exampleInvitation,
        pool: {
          agreedAt: '2026-01-07T10:00:00+08:00',
          months: 12,
          until: '2027-01-07',
          consentVersion: '2025-09',
        },
      },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('talent-invitation');
      const { pool } = await agree(probe, token, { months: 6 });
      if (pool.months !== 6) throw new Error(`it is for ${pool.months} months`);
      await expectState(probe, token, 'done');
    }),
    reasons: {
      ...requestReasonRecipes('talent-invitation', agree),
      otherPerson: needing(['links'], async (probe) => {
        const token = await probe.linkTo('talent-invitation');
        await probe.login('newcomer');
        return probe.call(submitTalentUpdate, {
          token,
          months: 12,
          consent: true,
          consentVersion: 'any',
          idempotencyKey: probe.newKey(),
        });
      }),
      consentMissing: needing(['links'], async (probe) =>
        agree(probe, await probe.linkTo('talent-invitation'), { consent: false }),
      ),
    },
  },
};
