import type { Recommendation } from '@careers/gateway/contract';
import { OFFER_REASON_MAX } from '@careers/validation';
import { isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import { keepNewestOf } from '../core/keep-newest.ts';
import { visibleText } from '../core/visible-text.ts';
import { recommendationStatuses } from '../data/dictionaries.ts';
import type { StoredRecommendation } from '../domain/state.ts';
import { statuses } from '../positions/table.ts';
import { siteRoute } from '../process/perform.ts';
import { isKnown } from '../recommendations/duplicates.ts';
import { stageOf } from '../recommendations/stages.ts';
import { configurationOf } from '../sites/configuration.ts';
import { isInternal } from '../sites/is-internal.ts';
import { originalWebsiteId } from '../sites/share-websites.ts';
import { messageTexts } from '../texts.ts';
import { readContact } from './contacts.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { openSite } from './open-site.ts';
import { ownFile } from './own-file.ts';
import { indexOf, summaryOf } from './positions.ts';

/** How many recommendations a world keeps; beyond that the oldest are deleted. */
const RECOMMENDATIONS_KEPT = 5000;

export const recommendResolvers = {
  recommendCandidate: (param, context) => {
    const site = openSite(context);
    const account = context.requireAccount();
    const applicantName = visibleText(param.applicantName);
    if (applicantName === '') throw new BusinessError('applicantNameRequired');
    const reached = readContacts(param);
    const reason = visibleText(param.recommendReason);
    if ([...reason].length > OFFER_REASON_MAX) throw new BusinessError('reasonTooLong');
    if (!param.consent) throw new BusinessError('consentRequired');
    const { positionId } = param;
    if (positionId !== undefined) {
      const status = statuses[context.positions().table.status[indexOf(context, positionId, site)] ?? 0];
      if (status === 'closed' || status === 'delisted') throw new BusinessError(status);
    }
    const file = ownFile(context, 'resumeFile', param.uploadResume);
    if (isKnown(context.state(), { ...reached, positionId })) throw new BusinessError('recommendedAlready');
    const stored: StoredRecommendation = {
      id: context.newId('recommendation'),
      accountId: account.id,
      siteId: originalWebsiteId(site.id) ?? site.id,
      applicantName,
      gender: param.gender,
      ...reached,
      file,
      reason,
      ...(positionId === undefined ? {} : { positionId }),
      steps: [{ stage: 'received', at: context.clock.now() }],
    };
    const { recommendations } = context.state();
    recommendations.push(stored);
    keepNewestOf(recommendations, RECOMMENDATIONS_KEPT);
    tellCandidate(context, stored);
    return describe(context, stored);
  },

  queryRecommendations: ({ pageNo, pageSize }, context) => {
    const { id } = context.requireAccount();
    const own = context
      .state()
      .recommendations.filter(({ accountId }) => accountId === id)
      .toReversed();
    const from = (pageNo - 1) * pageSize;
    return {
      total: own.length,
      rows: own.slice(from, from + pageSize).map((stored) => describe(context, stored)),
    };
  },

  checkDuplicateCandidate: (param, context) => {
    context.requireAccount();
    const { positionId } = param;
    return { duplicate: isKnown(context.state(), { ...readContacts(param), positionId }) };
  },
} satisfies Partial<Resolvers>;

interface Contacts {
  readonly phoneNationCode: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** @throws {BusinessError} contactInvalid */
function readContacts({ phoneNationCode, phoneNumber, email }: Contacts): { phone: string; email: string } {
  return {
    phone: readContact({ phone: phoneNumber, phoneNationCode }).address,
    email: readContact({ email }).address,
  };
}

/**
 * The recommended person is told about it, and about what is stored: they have only consented through somebody else. The mail leads to
 * the website of the recommendation (decision 0179), or to the public positions from an internal one, which they cannot see.
 */
function tellCandidate(context: CallContext, { email, siteId, positionId }: StoredRecommendation): void {
  const { locale } = context;
  const website = context.site(siteId);
  const site = configurationOf(context, website).base.websiteName[locale];
  const [page, query] = positionId ? ['/RecruitDetail', { id: positionId }] : ['/position', {}];
  context.send({
    channel: 'email',
    to: email,
    text: fillText(messageTexts.recommended[locale], { site }),
    link: isInternal(context, website) ? '/position' : siteRoute(page, siteId, query),
  });
}

/** The position of a recommendation. */
function lineOf(context: CallContext, index: number): Recommendation['position'] {
  const { id, post, companyDescr, deptIdDescr, workPlace } = summaryOf(context, index);
  return { id, post, companyDescr, deptIdDescr, workPlace };
}

function describe(context: CallContext, stored: StoredRecommendation): Recommendation {
  const { id, applicantName, positionId, steps } = stored;
  const index = positionId === undefined ? undefined : context.positions().table.indexOf(positionId);
  return {
    id,
    applicantName,
    ...(index === undefined ? {} : { position: lineOf(context, index) }),
    recommendedAt: isoInstant(steps[0].at),
    status: stageOf(stored),
    statusLabel: recommendationStatuses[stageOf(stored)][context.locale],
    timeline: steps.map(({ stage, at }) => ({
      stage,
      label: recommendationStatuses[stage][context.locale],
      at: isoInstant(at),
    })),
  };
}
