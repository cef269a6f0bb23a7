import type { ReactNode } from 'react';
import type { FieldOptions, FormStore } from './form.ts';
import type { FieldPath, FieldValue } from './paths.ts';
import { type ControlledField, useControlledField } from './use-form.ts';

interface ControlledProps<Values extends object, Path extends FieldPath<Values>> {
  readonly form: FormStore<Values>;
  readonly name: Path;
  readonly validate?: FieldOptions<Values, FieldValue<Values, Path>>['validate'];
  readonly children: (field: ControlledField<FieldValue<Values, Path>>) => ReactNode;
}

/** `useControlledField` for one of several fields of a component. */
export function Controlled<Values extends object, Path extends FieldPath<Values>>({
  form,
  name,
  validate,
  children,
}: ControlledProps<Values, Path>) {
  return children(useControlledField(form, name, validate));
}
