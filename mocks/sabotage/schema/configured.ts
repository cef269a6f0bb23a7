import type { MethodId } from '@careers/gateway/registry';
import { isGrantedInSentResume, isInNoSentResume } from './sent-resume.ts';
import { isUnsaidByLink } from './unsaid-by-link.ts';

/** Answers that are what somebody configured, and from which field on. */
const configured: readonly (readonly [MethodId, string])[] = [
  ['loadWebsiteStyle', 'website'],
  ['sharedWebsite', 'website'],
  ['queryRobotConfig', ''],
  ['queryContactInfoConfig', ''],
];

/** Numbers that one answer alone says: whether they are said can be seen, and not whether they are right. */
const saidOnce: readonly (readonly [MethodId, string])[] = [
  ['getCompany', 'founded'],
  ['getCompany', 'headcount'],
];

/** Whether nothing else that is answered depends on a value. */
export function isSaidOnce(id: MethodId, path: readonly string[]): boolean {
  return saidOnce.some(([of, place]) => of === id && place === path.join('.'));
}

/** Whether a field can be left out without anybody missing it. */
export function isMissedByNobody(id: MethodId, path: readonly string[]): boolean {
  return isUnsaid(id, path) || isGrantedInSentResume(id, path);
}

/** What an answer's form has from that of others, and what it can never say. */
const never: readonly (readonly [MethodId, string])[] = [
  // News of the sample companies have no pictures of their own: their cover is the company's scene.
  ['getNews', 'cover'],
  ['queryNews', 'rows.[].cover'],
  // An offer is answered before anything is handed in.
  ['acceptOffer', 'attachments'],
  ['declineOffer', 'attachments'],
  ['acceptOffer', 'answer.reason'],
  ['submitOfferAttachments', 'answer.reason'],
  // Other times are proposed, and reasons given, by those alone to whom the time does not suit.
  ['acceptInterview', 'answer.reason'],
  ['acceptInterview', 'answer.proposals'],
  ['abandonInterview', 'answer.proposals'],
  // Who has an account of the site's own is judged by no directory, and who is of the directory is reached by no other way.
  ['login', 'userInfo.ifHomapageAuthFlag'],
  ['ldapLogin', 'userInfo.email'],
  ['ldapLogin', 'userInfo.phone'],
  ['getLdapSsoTokenInfo', 'userInfo.email'],
  ['getLdapSsoTokenInfo', 'userInfo.phone'],
  // Whoever answers a captcha makes its proof, and reads the code alone.
  ['captchaCheck', 'repData'],
  // A position leads to the company's philosophy by a method of its own.
  ['queryPositionDetail', 'philosophy'],
  // No group of the sample form needs a hint.
  ['getCollectTable', 'groups.[].hint'],
  ['submitCollectTable', 'groups.[].hint'],
  // Nobody has taken a time that is offered only now.
  ['offerSlots', 'slots.[].takenBy'],
  // The company moves first, and nothing is the candidate's to do in what was just sent or taken back.
  ['deliverResume', 'nextAction'],
  ['revokeDelivery', 'nextAction'],
  ['revokeDelivery', 'position.deliveredId'],
  ['revokeDelivery', 'position.deliveredAt'],
];

/** Whether a field says what nobody but a site's administrator knows: a suite can ask for its form alone. */
export function isConfigured(id: MethodId, path: readonly string[]): boolean {
  return configured.some(([of, beginning]) => of === id && (path[0] ?? '').startsWith(beginning));
}

/** Whether there is never anything to say in a field: nothing is wrong where it is empty or absent. */
export function isUnsaid(id: MethodId, path: readonly string[]): boolean {
  const place = path.join('.');
  return (
    isAddressOfFile(path) ||
    isUnsaidByLink(id, path) ||
    isInNoSentResume(id, path) ||
    never.some(([of, at]) => of === id && (place === at || place.startsWith(`${at}.`)))
  );
}

/** A file's address is said once, in answer to its upload; whoever wants it later asks for it by the file's id. */
function isAddressOfFile(path: readonly string[]): boolean {
  return path.at(-1) === 'url' && ['photo', 'video', 'file', '[]'].includes(path.at(-2) ?? '');
}
