import { createFields } from './fields.ts';
import type { FormOptions, FormStore } from './form.ts';
import { createFormValues } from './form-values.ts';
import { type FieldPath, type FieldValue, isDeepEqual, isWithin, valueAt, withValueAt } from './paths.ts';

/**
 * The values and errors of a form, and the controls that they are typed in. It renders nothing: registered controls are
 * uncontrolled inputs, and components that show values or errors subscribe.
 */
export function createForm<Values extends object>({
  defaultValues,
  shouldFocusError = true,
}: FormOptions<Values>): FormStore<Values> {
  let defaults = defaultValues;
  let isSubmitted = false;
  const held = createFormValues(defaultValues);
  const fields = createFields<Values>({ values: held.values, onInput: setByPerson });

  /** Sets the values, of which those at or within `path` may differ. Subscribers find them in the controls already. */
  function hold(next: Values, path?: string): void {
    fields.writeControls(next, path);
    held.setValues(next);
  }

  function setByPerson(path: string, value: unknown, onChange?: (value: unknown) => void): void {
    hold(withValueAt(held.values(), path, value), path);
    onChange?.(value);
    const known = held.errors();
    held.setState({ isDirty: isDirty() }, isSubmitted ? fields.validate(known, path).errors : known);
  }

  const isDirty = () => !isDeepEqual(held.values(), defaults);

  function getValues(): Values;
  function getValues<Path extends FieldPath<Values>>(path: Path): FieldValue<Values, Path>;
  function getValues(path?: string): unknown {
    return path === undefined ? held.values() : valueAt(held.values(), path);
  }

  const store: FormStore<Values> = {
    getValues,
    getState: held.state,
    getError: (path) => held.errors().get(path),
    subscribe: held.subscribe,
    subscribeToState: held.subscribeToState,
    register: (path, options = {}) => fields.register(path, options),
    addRule: fields.addRule,
    setValue: (path, value, { byPerson = false } = {}) => {
      if (byPerson) setByPerson(path, value);
      else hold(withValueAt(held.values(), path, value), path);
    },
    setError: (path, error, { shouldFocus = false } = {}) => {
      held.setState({}, new Map(held.errors()).set(path, error));
      if (shouldFocus) fields.focusFirst([path]);
    },
    clearErrors: (path) => {
      if (path === undefined) held.setState({ failure: undefined }, new Map());
      else held.setState({}, new Map([...held.errors()].filter(([name]) => !isWithin(name, path))));
    },
    setFailure: (failure) => held.setState({ failure }),
    setFocus: (path) => fields.focusFirst([path]),
    trigger: (path, { shouldFocus = false } = {}) => {
      const { errors, refused } = fields.validate(held.errors(), path);
      held.setState({}, errors);
      if (shouldFocus) fields.focusFirst(refused);
      return refused.length === 0;
    },
    reset: (next = defaults) => {
      defaults = next;
      isSubmitted = false;
      hold(next);
      held.setState({ failure: undefined, isDirty: false }, new Map());
    },
    resetField: (path) => {
      hold(withValueAt(held.values(), path, valueAt(defaults, path)), path);
      held.setState({ isDirty: isDirty() });
      store.clearErrors(path);
    },
    handleSubmit: (onValid, onInvalid) => (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      isSubmitted = true;
      const { errors, refused } = fields.validate(new Map());
      held.setState({ failure: undefined }, errors);
      if (refused.length === 0) onValid(held.values());
      else {
        onInvalid?.(held.state().errors);
        if (shouldFocusError) fields.focusFirst(refused, form);
      }
    },
  };
  return store;
}
