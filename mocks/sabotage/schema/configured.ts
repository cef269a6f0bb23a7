import type { MethodId } from '@careers/gateway/registry';

/** Answers that are what somebody configured, and from which field on. */
const configured: readonly (readonly [MethodId, string])[] = [
  ['loadWebsiteStyle', 'website'],
  ['sharedWebsite', 'website'],
  ['queryRobotConfig', ''],
  ['queryContactInfoConfig', ''],
];

/** What an answer's form has from that of others, and what it can never say: an offer is answered before anything is handed in. */
const never: readonly (readonly [MethodId, string])[] = [
  ['acceptOffer', 'attachments'],
  ['declineOffer', 'attachments'],
  ['acceptOffer', 'answer.reason'],
  ['submitOfferAttachments', 'answer.reason'],
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
    never.some(([of, at]) => of === id && (place === at || place.startsWith(`${at}.`)))
  );
}

/** A file's address is said once, in answer to its upload; whoever wants it later asks for it by the file's id. */
function isAddressOfFile(path: readonly string[]): boolean {
  return path.at(-1) === 'url' && ['photo', 'video', 'file', '[]'].includes(path.at(-2) ?? '');
}
