import {
  abandonInterview,
  decidePositionApproval,
  declineOffer,
  reportTimeNotSuitable,
  submitFeedback,
  submitForward,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';

const key = () => crypto.randomUUID();

describe('a text without a visible character', () => {
  it.each(['', ' \n ', '\u200B', ' \u200B\uFEFF\u2060 '])(
    'counts as missing in a reason, a comment and feedback: %j',
    async (blank) => {
      const { gateway } = createTestClient();
      const link = (token: string) => ({ token, idempotencyKey: key() });
      const calls = [
        gateway.call(declineOffer, { ...link('offer-pending'), reason: blank }),
        gateway.call(abandonInterview, { ...link('interview-invited'), reason: blank }),
        gateway.call(reportTimeNotSuitable, { ...link('interview-invited'), reason: blank, proposals: [] }),
        gateway.call(submitForward, { ...link('forward-resume'), decision: 'notSuitable', comment: blank }),
        gateway.call(decidePositionApproval, {
          ...link('position-approval'),
          decision: 'rejected',
          comment: blank,
        }),
        gateway.call(submitFeedback, { content: blank, idempotencyKey: key() }),
      ];
      const reasons = await Promise.all(
        calls.map((call) => call.then(String, (error: { reason?: string }) => error.reason)),
      );
      expect(reasons).toEqual([
        'reasonRequired',
        'reasonRequired',
        'reasonRequired',
        'commentRequired',
        'commentRequired',
        'feedbackEmpty',
      ]);
    },
  );
});
