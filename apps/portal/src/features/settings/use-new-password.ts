import { useForm } from '../../forms/form/index.ts';
import { type OnFailure, useFormFailure } from '../../forms/use-form-failure.ts';
import { emptyPasswords, type NewPasswordValues } from '../account/index.ts';

/** A new password as part of a form; what is refused of it is shown at its field, and the rest as `otherwise` does. */
export function useNewPassword(otherwise: OnFailure) {
  const form = useForm<NewPasswordValues>({ defaultValues: emptyPasswords });
  const onFailure = useFormFailure<NewPasswordValues>(
    form,
    { passwordInvalid: 'password', passwordUnreadable: 'password', passwordMismatch: 'passwordConfirm' },
    otherwise,
  );
  return { form, onFailure };
}
