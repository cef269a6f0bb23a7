import { refused } from './account-recipes.ts';
import { exampleInstant } from './examples.ts';
import * as offer from './offer.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';

const { acceptOffer, declineOffer, getOffer, submitOfferAttachments } = offer;

/** No link has it. */
const NO_TOKEN = 'a-token-of-no-link';
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const TEN_MEGABYTES = 10 * 1_048_576;
/** Longer than an offer can be answered, and than any link lives. */
const AFTER_THE_DEADLINE = '8d';
const AFTER_THE_LINK = '40d';

const exampleToken = '5b1f0c9ad0f84c0f8f4b1f6f3c2d7e90';
const exampleKey = '5f0c2a52-6c1f-4a54';

const exampleOffer: offer.OpenOffer = {
  state: 'open',
  homepageConfigId: 'site-external',
  position: {
    post: 'Backend developer',
    companyDescr: 'Example Energy',
    deptIdDescr: 'Platform',
    workPlace: 'Shenzhen',
  },
  candidateName: 'Lin Xiaoyu',
  salary: 'RMB 25,000 a month before tax',
  startDate: '2026-02-09',
  probation: 'Three months',
  contact: { name: 'Chen Shuhe', phone: '+86 755 8000 1234', email: 'offers@example.com' },
  sentAt: exampleInstant,
  deadline: '2026-01-13T09:30:00+08:00',
  companyZone: 'Asia/Shanghai',
};

const exampleReceipt: offer.OfferReceipt = {
  ...exampleOffer,
  state: 'done',
  message: 'The offer has been accepted/rejected, and the operation cannot be repeated.',
  answer: { kind: 'accepted', at: '2026-01-07T10:00:00+08:00' },
  attachments: [],
  attachmentsOpen: true,
};

const exampleFile = { fileId: '0f6e8a94d3b24c6f', fileName: 'Certificate.pdf', size: 20_480 };

const get = (probe: Probe, token: string) => probe.call(getOffer, { token });
const accept = (probe: Probe, token: string) =>
  probe.call(acceptOffer, { token, idempotencyKey: probe.newKey() });
const decline = (probe: Probe, token: string, reason = 'Another city suits me better.') =>
  probe.call(declineOffer, { token, reason, idempotencyKey: probe.newKey() });
const handIn = (probe: Probe, token: string, fileIds: string[]) =>
  probe.call(submitOfferAttachments, { token, fileIds, idempotencyKey: probe.newKey() });

type WithLinks = ProbeWith<'links'>;

const uploads = (probe: WithLinks, token: string, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      probe.upload({ name: `${at}.pdf`, size: 1000, head: PDF }, token),
    ),
  );

/** A file that is there, though it came by another link: one that waits for none takes no upload (section 4). */
const filesElsewhere = async (probe: WithLinks) => uploads(probe, await probe.linkTo('attachments-open'), 1);

async function expectState(probe: Probe, token: string, state: offer.OfferState['state']): Promise<void> {
  const found = await get(probe, token);
  if (found.state !== state) throw new Error(`it is ${found.state}, not ${state}`);
}

/** What accepting and declining have in common. */
const answerReasons = (answer: (probe: Probe, token: string) => Promise<unknown>) => ({
  linkInvalid: recipe((probe) => answer(probe, NO_TOKEN)),
  linkExpired: needing(['links', 'clock'], async (probe) => {
    const token = await probe.linkTo('offer-pending');
    await probe.advance(AFTER_THE_LINK);
    return answer(probe, token);
  }),
  offerHandled: needing(['links'], async (probe) => {
    const token = await probe.linkTo('offer-pending');
    await accept(probe, token);
    return answer(probe, token);
  }),
  offerExpired: needing(['links', 'clock'], async (probe) => {
    const token = await probe.linkTo('offer-pending');
    await probe.advance(AFTER_THE_DEADLINE);
    return answer(probe, token);
  }),
});

