import { getTalentInvitation, type TalentState } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { talentInvitation } from '../data/requests-of-resumes.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { closedAnswer, linkIn, refuseClosedLink } from './link-access.ts';
import { describeRequest, requestFactsOf, submitRequest } from './requests.ts';
import { resumeContentOf } from './resume.ts';
import { templateOf } from './template-of.ts';

export const talentResolvers = {
  getTalentInvitation: ({ token }, context) => {
    const byLink = throughLink(context, token);
    return closedAnswer(byLink) ?? describe(byLink);
  },

  submitTalentUpdate: ({ token, months, consent, consentVersion }, context) => {
    const byLink = throughLink(context, token);
    refuseClosedLink(byLink, getTalentInvitation);
    return submitRequest(
      byLink,
      'talentUpdate',
      { months, consentVersion },
      () => describe(byLink),
      () => {
        if (!consent || consentVersion !== talentInvitation.consentVersion)
          throw new BusinessError('consentMissing');
      },
    );
  },
} satisfies Partial<Resolvers>;

/**
 * The context of a call in a session that has a link beside it, as if it came by that link.
 * @throws {BusinessError} otherPerson: the link is for somebody else than the person who is logged in
 */
function throughLink(context: CallContext, token: string): CallContext {
  const link = linkIn(context, getTalentInvitation, { token });
  if (link && link.delivery.accountId !== context.requireAccount().id) throw new BusinessError('otherPerson');
  return {
    ...context,
    link,
    requireLink: () => {
      if (!link) throw new BusinessError('linkInvalid');
      return link;
    },
  };
}

function describe(context: CallContext): TalentState {
  return describeRequest(
    context,
    'talentUpdate',
    (request) => invitationOf(context, request),
    (request, { at, answer: { months, consentVersion } }) => ({
      ...invitationOf(context, request),
      pool: { agreedAt: isoInstant(at), months, until: monthsLater(at, months), consentVersion },
    }),
  );
}

function invitationOf(context: CallContext, request: StoredRequest) {
  const { locale } = context;
  const account = context.requireAccount();
  const { reason, consent, consentVersion } = talentInvitation;
  return {
    ...requestFactsOf(context, request),
    reason: reason[locale],
    consent: { version: consentVersion, sentences: consent.map((sentence) => sentence[locale]) },
    view: { templateId: templateOf(context, account), content: resumeContentOf(context, account) },
  };
}

/** The same day some months later; the last day of a month that is shorter. */
function monthsLater(time: number, months: number): string {
  const [year = 0, month = 0, day = 0] = isoInstant(time).slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
