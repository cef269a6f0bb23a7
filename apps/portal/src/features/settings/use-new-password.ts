import { useForm } from '../../forms/form/index.ts';
import { type OnFailure, useFormFailure } from '../../forms/use-form-failure.ts';
import { emptyPasswords, type NewPasswordValues } from '../account/index.ts';

/** A new password as part of a form. Refusals of it are shown at its fields, other failures by `otherwise`. */
export function useNewPassword(otherwise: OnFailure) {
  const form = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });
  const onFailure = useFormFailure<NewPasswordValues>(
    form,
    { passwordInvalid: 'password', passwordUnreadable: 'password', passwordMismatch: 'passwordConfirm' },
    { otherwise },
  );
  return { form, onFailure };
}
