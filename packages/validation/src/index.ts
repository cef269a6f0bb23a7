export { accountKind } from './account-kind.ts';
export { isCalendarDay } from './calendar-day.ts';
export { type CurrentPasswordCode, currentPasswordRule } from './current-password.ts';
export { type EmailCode, emailRule, normalizeEmail } from './email.ts';
export { checkDeviceFile, checkFile, type FileCode } from './file-check.ts';
export { type FileKind, fileKinds, mostFiles } from './file-kinds.ts';
export {
  askedFields,
  type FormFieldAnswer,
  type FormFieldCode,
  type FormFieldCondition,
  type FormFieldDemand,
  type FormFieldKind,
  formFieldKinds,
  formFieldRule,
  formFieldText,
  yesNoAnswers,
} from './form-fields.ts';
export { idNumberRule } from './id-number.ts';
export {
  COMMENT_MAX,
  FEEDBACK_MAX,
  INPUT_MAX,
  MEGABYTE,
  OFFER_REASON_MAX,
  PASSWORD_BYTES_MAX,
  PASSWORD_LENGTH,
  PLACE_MAX,
  RESEND_SECONDS,
  SELECTION_MAX,
} from './limits.ts';
export {
  type ConfirmCode,
  confirmPasswordRule,
  newPasswordRule,
  type PasswordCode,
  type PasswordDemand,
  passwordDemands,
} from './new-password.ts';
export {
  DEFAULT_PHONE_NATION_CODE,
  isPhoneNationCode,
  normalizePhone,
  type PhoneCode,
  type PhoneNationCode,
  phoneCountries,
  phoneNationCodes,
  phoneRule,
  splitInternational,
} from './phone.ts';
export { asValidate, firstOf, type Rule } from './rule.ts';
export {
  type AccountCode,
  type AgreementCode,
  accountRule,
  agreementRule,
  normalizeCode,
  required,
  ticked,
  type VerificationCodeCode,
  verificationCodeRule,
} from './text.ts';
