import { refused } from './account-recipes.ts';
import * as feedback from './feedback.ts';
import { pdfHead } from './recommend-recipes.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';

const TEN_MEGABYTES = 10 * 1_048_576;

const send = (probe: Probe, content: string, idempotencyKey = probe.newKey()) =>
  probe.call(feedback.submitFeedback, { content, idempotencyKey });

const sendWith = (probe: Probe, fileIds: readonly string[]) =>
  probe.call(feedback.submitFeedback, {
    content: 'The list jumps.',
    fileIds: [...fileIds],
    idempotencyKey: probe.newKey(),
  });

type File = Parameters<ProbeWith<'files'>['uploadOwn']>[0];
const onePdf: File = { name: 'screen.pdf', head: pdfHead, size: 1000 };

/** The files are the candidate's own, uploaded in their session. */
const withFiles = (...files: readonly File[]) =>
  needing(['files'], async (probe) => {
    await probe.login('candidate');
    const uploaded = await Promise.all(files.map((file) => probe.uploadOwn(file)));
    return sendWith(
      probe,
      uploaded.map(({ fileId }) => fileId),
    );
  });

export const feedbackReference: ReferenceOf<typeof feedback> = {
  submitFeedback: {
    summary: 'Takes what a visitor has to say; at most 500 characters.',
    example: {
      param: {
        content: 'The list could remember where I was.',
        contact: 'candidate@example.com',
        idempotencyKey: '5f0c2a52-6c1f-4a53',
      },
      data: {},
    },
    success: recipe((probe) => send(probe, 'The list could remember where I was.')),
    reasons: {
      feedbackEmpty: recipe((probe) => send(probe, '  ')),
      feedbackTooLong: recipe((probe) => send(probe, 'x'.repeat(501))),
      feedbackFilesTooMany: withFiles(onePdf, onePdf, onePdf, onePdf),
      fileUnknown: recipe(async (probe) => {
        await probe.login('candidate');
        return sendWith(probe, ['a-file-of-nobody']);
      }),
      fileTooLarge: withFiles({ ...onePdf, size: TEN_MEGABYTES + 1 }),
      fileWrongFormat: withFiles({ ...onePdf, name: 'screen.png' }),
    },
    also: {
      'takes three files of ten megabytes at most': withFiles(onePdf, onePdf, {
        ...onePdf,
        size: TEN_MEGABYTES,
      }),
      'takes no file of somebody else, and none of a visitor': needing(['files'], async (probe) => {
        await probe.login('newcomer');
        const { fileId } = await probe.uploadOwn(onePdf);
        const [visitor, candidate] = [await probe.another(), await probe.another('candidate')];
        await refused(sendWith(visitor, [fileId]));
        await refused(sendWith(candidate, [fileId]));
        await sendWith(probe, [fileId]);
      }),
      'takes no file that came by a link': needing(['files', 'links'], async (probe) => {
        const link = await probe.linkTo('attachments-open');
        const fileId = await probe.upload(onePdf, link);
        await probe.login('candidate');
        await refused(sendWith(probe, [fileId]));
        await refused(sendWith(await probe.another(), [fileId]));
      }),
      'takes no visitor’s submit for the repeat of another’s': recipe(async (probe) => {
        const key = probe.newKey();
        await send(probe, 'The list could remember where I was.', key);
        await refused(send(probe, '  ', key));
      }),
    },
  },
};
