import { accountSettingsRules } from './account-settings.ts';
import { answeredResumeRules } from './answered-resumes.ts';
import { applicationOutcomeRules } from './application-outcomes.ts';
import { askedOfCandidatesRules } from './asked-of-candidates.ts';
import { atOnceRules } from './at-once.ts';
import { backgroundCheckRules } from './background-checks.ts';
import { calendarDayRules } from './calendar-days.ts';
import { captchaChallengeRules } from './captcha-challenges.ts';
import { captchaCheckRules } from './captcha-checks.ts';
import { captchaProofRules } from './captcha-proofs.ts';
import { checksOrderRules } from './checks-order.ts';
import { codeRules } from './codes.ts';
import { collectionRules } from './collections.ts';
import { companyRules } from './companies.ts';
import { companySiteRules } from './company-sites.ts';
import { deliveryRules } from './deliveries.ts';
import { evaluationRules } from './evaluations.ts';
import { factsSaidRules } from './facts-said.ts';
import { fileFormatRules } from './file-formats.ts';
import { forgottenPasswordRules } from './forgotten-passwords.ts';
import { informationFormRules } from './information-forms.ts';
import { internalPositionRules } from './internal-positions.ts';
import { internalSiteRules } from './internal-site.ts';
import { interviewSlotRules } from './interview-slots.ts';
import { interviewRules } from './interviews.ts';
import { keptTextRules } from './kept-texts.ts';
import { keywordRules } from './keywords.ts';
import { languageRules } from './languages.ts';
import { linkCodeRules } from './link-codes.ts';
import { linkDeadlineRules } from './link-deadlines.ts';
import { linkGuardRules } from './link-guards.ts';
import { linkReceiptRules } from './link-receipts.ts';
import { linkStateRules } from './link-states.ts';
import { loginRules } from './logins.ts';
import { longTextRules } from './long-texts.ts';
import { lookUpRules } from './look-ups.ts';
import { medicalReportRules } from './medical-reports.ts';
import { messageRules } from './messages.ts';
import { newPasswordRules } from './new-passwords.ts';
import { opinionRules } from './opinions.ts';
import { ownEvaluationRules } from './own-evaluations.ts';
import { ownershipRules } from './ownership.ts';
import { pageLimitRules } from './page-limits.ts';
import { paramBoundRules } from './param-bounds.ts';
import { passwordLockRules } from './password-locks.ts';
import { personalDataRules } from './personal-data.ts';
import { positionFilterRules } from './position-filters.ts';
import { positionOrderRules } from './position-order.ts';
import { positionPageRules } from './position-pages.ts';
import { recommendingRules } from './recommending.ts';
import { registeringRules } from './registering.ts';
import { resumeAskRules } from './resume-asks.ts';
import { resumeImportRules } from './resume-imports.ts';
import { resumeImprovingRules } from './resume-improving.ts';
import { resumeViewRules } from './resume-views.ts';
import { resumeRules } from './resumes.ts';
import { resumesByLinkRules } from './resumes-by-link.ts';
import type { Rule } from './rule.ts';
import { sameEverywhereRules } from './same-everywhere.ts';
import { sessionRules } from './sessions.ts';
import { shareRules } from './shares.ts';
import { signOnRules } from './sign-on.ts';
import { siteRules } from './sites.ts';
import { snapshotRules } from './snapshots.ts';
import { submitRules } from './submits.ts';
import { takenAlongRules } from './taken-along.ts';
import { talentPoolRules } from './talent-pool.ts';
import { toldRules } from './told.ts';
import { twiceAskedRules } from './twice-asked.ts';
import { wordingRules } from './wordings.ts';

/** The rules that follow from declarations or involve several methods; those of a single method are in its reference. */
export const rules: readonly Rule[] = [
  ...positionFilterRules,
  ...positionPageRules,
  ...pageLimitRules,
  ...paramBoundRules,
  ...positionOrderRules,
  ...keywordRules,
  ...companyRules,
  ...languageRules,
  ...shareRules,
  ...internalSiteRules,
  ...internalPositionRules,
  ...codeRules,
  ...linkCodeRules,
  ...linkGuardRules,
  ...linkReceiptRules,
  ...linkDeadlineRules,
  ...linkStateRules,
  ...longTextRules,
  ...keptTextRules,
  ...informationFormRules,
  ...medicalReportRules,
  ...evaluationRules,
  ...backgroundCheckRules,
  ...opinionRules,
  ...answeredResumeRules,
  ...messageRules,
  ...resumeAskRules,
  ...talentPoolRules,
  ...askedOfCandidatesRules,
  ...applicationOutcomeRules,
  ...loginRules,
  ...passwordLockRules,
  ...newPasswordRules,
  ...accountSettingsRules,
  ...registeringRules,
  ...forgottenPasswordRules,
  ...personalDataRules,
  ...takenAlongRules,
  ...toldRules,
  ...twiceAskedRules,
  ...sameEverywhereRules,
  ...lookUpRules,
  ...captchaChallengeRules,
  ...captchaCheckRules,
  ...captchaProofRules,
  ...ownEvaluationRules,
  ...ownershipRules,
  ...calendarDayRules,
  ...deliveryRules,
  ...snapshotRules,
  ...recommendingRules,
  ...collectionRules,
  ...submitRules,
  ...atOnceRules,
  ...resumeRules,
  ...fileFormatRules,
  ...resumeViewRules,
  ...resumesByLinkRules,
  ...resumeImprovingRules,
  ...interviewRules,
  ...interviewSlotRules,
  ...resumeImportRules,
  ...signOnRules,
  ...siteRules,
  ...checksOrderRules,
  ...wordingRules,
  ...sessionRules,
  ...companySiteRules,
  ...factsSaidRules,
];
