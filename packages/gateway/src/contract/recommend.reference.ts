import { expect } from './account-recipes.ts';
import { exampleInstant, examplePosition } from './examples.ts';
import * as recommend from './recommend.ts';
import { newContacts, pdfHead, type Recommending, recommendSomebody } from './recommend-recipes.ts';
import { needing, type ProbeWith, type ReferenceOf } from './reference-types.ts';

const { checkDuplicateCandidate, queryRecommendations } = recommend;

const needs = ['files', 'own-contacts'] as const;
const TWENTY_MEGABYTES = 20 * 1024 * 1024;
const REASON_MAX = 1000;

const exampleRecommendation: recommend.Recommendation = {
  id: 'recommendation-1',
  applicantName: 'Li Lei',
  position: {
    id: examplePosition.id,
    post: examplePosition.post,
    companyDescr: examplePosition.companyDescr,
    deptIdDescr: examplePosition.deptIdDescr,
    workPlace: examplePosition.workPlace,
  },
  recommendedAt: exampleInstant,
  status: 'received',
  statusLabel: 'Received',
  timeline: [{ stage: 'received', label: 'Received', at: exampleInstant }],
};

/** Recommends somebody as the candidate. */
async function send(probe: ProbeWith<'files'>, otherwise?: Partial<Recommending>) {
  await probe.login('candidate');
  return recommendSomebody(probe, otherwise);
}

const refusing = (otherwise: Partial<Recommending>) => needing(needs, (probe) => send(probe, otherwise));

/** Recommends somebody with a file of such a beginning and size. */
const withFile = (file: { readonly name: string; readonly head: readonly number[]; readonly size: number }) =>
  needing(needs, async (probe) => {
    await probe.login('candidate');
    return send(probe, { uploadResume: (await probe.uploadOwn(file)).fileId });
  });

export const recommendReference: ReferenceOf<typeof recommend> = {
  recommendCandidate: {
    summary: 'Recommends somebody to the recruiters, with their resume and their consent.',
    example: {
      param: {
        applicantName: 'Li Lei',
        gender: 'male',
        phoneNationCode: '+86',
        phoneNumber: '13900000001',
        email: 'li.lei@mail.example',
        uploadResume: 'file-1',
        recommendReason: 'We worked together for three years.',
        positionId: examplePosition.id,
        consent: true,
        idempotencyKey: '5f0c2a52-6c1f-4a55',
      },
      data: exampleRecommendation,
    },
    success: needing(needs, async (probe) => {
      await probe.login('candidate');
      const { status, applicantName, position } = await send(probe, {
        positionId: await probe.position('open'),
      });
      expect(status === 'received', 'it is received');
      expect(applicantName === 'Li Lei', 'it is of whom was recommended');
      expect(position !== undefined, 'it says for which position');
    }),
    reasons: {
      applicantNameRequired: refusing({ applicantName: '  ' }),
      contactInvalid: refusing({ phoneNumber: '12' }),
      consentRequired: refusing({ consent: false }),
      reasonTooLong: refusing({ recommendReason: 'x'.repeat(REASON_MAX + 1) }),
      positionUnknown: refusing({ positionId: '0' }),
      closed: needing([...needs, 'positions-by-status'], async (probe) =>
        send(probe, { positionId: await probe.position('closed') }),
      ),
      delisted: needing([...needs, 'positions-by-status'], async (probe) =>
        send(probe, { positionId: await probe.position('delisted') }),
      ),
      recommendedAlready: needing(needs, async (probe) => {
        const contacts = newContacts(probe);
        await send(probe, contacts);
        return send(probe, contacts);
      }),
      fileUnknown: refusing({ uploadResume: 'file-of-nobody' }),
      fileTooLarge: withFile({ name: 'large.pdf', head: pdfHead, size: TWENTY_MEGABYTES + 1 }),
      fileWrongFormat: withFile({ name: 'disguised.pdf', head: [0x4d, 0x5a, 0, 0], size: 1000 }),
    },
    also: {
      'takes a reason of a thousand characters, and none': needing(needs, async (probe) => {
        await send(probe, { recommendReason: 'x'.repeat(REASON_MAX) });
        await send(probe, { recommendReason: '' });
      }),
    },
  },

  queryRecommendations: {
    summary: 'Whom one has recommended, newest first, and where that stands.',
    example: { param: { pageNo: 1, pageSize: 10 }, data: { total: 1, rows: [exampleRecommendation] } },
    success: needing(needs, async (probe) => {
      const { id } = await send(probe);
      const { rows, total } = await probe.call(queryRecommendations, {});
      expect(rows[0]?.id === id && total >= 1, 'the newest stands first');
    }),
    reasons: {},
  },

  checkDuplicateCandidate: {
    summary: 'Whether somebody is with the recruiters already, and no more than that.',
    example: {
      param: { phoneNationCode: '+86', phoneNumber: '13900000001', email: 'li.lei@mail.example' },
      data: { duplicate: false },
    },
    success: needing(needs, async (probe) => {
      await probe.login('candidate');
      const contacts = newContacts(probe);
      const before = await probe.call(checkDuplicateCandidate, contacts);
      await send(probe, contacts);
      const after = await probe.call(checkDuplicateCandidate, contacts);
      expect(!before.duplicate && after.duplicate, 'who was recommended is known, and was not before');
    }),
    reasons: {
      contactInvalid: needing(['own-contacts'], async (probe) => {
        await probe.login('candidate');
        return probe.call(checkDuplicateCandidate, { phoneNumber: '12', email: 'li.lei@mail.example' });
      }),
    },
  },
};
