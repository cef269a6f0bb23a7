import { PASSWORD_BYTES_MAX } from './limits.ts';
import type { Rule } from './rule.ts';

export type CurrentPasswordCode = 'passwordRequired' | 'passwordTooLong';

/**
 * The rule of an existing password: it must not be empty, and not too long to be sent. Only new passwords have to meet the portal's
 * demands; a directory, or an older system, may have allowed others, even spaces only.
 */
export const currentPasswordRule: Rule<string, CurrentPasswordCode> = (value) => {
  if (!value) return 'passwordRequired';
  return new TextEncoder().encode(value).length > PASSWORD_BYTES_MAX ? 'passwordTooLong' : undefined;
};
