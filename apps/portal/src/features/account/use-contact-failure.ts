import { codeReasons } from '../../forms/code/index.ts';
import { type OnFailure, useFormFailure } from '../../forms/use-form-failure.ts';
import type { ContactForm, ContactValues } from './contact.ts';

/** Shows the server's refusal of a contact or its code at its field. */
export function useContactFailure({ kind, form }: ContactForm): OnFailure {
  return useFormFailure<ContactValues>(form, {
    contactInvalid: kind,
    accountUnknown: kind,
    accountExists: kind,
    directoryOwned: kind,
    ...codeReasons,
  });
}
