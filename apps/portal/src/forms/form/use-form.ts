import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createForm } from './create-form.ts';
import type { FieldError, FieldOptions, Form, FormOptions, FormStore } from './form.ts';
import type { FieldPath, FieldValue } from './paths.ts';

/** A form of a component, which is drawn anew when errors change, or whether it was edited: not at each key. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [store] = useState(() => createForm(options));
  const formState = useSyncExternalStore(store.subscribeToState, store.getState);
  return useMemo(() => ({ ...store, formState }), [store, formState]);
}

/** All values of a form; whoever reads them is drawn anew whenever one changes. */
export function useFormValues<Values extends object>({
  subscribe,
  getValues,
}: Pick<FormStore<Values>, 'subscribe' | 'getValues'>): Values {
  return useSyncExternalStore<Values>(subscribe, getValues);
}

/** One value of a form; whoever reads it is drawn anew whenever it changes. */
export function useFormValue<Values extends object, Path extends FieldPath<Values>>(
  { subscribe, getValues }: Pick<FormStore<Values>, 'subscribe' | 'getValues'>,
  path: Path,
): FieldValue<Values, Path> {
  return useSyncExternalStore(subscribe, () => getValues(path));
}

export interface ControlledField<Value> {
  readonly name: string;
  readonly value: Value;
  /** A person has chosen another value. */
  readonly onChange: (value: Value) => void;
  readonly error: FieldError | undefined;
}

/** A value whose control shows what it is given, as groups of radios do: the form keeps it, and validates it while it is shown. */
export function useControlledField<Values extends object, Path extends FieldPath<Values>>(
  form: FormStore<Values>,
  name: Path,
  validate?: FieldOptions<Values, FieldValue<Values, Path>>['validate'],
): ControlledField<FieldValue<Values, Path>> {
  const { addRule, setValue, getError, subscribeToState } = form;
  useEffect(() => addRule(name, validate ? { validate } : {}));
  return {
    name,
    value: useFormValue<Values, Path>(form, name),
    onChange: (value) => setValue(name, value, { byPerson: true }),
    error: useSyncExternalStore(subscribeToState, () => getError(name)),
  };
}