export const offerReference: ReferenceOf<typeof offer> = {
  getOffer: {
    summary: 'What the offer of a link says, and what became of it.',
    example: { param: { token: exampleToken }, data: exampleOffer },
    success: needing(['links'], async (probe) =>
      expectState(probe, await probe.linkTo('offer-pending'), 'open'),
    ),
    reasons: {},
    also: {
      'leaves an offer open, however often it is read': needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-pending');
        await get(probe, token);
        await expectState(probe, token, 'open');
      }),
      'answers a link that is none as invalid': recipe((probe) => expectState(probe, NO_TOKEN, 'invalid')),
      'answers an offer that was not answered in time as expired': needing(
        ['links', 'clock'],
        async (probe) => {
          const token = await probe.linkTo('offer-pending');
          await probe.advance(AFTER_THE_DEADLINE);
          await expectState(probe, token, 'expired');
        },
      ),
      'answers a link as expired whose time is over, whatever came of the offer': needing(
        ['links', 'clock'],
        async (probe) => {
          const token = await probe.linkTo('offer-accepted');
          await probe.advance(AFTER_THE_LINK);
          await expectState(probe, token, 'expired');
        },
      ),
      'gives the receipt of an offer that was answered': needing(['links'], async (probe) => {
        for (const [to, kind] of [
          ['offer-accepted', 'accepted'],
          ['offer-rejected', 'declined'],
        ] as const) {
          const found = await get(probe, await probe.linkTo(to));
          if (found.state !== 'done' || found.answer.kind !== kind) throw new Error(`no receipt: ${kind}`);
        }
      }),
      'answers whoever has the link alike, also in another person’s session': needing(
        ['links'],
        async (probe) => {
          const token = await probe.linkTo('offer-pending');
          const before = await get(probe, token);
          await probe.login('newcomer');
          const after = await get(probe, token);
          if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error('it answers otherwise');
        },
      ),
    },
  },

  acceptOffer: {
    summary: 'Accepts an offer, for good.',
    example: { param: { token: exampleToken, idempotencyKey: exampleKey }, data: exampleReceipt },
    success: needing(['links'], async (probe) => {
      const { answer, attachmentsOpen } = await accept(probe, await probe.linkTo('offer-pending'));
      if (answer.kind !== 'accepted' || !attachmentsOpen) throw new Error('it was not accepted');
    }),
    reasons: answerReasons(accept),
    also: {
      'excludes declining, when both come at once': needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-pending');
        const both = await Promise.allSettled([accept(probe, token), decline(probe, token)]);
        if (both.filter(({ status }) => status === 'fulfilled').length !== 1)
          throw new Error('not exactly one answer was taken');
      }),
      'does not take an offer back that was declined': needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-pending');
        await decline(probe, token);
        await refused(accept(probe, token));
        const found = await get(probe, token);
        if (found.state !== 'done' || found.answer.kind !== 'declined') throw new Error('it was accepted');
      }),
      'takes no link’s submit for the repeat of another’s': needing(['links'], async (probe) => {
        const idempotencyKey = probe.newKey();
        const pending = await probe.linkTo('offer-pending');
        await probe.call(acceptOffer, { token: pending, idempotencyKey });
        const declined = await probe.linkTo('offer-rejected');
        await refused(probe.call(acceptOffer, { token: declined, idempotencyKey }));
      }),
      'is the link’s submit, whoever is logged in': needing(['links'], async (probe) => {
        const param = { token: await probe.linkTo('offer-pending'), idempotencyKey: probe.newKey() };
        const first = await probe.call(acceptOffer, param);
        await probe.login('newcomer');
        const again = await probe.call(acceptOffer, param);
        if (JSON.stringify(again) !== JSON.stringify(first)) throw new Error('it answers otherwise');
      }),
    },
  },

  declineOffer: {
    summary: 'Declines an offer, for good, with a reason.',
    example: {
      param: { token: exampleToken, reason: 'I stay where I am.', idempotencyKey: exampleKey },
      data: {
        ...exampleReceipt,
        answer: { ...exampleReceipt.answer, kind: 'declined', reason: 'I stay where I am.' },
        attachmentsOpen: false,
      },
    },
    success: needing(['links'], async (probe) => {
      const { answer, attachmentsOpen } = await decline(probe, await probe.linkTo('offer-pending'));
      if (answer.kind !== 'declined' || attachmentsOpen) throw new Error('it was not declined');
    }),
    reasons: {
      ...answerReasons((probe, token) => decline(probe, token)),
      reasonRequired: needing(['links'], async (probe) =>
        decline(probe, await probe.linkTo('offer-pending'), ' \n '),
      ),
      reasonTooLong: needing(['links'], async (probe) =>
        decline(probe, await probe.linkTo('offer-pending'), 'x'.repeat(1001)),
      ),
    },
  },

  submitOfferAttachments: {
    summary: 'Hands in attachments of an accepted offer, up to five in all.',
    example: {
      param: { token: exampleToken, fileIds: [exampleFile.fileId], idempotencyKey: exampleKey },
      data: { ...exampleReceipt, attachments: [exampleFile] },
    },
    success: needing(['links'], async (probe) => {
      const token = await probe.linkTo('attachments-open');
      const { attachments } = await handIn(probe, token, await uploads(probe, token, 2));
      if (attachments.length !== 2) throw new Error(`there are ${attachments.length}`);
    }),
    reasons: {
      linkInvalid: recipe((probe) => handIn(probe, NO_TOKEN, ['any'])),
      linkExpired: needing(['links', 'clock'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        const files = await uploads(probe, token, 1);
        await probe.advance(AFTER_THE_LINK);
        return handIn(probe, token, files);
      }),
      offerHandled: needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-rejected');
        return handIn(probe, token, await filesElsewhere(probe));
      }),
      offerExpired: needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-expired');
        return handIn(probe, token, await filesElsewhere(probe));
      }),
      notAccepted: needing(['links'], async (probe) => {
        const token = await probe.linkTo('offer-pending');
        return handIn(probe, token, await filesElsewhere(probe));
      }),
      tooMany: needing(['links'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        return handIn(probe, token, await uploads(probe, token, 6));
      }),
      fileUnknown: needing(['links'], async (probe) =>
        handIn(probe, await probe.linkTo('attachments-open'), ['a-file-of-nobody']),
      ),
      fileTooLarge: needing(['links'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        const large = await probe.upload({ name: 'large.pdf', size: TEN_MEGABYTES + 1 }, token);
        return handIn(probe, token, [large]);
      }),
      fileWrongFormat: needing(['links'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        const program = { name: 'disguised.pdf', head: [0x4d, 0x5a, 0, 0], size: 1000 };
        return handIn(probe, token, [await probe.upload(program, token)]);
      }),
    },
    also: {
      'takes a file of ten megabytes': needing(['links'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        const ten = { name: 'ten.pdf', size: TEN_MEGABYTES, head: PDF };
        return handIn(probe, token, [await probe.upload(ten, token)]);
      }),
      'adds to what was handed in before, until there are five': needing(['links'], async (probe) => {
        const token = await probe.linkTo('attachments-open');
        const files = await uploads(probe, token, 6);
        await handIn(probe, token, files.slice(0, 3));
        // One of these is none anew.
        const { attachments, attachmentsOpen } = await handIn(probe, token, files.slice(2, 5));
        if (attachments.length !== 5 || attachmentsOpen) throw new Error(`there are ${attachments.length}`);
        await refused(handIn(probe, token, files.slice(5)));
      }),
      'takes no file that was uploaded by another link': needing(['links'], async (probe) => {
        const theirs = await uploads(probe, await probe.linkTo('offer-accepted'), 1);
        await refused(handIn(probe, await probe.linkTo('attachments-open'), theirs));
      }),
    },
  },
};
