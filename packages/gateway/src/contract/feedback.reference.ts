import { refused } from './account-recipes.ts';
import * as feedback from './feedback.ts';
import { type Probe, type ReferenceOf, recipe } from './reference-types.ts';

const send = (probe: Probe, content: string, idempotencyKey = probe.newKey()) =>
  probe.call(feedback.submitFeedback, { content, idempotencyKey });

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
    },
    also: {
      'takes no visitor’s submit for the repeat of another’s': recipe(async (probe) => {
        const key = probe.newKey();
        await send(probe, 'The list could remember where I was.', key);
        await refused(send(probe, '  ', key));
      }),
    },
  },
};
