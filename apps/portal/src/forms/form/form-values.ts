import type { FieldError, FieldErrors, FormState } from './form.ts';
import { isDeepEqual, valueAt, withValueAt } from './paths.ts';

/** The errors of a form by the paths of their fields. */
export type ErrorsByPath = ReadonlyMap<string, FieldError>;

/** The values and the state of a form, to which components subscribe. It knows no controls. */
interface FormValues<Values> {
  readonly values: () => Values;
  readonly setValues: (next: Values) => void;
  readonly errors: () => ErrorsByPath;
  readonly state: () => FormState<Values>;
  /** Changes the state, and with `errors` the errors; subscribers are called only if something differs. */
  readonly setState: (changes: Partial<Omit<FormState<Values>, 'errors'>>, errors?: ErrorsByPath) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeToState: (listener: () => void) => () => void;
}

export function createFormValues<Values>(defaultValues: Values): FormValues<Values> {
  let values = defaultValues;
  let errors: ErrorsByPath = new Map();
  let state: FormState<Values> = { errors: {}, failure: undefined, isDirty: false };
  const listeners = new Set<() => void>();
  const stateListeners = new Set<() => void>();

  return {
    values: () => values,
    setValues: (next) => {
      values = next;
      for (const listener of listeners) listener();
    },
    errors: () => errors,
    state: () => state,
    setState: (changes, found = errors) => {
      const next = { ...state, ...changes };
      const sameErrors = isDeepEqual(Object.fromEntries(found), Object.fromEntries(errors));
      if (!sameErrors) errors = found;
      if (sameErrors && next.failure === state.failure && next.isDirty === state.isDirty) return;
      state = { ...next, errors: sameErrors ? state.errors : nested(errors) };
      for (const listener of stateListeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToState: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}

/** Errors nested as the values that they are about. */
function nested<Values>(found: ErrorsByPath): FieldErrors<Values> {
  let errors: FieldErrors<Values> = {};
  for (const [path, error] of found)
    errors = withValueAt(errors, path, { ...Object(valueAt(errors, path)), ...error });
  return errors;
}
