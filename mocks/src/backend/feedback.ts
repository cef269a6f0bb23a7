import { FEEDBACK_MAX } from '@careers/validation';
import { BusinessError, type Resolvers } from './context.ts';

/** What visitors said, the latest; nobody reads more of it here. */
export const FEEDBACK_KEPT = 200;

export const feedbackResolvers = {
  submitFeedback: ({ content, contact, fileIds }, context) => {
    const site = context.site();
    const text = content.trim();
    if (text === '') throw new BusinessError('feedbackEmpty');
    if ([...text].length > FEEDBACK_MAX) throw new BusinessError('feedbackTooLong');
    const { feedback } = context.state();
    feedback.push({
      siteId: site.id,
      at: context.clock.now(),
      ...(context.account ? { accountId: context.account.id } : {}),
      content: text,
      ...(contact ? { contact } : {}),
      ...(fileIds?.length ? { fileIds } : {}),
    });
    feedback.splice(0, feedback.length - FEEDBACK_KEPT);
    return {};
  },
} satisfies Partial<Resolvers>;
