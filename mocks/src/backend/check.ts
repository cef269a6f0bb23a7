import type { BackgroundCheckState, CheckReferee, SupplierCheckState } from '@careers/gateway/contract';
import { COMMENT_MAX } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { visibleText } from '../core/visible-text.ts';
import { checkAuthorisation, checkItems } from '../data/background-checks.ts';
import type { StoredRequest } from '../domain/process-state.ts';
import { colleagues } from '../process/recipients.ts';
import { answerOf } from '../process/requests.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { refuseStrays } from './refuse-strays.ts';
import { describeRequest, requestFactsOf, submitRequest } from './requests.ts';

/** How many referees are asked for. */
const REFEREES = { min: 1, max: 3 };

export const checkResolvers = {
  getBackgroundCheck: (_param, context) => describeBackground(context),

  submitBackgroundCheck: ({ consent, signature, referees }, context) => {
    const { version } = checkAuthorisation;
    return submitRequest(
      context,
      'backgroundCheck',
      { version, signature: signature.trim(), referees },
      () => describeBackground(context),
      () => {
        if (!consent) throw new BusinessError('authorisationRequired');
        const { candidateName } = candidateOf(context);
        if (plain(signature) !== plain(candidateName)) throw new BusinessError('signatureWrong');
        if (referees.length < REFEREES.min || referees.length > REFEREES.max)
          throw new BusinessError('refereesCount');
        if (referees.some(isIncomplete)) throw new BusinessError('refereeIncomplete');
      },
    );
  },

  getSupplierCheck: (_param, context) => describeSupplied(context),

  submitSupplierCheck: ({ findings, comment }, context) => {
    const kept = visibleText(comment ?? '');
    return submitRequest(
      context,
      'supplierCheck',
      { findings, ...(kept ? { comment: kept } : {}) },
      () => describeSupplied(context),
      () => {
        const found = findings.map(({ itemId }) => itemId);
        const missing = itemIds.filter((id) => !found.includes(id));
        if (missing.length > 0) throw new BusinessError('findingMissing', { missing });
        refuseStrays(itemIds, found);
        if (findings.some(({ finding, note }) => finding !== 'confirmed' && !visibleText(note ?? '')))
          throw new BusinessError('noteRequired');
        for (const said of [comment ?? '', ...findings.map(({ note }) => note ?? '')])
          if ([...visibleText(said)].length > COMMENT_MAX) throw new BusinessError('commentTooLong');
      },
    );
  },
} satisfies Partial<Resolvers>;

const itemIds = checkItems.map(({ id }) => id);

const plain = (name: string) => name.replaceAll(/\s+/gu, ' ').trim().toLowerCase();

const isIncomplete = (referee: CheckReferee) =>
  Object.values(referee).some((text) => visibleText(text) === '');

function candidateOf(context: CallContext) {
  const { delivery } = context.requireLink();
  return { candidateName: context.state().accounts[delivery.accountId]?.name ?? '' };
}

function describeBackground(context: CallContext): BackgroundCheckState {
  const { locale } = context;
  const background = (request: StoredRequest) => ({
    ...requestFactsOf(context, request),
    supplier: colleagues.supplier.name[locale],
    items: itemsOf(context),
    authorisation: {
      version: checkAuthorisation.version,
      paragraphs: checkAuthorisation.paragraphs.map((paragraph) => paragraph[locale]),
    },
    refereesMin: REFEREES.min,
    refereesMax: REFEREES.max,
  });
  return describeRequest(context, 'backgroundCheck', background, (request, { at, answer }) => ({
    ...background(request),
    authorisedAt: isoInstant(at),
    signature: answer.signature,
    referees: answer.referees,
  }));
}

function describeSupplied(context: CallContext): SupplierCheckState {
  const authorised = answerOf(context.requireLink().delivery.process, 'backgroundCheck');
  if (!authorised) throw new BusinessError('linkInvalid');
  const supplied = (request: StoredRequest) => ({
    ...requestFactsOf(context, request),
    items: itemsOf(context),
    authorisedAt: isoInstant(authorised.at),
    referees: authorised.answer.referees,
  });
  return describeRequest(context, 'supplierCheck', supplied, (request, { at, answer }) => ({
    ...supplied(request),
    reportedAt: isoInstant(at),
    findings: answer.findings,
    ...(answer.comment ? { comment: answer.comment } : {}),
  }));
}

function itemsOf({ locale }: CallContext) {
  return checkItems.map(({ id, name, description }) => ({
    id,
    name: name[locale],
    description: description[locale],
  }));
}
