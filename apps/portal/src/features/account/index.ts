export { CodeField } from './code-field.tsx';
export {
  type Contact,
  type ContactValues,
  contactParam,
  emptyContact,
  readCode,
  readContact,
} from './contact.ts';
export { ContactFields } from './contact-fields.tsx';
export { CurrentPasswordField, validateCurrentPassword } from './current-password-field.tsx';
export { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';
export { emptyPasswords, type NewPasswordValues } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { PhoneInput } from './phone-input.tsx';
export { SendCodeButton } from './send-code-button.tsx';
export { type CodeSending, useCodeSending } from './use-code-sending.ts';
export { useContactFailure } from './use-contact-failure.ts';
