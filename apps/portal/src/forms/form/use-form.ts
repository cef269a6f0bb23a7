import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createForm } from './create-form.ts';
import type { FieldError, FieldOptions, Form, FormOptions, FormStore } from './form.ts';
import { type FieldPath, type FieldValue, isDeepEqual } from './paths.ts';

/** A component's form. The component renders again when the form's state changes, not with every key. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [store] = useState(() => createForm(options));
  const formState = useSyncExternalStore(store.subscribeToState, store.getState);
  return useMemo(() => ({ ...store, formState }), [store, formState]);
}

/** All values of a form; the component renders again whenever one changes. */
export function useFormValues<Values extends object>({
  subscribe,
  getValues,
}: Pick<FormStore<Values>, 'subscribe' | 'getValues'>): Values {
  return useSyncExternalStore<Values>(subscribe, getValues);
}

/** One value of a form; the component renders again whenever it changes. */
export function useFormValue<Values extends object, Path extends FieldPath<Values>>(
  { subscribe, getValues }: Pick<FormStore<Values>, 'subscribe' | 'getValues'>,
  path: Path,
): FieldValue<Values, Path> {
  return useSyncExternalStore(subscribe, () => getValues(path));
}

/** What follows from a form's values; the component renders again only when that differs, not whenever a value changes. */
export function useDerived<Values extends object, Derived>(
  { subscribe, getValues }: Pick<FormStore<Values>, 'subscribe' | 'getValues'>,
  derive: (values: Values) => Derived,
): Derived {
  const [last] = useState(() => ({ derived: derive(getValues()) }));
  return useSyncExternalStore(subscribe, () => {
    const derived = derive(getValues());
    if (!isDeepEqual(derived, last.derived)) last.derived = derived;
    return last.derived;
  });
}

export interface ControlledField<Value> {
  readonly name: string;
  readonly value: Value;
  /** To be called when the person has chosen another value. */
  readonly onChange: (value: Value) => void;
  readonly error: FieldError | undefined;
}

/**
 * A value with a controlled component, such as a group of radios. The form keeps the value, and validates it while the component is
 * mounted.
 */
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
