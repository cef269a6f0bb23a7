import type { ContactForm, ContactValues } from './contact.ts';
import { type OnFailure, useFormFailure } from './use-form-failure.ts';

/** Shows what the server refuses of a contact or its code, at its field. */
export function useContactFailure({ kind, form }: ContactForm): OnFailure {
  return useFormFailure<ContactValues>(form, {
    contactInvalid: kind,
    accountUnknown: kind,
    accountExists: kind,
    codeWrong: 'verificationCode',
    codeExpired: 'verificationCode',
    locked: 'verificationCode',
    tooOften: 'verificationCode',
  });
}
