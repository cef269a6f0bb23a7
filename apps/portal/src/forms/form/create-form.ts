import { firstOnPage, isCheckbox, namedIn, writeTo } from './elements.ts';
import type {
  FieldBinding,
  FieldElement,
  FieldError,
  FieldErrors,
  FieldOptions,
  FormOptions,
  FormState,
  FormStore,
} from './form.ts';
import { hasParent, isWithin, saysTheSame, valueAt, withValueAt } from './paths.ts';

interface Field<Values> {
  readonly name: string;
  options: FieldOptions<Values, unknown>;
  /** The registered control, while it is mounted. */
  element: FieldElement | undefined;
  /** How many mounted components have added a rule, beside the registered control. */
  rules: number;
  readonly binding: FieldBinding;
}

type Errors = ReadonlyMap<string, FieldError>;

/**
 * The values and errors of a form, and the controls that they are typed in. It renders nothing: registered controls are
 * uncontrolled inputs, and components that show values or errors subscribe.
 */
export function createForm<Values extends object>({
  defaultValues,
  shouldFocusError = true,
}: FormOptions<Values>): FormStore<Values> {
  let defaults = defaultValues;
  let values = defaultValues;
  let errors: Errors = new Map();
  let state: FormState<Values> = { errors: {}, failure: undefined, isDirty: false };
  let isSubmitted = false;
  const fields = new Map<string, Field<Values>>();
  const listeners = new Set<() => void>();
  const stateListeners = new Set<() => void>();

  function hold(next: Values, path?: string): void {
    values = next;
    for (const { name, element } of fields.values())
      if (element && (path === undefined || isWithin(name, path))) writeTo(element, valueAt(values, name));
    for (const listener of listeners) listener();
  }

  function show(changes: Partial<Omit<FormState<Values>, 'errors'>>, found: Errors = errors): void {
    const next = { ...state, ...changes };
    const sameErrors = saysTheSame(Object.fromEntries(found), Object.fromEntries(errors));
    if (!sameErrors) errors = found;
    if (sameErrors && next.failure === state.failure && next.isDirty === state.isDirty) return;
    state = { ...next, errors: sameErrors ? state.errors : atTheirPaths(errors) };
    for (const listener of stateListeners) listener();
  }

  /** The fields to validate: those with a mounted control or rule. A field whose row was just removed has no parent value. */
  const fieldsOnScreen = (path?: string) =>
    [...fields.values()].filter(
      ({ name, element, rules }) =>
        (element !== undefined || rules > 0) &&
        (path === undefined || isWithin(name, path)) &&
        hasParent(values, name),
    );

  /** The errors after these fields were validated; those of other fields stay as they are. */
  function validated(some: readonly Field<Values>[], known: Errors): Errors {
    const found = new Map(known);
    for (const { name, options } of some) {
      const verdict = options.validate?.(valueAt(values, name), values) ?? true;
      if (verdict === true) found.delete(name);
      else found.set(name, { type: 'validate', ...(verdict === false ? {} : { message: verdict }) });
    }
    return found;
  }

  function setByPerson(path: string, value: unknown, onChange?: (value: unknown) => void): void {
    hold(withValueAt(values, path, value), path);
    onChange?.(value);
    show(
      { isDirty: !saysTheSame(values, defaults) },
      isSubmitted ? validated(fieldsOnScreen(path), errors) : errors,
    );
  }

  function fieldAt(name: string): Field<Values> {
    const there = fields.get(name);
    if (there) return there;
    const field: Field<Values> = {
      name,
      options: {},
      element: undefined,
      rules: 0,
      binding: {
        name,
        ref: (element) => {
          field.element = element ?? undefined;
          if (element) writeTo(element, valueAt(values, name));
        },
        onChange: ({ target }) =>
          setByPerson(name, isCheckbox(target) ? target.checked : target.value, (value) =>
            field.options.onChange?.(value),
          ),
        onBlur: () => field.options.onBlur?.(),
      },
    };
    fields.set(name, field);
    return field;
  }

  function focusFirst(names: readonly string[], form?: HTMLFormElement): void {
    firstOnPage(names.map((name) => fields.get(name)?.element ?? namedIn(form, name)))?.focus();
  }

  const store: FormStore<Values> = {
    // Only the overloads of `FormStore` know the type of the value at a path.
    getValues: (path?: string) => (path === undefined ? values : valueAt(values, path)) as never,
    getState: () => state,
    getError: (path) => errors.get(path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeToState: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    register: (path, options = {}) => {
      const field = fieldAt(path);
      field.options = options;
      return field.binding;
    },
    addRule: (path, options) => {
      const field = fieldAt(path);
      field.options = options;
      field.rules += 1;
      return () => {
        field.rules -= 1;
      };
    },
    setValue: (path, value, { byPerson = false } = {}) => {
      if (byPerson) setByPerson(path, value);
      else hold(withValueAt(values, path, value), path);
    },
    setError: (path, error, { shouldFocus = false } = {}) => {
      show({}, new Map(errors).set(path, error));
      if (shouldFocus) focusFirst([path]);
    },
    clearErrors: (path) => {
      if (path === undefined) show({ failure: undefined }, new Map());
      else show({}, new Map([...errors].filter(([name]) => !isWithin(name, path))));
    },
    setFailure: (failure) => show({ failure }),
    setFocus: (path) => focusFirst([path]),
    trigger: (path, { shouldFocus = false } = {}) => {
      const some = fieldsOnScreen(path);
      const found = validated(some, errors);
      show({}, found);
      const wrong = some.flatMap(({ name }) => (found.has(name) ? [name] : []));
      if (shouldFocus) focusFirst(wrong);
      return wrong.length === 0;
    },
    reset: (next = defaults) => {
      defaults = next;
      isSubmitted = false;
      hold(next);
      show({ failure: undefined, isDirty: false }, new Map());
    },
    resetField: (path) => {
      hold(withValueAt(values, path, valueAt(defaults, path)), path);
      show({ isDirty: !saysTheSame(values, defaults) });
      store.clearErrors(path);
    },
    handleSubmit: (onValid, onInvalid) => (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      isSubmitted = true;
      const found = validated(fieldsOnScreen(), new Map());
      show({ failure: undefined }, found);
      if (found.size === 0) onValid(values);
      else {
        onInvalid?.(state.errors);
        if (shouldFocusError) focusFirst([...found.keys()], form);
      }
    },
  };
  return store;
}

function atTheirPaths<Values>(found: Errors): FieldErrors<Values> {
  let errors: FieldErrors<Values> = {};
  for (const [path, error] of found)
    errors = withValueAt(errors, path, { ...Object(valueAt(errors, path)), ...error });
  return errors;
}
