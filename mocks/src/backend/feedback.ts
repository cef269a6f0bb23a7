import { FEEDBACK_MAX, fileKinds } from '@careers/validation';
import { keepNewestOf } from '../core/keep-newest.ts';
import { visibleText } from '../core/visible-text.ts';
import { BusinessError, type Resolvers } from './context.ts';
import { ownFile } from './own-file.ts';

/** How many messages of visitors are kept, latest first; nobody reads more of them here. */
export const FEEDBACK_KEPT = 200;

export const feedbackResolvers = {
  submitFeedback: ({ content, contact, fileIds }, context) => {
    const site = context.site();
    const text = visibleText(content);
    if (text === '') throw new BusinessError('feedbackEmpty');
    if ([...text].length > FEEDBACK_MAX) throw new BusinessError('feedbackTooLong');
    const attached = [...new Set(fileIds)];
    // Without the session that they were uploaded in, its owner is asked to log in again, not to choose them again.
    if (attached.length > 0) context.requireAccount();
    if (attached.length > fileKinds.feedbackAttachment.maxCount)
      throw new BusinessError('feedbackFilesTooMany');
    for (const fileId of attached) ownFile(context, 'feedbackAttachment', fileId);
    const { feedback } = context.state();
    feedback.push({
      siteId: site.id,
      at: context.clock.now(),
      ...(context.account ? { accountId: context.account.id } : {}),
      content: text,
      ...(contact ? { contact } : {}),
      ...(attached.length > 0 ? { fileIds: attached } : {}),
    });
    keepNewestOf(feedback, FEEDBACK_KEPT);
    return {};
  },
} satisfies Partial<Resolvers>;
