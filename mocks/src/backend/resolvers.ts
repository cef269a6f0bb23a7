import { accountResolvers } from './account.ts';
import { agreementResolvers } from './agreements.ts';
import { approvalResolvers } from './approval.ts';
import { captchaResolvers } from './captcha.ts';
import { checkResolvers } from './check.ts';
import { collectResolvers } from './collect.ts';
import { collectionResolvers } from './collections.ts';
import { companyResolvers } from './company.ts';
import type { Resolvers } from './context.ts';
import { deliveryResolvers } from './delivery.ts';
import { directoryResolvers } from './directory.ts';
import { evaluationResolvers } from './evaluation.ts';
import { feedbackResolvers } from './feedback.ts';
import { forwardResolvers } from './forward.ts';
import { interviewResolvers } from './interview.ts';
import { interviewSlotResolvers } from './interview-slots.ts';
import { linkResolvers } from './link.ts';
import { logResolvers } from './logs.ts';
import { medicalResolvers } from './medical.ts';
import { messageResolvers } from './message.ts';
import { myDataResolvers } from './my-data.ts';
import { offerResolvers } from './offer.ts';
import { ownEvaluationResolvers } from './own-evaluation.ts';
import { ownerProofResolvers } from './owner-proof.ts';
import { philosophyResolvers } from './philosophy.ts';
import { positionResolvers } from './positions.ts';
import { recommendResolvers } from './recommend.ts';
import { registerResolvers } from './register.ts';
import { resetPasswordResolvers } from './reset-password.ts';
import { resumeResolvers } from './resume.ts';
import { resumeImportResolvers } from './resume-import.ts';
import { resumeImproveResolvers } from './resume-improve.ts';
import { resumeUpdateResolvers } from './resume-update.ts';
import { resumeViewResolvers } from './resume-view.ts';
import { settingsResolvers } from './settings.ts';
import { shareResolvers } from './share.ts';
import { siteResolvers } from './site.ts';
import { talentResolvers } from './talent.ts';

/** The resolver of each method. A method of the contract that is missing here does not type-check. */
export const resolvers: Resolvers = {
  ...siteResolvers,
  ...logResolvers,
  ...accountResolvers,
  ...registerResolvers,
  ...resetPasswordResolvers,
  ...ownerProofResolvers,
  ...ownEvaluationResolvers,
  ...settingsResolvers,
  ...myDataResolvers,
  ...directoryResolvers,
  ...agreementResolvers,
  ...feedbackResolvers,
  ...captchaResolvers,
  ...positionResolvers,
  ...collectionResolvers,
  ...shareResolvers,
  ...philosophyResolvers,
  ...resumeResolvers,
  ...resumeImportResolvers,
  ...deliveryResolvers,
  ...approvalResolvers,
  ...checkResolvers,
  ...evaluationResolvers,
  ...linkResolvers,
  ...offerResolvers,
  ...collectResolvers,
  ...medicalResolvers,
  ...forwardResolvers,
  ...messageResolvers,
  ...resumeUpdateResolvers,
  ...talentResolvers,
  ...interviewResolvers,
  ...interviewSlotResolvers,
  ...companyResolvers,
  ...recommendResolvers,
  ...resumeViewResolvers,
  ...resumeImproveResolvers,
};
