export * from './account.ts';
export * from './agreement.ts';
export * from './approval.ts';
export * from './captcha.ts';
export * from './check.ts';
export * from './collect.ts';
export * from './collections.ts';
export * from './company.ts';
export * from './delivery.ts';
export * from './directory.ts';
export { eachFacet } from './each-facet.ts';
export * from './evaluation.ts';
export * from './feedback.ts';
export * from './forward.ts';
export * from './interview.ts';
export * from './interview-slots.ts';
export * from './link.ts';
export {
  type ClosedLinkAnswer,
  type LinkState,
  type LinkVerification,
  type LockedLink,
  linkReasons,
  linkStates,
  linkVerifications,
  verifiedLinkReasons,
} from './links.ts';
export * from './logs.ts';
export * from './medical.ts';
export * from './message.ts';
export {
  type Access,
  type AnswerOf,
  type Channel,
  type DataOf,
  defineMethod,
  groupFor,
  type Method,
  type ParamOf,
  type ReadParamOf,
  type ReasonOf,
  type SiteField,
  siteIdIn,
  type Verb,
} from './method.ts';
export * from './offer.ts';
export * from './own-evaluation.ts';
export * from './philosophy.ts';
export * from './position-detail.ts';
export * from './positions.ts';
export * from './recommend.ts';
export * from './requests.ts';
export * from './resume.ts';
export * from './resume-import.ts';
export * from './resume-improve.ts';
export * from './resume-update.ts';
export * from './resume-view.ts';
export * from './settings.ts';
export { type FileRef, fileRef, type Named, upTo } from './shapes.ts';
export * from './share.ts';
export * from './site.ts';
export * from './talent.ts';
