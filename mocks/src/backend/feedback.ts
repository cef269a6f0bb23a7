import { FEEDBACK_MAX } from '@careers/validation';
import { BusinessError, type Resolvers } from './context.ts';

export const feedbackResolvers = {
  submitFeedback: ({ content, contact, fileIds }, context) => {
    const site = context.site();
    const text = content.trim();
    if (text === '') throw new BusinessError('feedbackEmpty');
    if ([...text].length > FEEDBACK_MAX) throw new BusinessError('feedbackTooLong');
    context.state().feedback.push({
      siteId: site.id,
      at: context.clock.now(),
      content: text,
      ...(contact ? { contact } : {}),
      ...(fileIds?.length ? { fileIds } : {}),
    });
    return {};
  },
} satisfies Partial<Resolvers>;
