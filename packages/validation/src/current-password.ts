import { PASSWORD_BYTES_MAX } from './limits.ts';
import type { Rule } from './rule.ts';

export type CurrentPasswordCode = 'passwordRequired' | 'passwordTooLong';

/**
 * A password that exists: only that there is one, and that it can be sent. The portal's demands are on new ones; a
 * directory, or an older system, may have allowed others, blanks alone included.
 */
export const currentPasswordRule: Rule<string, CurrentPasswordCode> = (value) => {
  if (!value) return 'passwordRequired';
  return new TextEncoder().encode(value).length > PASSWORD_BYTES_MAX ? 'passwordTooLong' : undefined;
};
