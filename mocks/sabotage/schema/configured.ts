import type { MethodId } from '@careers/gateway/registry';

/** Answers that are what somebody configured, and from which field on. */
const configured: readonly (readonly [MethodId, string])[] = [
  ['loadWebsiteStyle', 'website'],
  ['sharedWebsite', 'website'],
  ['queryRobotConfig', ''],
  ['queryContactInfoConfig', ''],
];

/** Whether a field says what nobody but a site's administrator knows: a suite can ask for its form alone. */
export function isConfigured(id: MethodId, path: readonly string[]): boolean {
  return configured.some(([of, beginning]) => of === id && (path[0] ?? '').startsWith(beginning));
}
