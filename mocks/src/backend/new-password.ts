import { newPasswordRule } from '@careers/validation';
import { BusinessError } from './context.ts';
import { decryptPassword, hashPassword } from './passwords.ts';

/**
 * The hash of a new password, both of whose typings travelled encrypted (section 5).
 * @throws {BusinessError} passwordUnreadable, passwordInvalid, passwordMismatch
 */
export function readNewPassword(encrypted: string, encryptedConfirm: string): string {
  const password = decryptPassword(encrypted);
  const confirm = decryptPassword(encryptedConfirm);
  if (newPasswordRule(password)) throw new BusinessError('passwordInvalid');
  if (password !== confirm) throw new BusinessError('passwordMismatch');
  return hashPassword(password);
}
