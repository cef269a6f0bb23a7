import type { queryConsents } from '@careers/gateway/contract';
import type * as v from 'valibot';
import { isoInstant } from '../core/clock.ts';
import { fillText } from '../core/fill-text.ts';
import { agreements } from '../data/agreements/index.ts';
import type { StoredDelivery } from '../domain/state.ts';
import { answerOf } from '../process/requests.ts';
import { messageTexts } from '../texts.ts';
import type { CallContext } from './context.ts';
import { ownDeliveries } from './delivery.ts';
import { askedPositionOf } from './requests.ts';

type Consents = v.InferOutput<typeof queryConsents.data>;

/** All consents of the call's account, given for itself or for people that it recommended, latest first. */
export function ownConsents(context: CallContext): Consents {
  const { id, consents } = context.requireAccount();
  const { locale } = context;
  const own: Consents = consents.map(({ kind, version, agreedAt }) => {
    const title = agreements[kind].title[locale];
    return { kind, title, version, agreedAt: isoInstant(agreedAt) };
  });
  const forOthers: Consents = context
    .state()
    .recommendations.filter(({ accountId }) => accountId === id)
    .map(({ applicantName: name, steps }) => {
      const title = fillText(messageTexts.recommendationConsent[locale], { name });
      return { kind: 'recommendation', title, agreedAt: isoInstant(steps[0].at) };
    });
  const byLink = ownDeliveries(context).flatMap((delivery) => givenByLink(context, delivery));
  return [...own, ...forOthers, ...byLink].sort((a, b) => Date.parse(b.agreedAt) - Date.parse(a.agreedAt));
}

/** Consents that a candidate has given by a link, in the version that they were shown. */
function givenByLink(context: CallContext, delivery: StoredDelivery): Consents {
  const { process } = delivery;
  const check = answerOf(process, 'backgroundCheck');
  const report = answerOf(process, 'medicalReport');
  const pool = answerOf(process, 'talentUpdate');
  const consentOf = (kind: keyof typeof titles, at: number, version: string) => {
    const { post } = askedPositionOf(context, delivery);
    const title = fillText(titles[kind][context.locale], { post });
    return { kind, title, version, agreedAt: isoInstant(at) };
  };
  return [
    ...(check ? [consentOf('backgroundCheck', check.at, check.answer.version)] : []),
    ...(report ? [consentOf('medicalReport', report.at, report.answer.consentVersion)] : []),
    ...(pool ? [consentOf('talentPool', pool.at, pool.answer.consentVersion)] : []),
  ];
}

const titles = {
  backgroundCheck: messageTexts.backgroundCheckConsent,
  medicalReport: messageTexts.medicalReportConsent,
  talentPool: messageTexts.talentPoolConsent,
} as const;
