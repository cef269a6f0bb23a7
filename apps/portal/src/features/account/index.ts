export {
  type Contact,
  type ContactValues,
  contactParam,
  emptyContact,
  readContact,
} from './contact.ts';
export { ContactFields } from './contact-fields.tsx';
export { CurrentPasswordField, validateCurrentPassword } from './current-password-field.tsx';
export { encryptPassword, withEncryptedPassword } from './encrypt-password.ts';
export { emptyPasswords, type NewPasswordValues } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
export { PhoneInput } from './phone-input.tsx';
export { useContactFailure } from './use-contact-failure.ts';
