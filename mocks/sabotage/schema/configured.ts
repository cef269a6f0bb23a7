import type { MethodId } from '@careers/gateway/registry';
import { hasNoValueByLink } from './no-value-by-link.ts';
import { isGrantedInSentResume, isInNoSentResume } from './sent-resume.ts';

/** Answers whose content somebody configured, with the field from which on that holds. */
const configured: readonly (readonly [MethodId, string])[] = [
  ['loadWebsiteStyle', 'website'],
  ['sharedWebsite', 'website'],
  ['queryRobotConfig', ''],
  ['queryContactInfoConfig', ''],
];

/** Numbers that only one answer contains: whether they are present can be seen, but not whether they are right. */
const saidOnce: readonly (readonly [MethodId, string])[] = [
  ['getCompany', 'founded'],
  ['getCompany', 'headcount'],
];

/** Whether nothing else that is answered depends on a value. */
export function isSaidOnce(id: MethodId, path: readonly string[]): boolean {
  return saidOnce.some(([of, place]) => of === id && place === path.join('.'));
}

/** Whether a field can be left out without any case being able to tell. */
export function isMissedByNobody(id: MethodId, path: readonly string[]): boolean {
  return hasNoValue(id, path) || isGrantedInSentResume(id, path);
}

/** Fields that an answer shares with others by its schema, but never has a value for. */
const never: readonly (readonly [MethodId, string])[] = [
  // News of the sample companies have no pictures of their own: the company's scene is their cover.
  ['getNews', 'cover'],
  ['queryNews', 'rows.[].cover'],
  // An offer is answered before anything is submitted for it.
  ['acceptOffer', 'attachments'],
  ['declineOffer', 'attachments'],
  ['acceptOffer', 'answer.reason'],
  ['submitOfferAttachments', 'answer.reason'],
  // Only candidates to whom the time does not suit propose others, and give reasons.
  ['acceptInterview', 'answer.reason'],
  ['acceptInterview', 'answer.proposals'],
  ['abandonInterview', 'answer.proposals'],
  // The directory does not judge accounts of the site's own, and accounts of the directory have no other contact.
  ['login', 'userInfo.ifHomapageAuthFlag'],
  ['ldapLogin', 'userInfo.email'],
  ['ldapLogin', 'userInfo.phone'],
  ['getLdapSsoTokenInfo', 'userInfo.email'],
  ['getLdapSsoTokenInfo', 'userInfo.phone'],
  // Whoever solves a captcha makes its proof, and only reads the code.
  ['captchaCheck', 'repData'],
  // A position's company has its philosophy in a method of its own.
  ['queryPositionDetail', 'philosophy'],
  // No group of the sample form needs a hint.
  ['getCollectTable', 'groups.[].hint'],
  ['submitCollectTable', 'groups.[].hint'],
  // Nobody has taken a time that is only being offered.
  ['offerSlots', 'slots.[].takenBy'],
  // The company moves first: the candidate has nothing to do in an application that was just sent or withdrawn.
  ['deliverResume', 'nextAction'],
  ['revokeDelivery', 'nextAction'],
  ['revokeDelivery', 'position.deliveredId'],
  ['revokeDelivery', 'position.deliveredAt'],
];

/** Whether only a site's administrator knows what is right in a field: a suite can only check its form. */
export function isConfigured(id: MethodId, path: readonly string[]): boolean {
  return configured.some(([of, beginning]) => of === id && (path[0] ?? '').startsWith(beginning));
}

/** Whether a field never has a value: an empty or missing one is then not a fault. */
export function hasNoValue(id: MethodId, path: readonly string[]): boolean {
  const place = path.join('.');
  return (
    isAddressOfFile(path) ||
    hasNoValueByLink(id, path) ||
    isInNoSentResume(id, path) ||
    never.some(([of, at]) => of === id && (place === at || place.startsWith(`${at}.`)))
  );
}

/** A file's address is only in the answer to its upload; later it is requested by the file's id. */
function isAddressOfFile(path: readonly string[]): boolean {
  return path.at(-1) === 'url' && ['photo', 'video', 'file', '[]'].includes(path.at(-2) ?? '');
}
