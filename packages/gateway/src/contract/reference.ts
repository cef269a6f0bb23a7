import { accountReference } from './account.reference.ts';
import { agreementReference } from './agreement.reference.ts';
import { approvalReference } from './approval.reference.ts';
import { captchaReference } from './captcha.reference.ts';
import { checkReference } from './check.reference.ts';
import { collectReference } from './collect.reference.ts';
import { collectionsReference } from './collections.reference.ts';
import { companyReference } from './company.reference.ts';
import { deliveryReference } from './delivery.reference.ts';
import { directoryReference } from './directory.reference.ts';
import { evaluationReference } from './evaluation.reference.ts';
import { feedbackReference } from './feedback.reference.ts';
import { forwardReference } from './forward.reference.ts';
import { interviewReference } from './interview.reference.ts';
import { interviewSlotsReference } from './interview-slots.reference.ts';
import { linkReference } from './link.reference.ts';
import { logsReference } from './logs.reference.ts';
import { medicalReference } from './medical.reference.ts';
import { messageReference } from './message.reference.ts';
import { offerReference } from './offer.reference.ts';
import { ownEvaluationReference } from './own-evaluation.reference.ts';
import { philosophyReference } from './philosophy.reference.ts';
import { positionDetailReference } from './position-detail.reference.ts';
import { positionsReference } from './positions.reference.ts';
import { recommendReference } from './recommend.reference.ts';
import type { MethodReference } from './reference-types.ts';
import type { MethodId, Registry } from './registry.ts';
import { resumeReference } from './resume.reference.ts';
import { resumeImportReference } from './resume-import.reference.ts';
import { resumeImproveReference } from './resume-improve.reference.ts';
import { resumeUpdateReference } from './resume-update.reference.ts';
import { resumeViewReference } from './resume-view.reference.ts';
import { settingsReference } from './settings.reference.ts';
import { shareReference } from './share.reference.ts';
import { siteReference } from './site.reference.ts';
import { talentReference } from './talent.reference.ts';

export {
  FAILED_LOGINS_BEFORE_CAPTCHA,
  loginByCipher,
  loginByCode,
  loginByPassword,
  NEW_PASSWORD,
  type Phone,
  sendCode,
  sendOwnCode,
  stranger,
  UNKNOWN_PHONE,
  WRONG_CODE,
  WRONG_TRIES_BEFORE_LOCK,
} from './account-recipes.ts';
export type { CaptchaKind } from './captcha.ts';
export { DAY_MS } from './day-ms.ts';
export { signOnDirectly } from './directory.reference.ts';
export { type LanguageIndex, languageIndexes } from './language-index.ts';
export { newContacts, recommendSomebody } from './recommend-recipes.ts';
export {
  type Capabilities,
  type Capability,
  type DirectoryUser,
  type MethodReference,
  needing,
  type Person,
  type PersonFacts,
  type Probe,
  type ProbeWith,
  type Recipe,
  type Reply,
  recipe,
  type SeenCaptcha,
} from './reference-types.ts';
export { beginParsing, parsed } from './resume-import.reference.ts';

/**
 * The readers' side of the contract: prose, examples, and a recipe for success and for each declared
 * reason. A method or a reason that is missing here is a type error. The portal never imports it.
 */
export const reference: { readonly [Id in MethodId]: MethodReference<Registry[Id]> } = {
  ...siteReference,
  ...logsReference,
  ...accountReference,
  ...agreementReference,
  ...feedbackReference,
  ...settingsReference,
  ...directoryReference,
  ...captchaReference,
  ...positionsReference,
  ...positionDetailReference,
  ...collectionsReference,
  ...shareReference,
  ...philosophyReference,
  ...resumeReference,
  ...resumeImportReference,
  ...deliveryReference,
  ...approvalReference,
  ...checkReference,
  ...evaluationReference,
  ...ownEvaluationReference,
  ...linkReference,
  ...offerReference,
  ...collectReference,
  ...medicalReference,
  ...forwardReference,
  ...messageReference,
  ...resumeUpdateReference,
  ...talentReference,
  ...interviewReference,
  ...interviewSlotsReference,
  ...companyReference,
  ...recommendReference,
  ...resumeViewReference,
  ...resumeImproveReference,
};
