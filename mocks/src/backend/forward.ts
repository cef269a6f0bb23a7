import type { ForwardState } from '@careers/gateway/contract';
import { COMMENT_MAX, emailRule, normalizeEmail } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import { visibleText } from '../core/visible-text.ts';
import { issueLink } from '../process/links.ts';
import { linkRoute } from '../process/perform.ts';
import { isAddressAtWork } from '../process/recipients.ts';
import { requestLinks } from '../scenarios/magic-links.ts';
import { messageTexts } from '../texts.ts';
import { answeredResumeOf, askedResumeOf } from './asked-resume.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { handledAnswer } from './link-access.ts';
import { currentRequest, describeRequest, refuseOver, requestFactsOf, submitRequest } from './requests.ts';
import { siteName } from './site.ts';

export const forwardResolvers = {
  queryForward: (_param, context) => describe(context),

  submitForward: ({ decision, comment, colleague }, context) => {
    refuseOver(context.requireLink(), 'resumeForward');
    const said = visibleText(comment ?? '');
    if (said === '' && decision === 'notSuitable') throw new BusinessError('commentRequired');
    if ([...said].length > COMMENT_MAX) throw new BusinessError('commentTooLong');
    if (decision === 'passOn') return passOn(context, normalizeEmail(colleague ?? '').toLowerCase(), said);
    return submitRequest(
      context,
      'resumeForward',
      { kind: decision, ...(said ? { comment: said } : {}) },
      () => describe(context),
    );
  },
} satisfies Partial<Resolvers>;

function describe(context: CallContext): ForwardState {
  const { delivery } = context.requireLink();
  return describeRequest(
    context,
    'resumeForward',
    (request) => ({ ...requestFactsOf(context, request), ...askedResumeOf(context, delivery) }),
    (request, { at, answer: { kind, comment } }) => ({
      ...requestFactsOf(context, request),
      ...answeredResumeOf(context, delivery),
      opinion: { kind, at: isoInstant(at), ...(comment ? { comment } : {}) },
    }),
  );
}

/** Sends a colleague a link of their own to an open request; the link that was used shows nothing any more. */
function passOn(context: CallContext, to: string, note: string): ForwardState {
  if (emailRule(to) || !isAddressAtWork(to)) throw new BusinessError('colleagueUnknown');
  const opened = context.requireLink();
  const { token, link } = opened;
  const { deadline } = currentRequest(context, 'resumeForward');
  const now = context.clock.now();
  const { draft: _draft, ...same } = link;
  const next = issueLink(context, { ...same, issuedAt: now });
  context.state().links[token] = { ...same, outcome: 'passedOn' };
  const { position, candidateName } = requestFactsOf(context, { sentAt: now, deadline });
  context.send({
    channel: 'email',
    to,
    text: fillText(messageTexts.resumePassedOn[context.locale], {
      site: siteName(context.site(), context),
      candidate: candidateName,
      post: position.post,
      note: note || '–',
    }),
    link: linkRoute(requestLinks.resumeForward.page, next),
  });
  return handledAnswer(context, opened, 'passedOn');
}
