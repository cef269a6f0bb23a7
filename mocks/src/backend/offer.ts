import type { OfferReceipt, OfferState } from '@careers/gateway/contract';
import { isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import type { StoredOffer } from '../domain/process-state.ts';
import { TransitionRefused } from '../process/engine.ts';
import type { ProcessEvent } from '../process/events.ts';
import { moveByLink } from '../process/hiring.ts';
import { takesAttachments } from '../process/process.ts';
import { reasonTexts } from '../texts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { handledAnswer } from './link-access.ts';
import { handedIn, refuseUnaccepted } from './offer-attachments.ts';
import { offerLetter } from './offer-letter.ts';
import { refuseReason } from './refuse-reason.ts';

export const offerResolvers = {
  getOffer: (_param, context) => describeOffer(context),

  acceptOffer: (_param, context) => act(context, { type: 'acceptOffer' }),

  declineOffer: ({ reason }, context) =>
    act(context, { type: 'declineOffer', reason: visibleText(reason) }, () => refuseReason(reason)),

  submitOfferAttachments: ({ fileIds }, context) => {
    const { token } = context.requireLink();
    const offer = currentOffer(context);
    refuseUnaccepted(offer);
    const files = handedIn(context.files, { token, offer, fileIds });
    return files.length > 0 ? act(context, { type: 'submitAttachments', files }) : receipt(context);
  },
} satisfies Partial<Resolvers>;

/** Lets the link's holder trigger an event, unless `check` refuses the param; returns the receipt. */
function act(context: CallContext, event: ProcessEvent, check?: () => void): OfferReceipt {
  try {
    moveByLink(context, context.requireLink(), event, check);
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    const expired = error.process?.offer?.fate.kind === 'expired';
    throw new BusinessError(expired ? 'offerExpired' : 'offerHandled');
  }
  return receipt(context);
}

function describeOffer(context: CallContext): OfferState {
  const opened = context.requireLink();
  const { delivery } = opened;
  const { fate } = currentOffer(context);
  const homepageConfigId = delivery.siteId;
  switch (fate.kind) {
    case 'pending':
      return { state: 'open', homepageConfigId, ...offerLetter(context, delivery, currentOffer(context)) };
    case 'accepted':
    case 'declined':
      return receipt(context);
    case 'expired':
      return { state: 'expired', message: reasonTexts.offerExpired[context.locale], homepageConfigId };
    case 'withdrawn':
      return handledAnswer(context, opened, 'withdrawn');
  }
}

function receipt(context: CallContext): OfferReceipt {
  const { delivery } = context.requireLink();
  const offer = currentOffer(context);
  const { fate, attachments } = offer;
  if (fate.kind !== 'accepted' && fate.kind !== 'declined') throw new RangeError('the offer has no answer');
  return {
    state: 'done',
    message: reasonTexts.offerHandled[context.locale],
    homepageConfigId: delivery.siteId,
    ...offerLetter(context, delivery, offer),
    answer: {
      kind: fate.kind,
      at: isoInstant(fate.at),
      ...(fate.kind === 'declined' ? { reason: fate.reason } : {}),
    },
    attachments: [...attachments],
    attachmentsOpen: takesAttachments(delivery.process),
  };
}

/** The offer behind the call's link. @throws {BusinessError} linkInvalid */
function currentOffer(context: CallContext): StoredOffer {
  const { offer } = context.requireLink().delivery.process;
  if (!offer) throw new BusinessError('linkInvalid');
  return offer;
}
