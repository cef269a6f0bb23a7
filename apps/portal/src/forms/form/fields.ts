import { firstOnPage, isCheckbox, namedIn, writeTo } from './elements.ts';
import type { FieldBinding, FieldElement, FieldOptions } from './form.ts';
import type { ErrorsByPath } from './form-values.ts';
import { hasParent, isWithin, valueAt } from './paths.ts';

interface Field<Values> {
  readonly name: string;
  options: FieldOptions<Values, unknown>;
  /** The registered control, while it is mounted. */
  element: FieldElement | undefined;
  /** How many mounted components have added a rule, beside the registered control. */
  rules: number;
  readonly binding: FieldBinding;
}

interface FieldsOptions<Values> {
  readonly values: () => Values;
  /** Called when the person has changed a registered control; `onChange` is that of the field. */
  readonly onInput: (name: string, value: unknown, onChange: (value: unknown) => void) => void;
}

/** The fields of a form: their rules, and the uncontrolled inputs that are registered for them. */
interface Fields<Values> {
  readonly register: (name: string, options: FieldOptions<Values, unknown>) => FieldBinding;
  /** Adds a rule without a control; returns a function that removes it. */
  readonly addRule: (name: string, options: FieldOptions<Values, unknown>) => () => void;
  /** Writes values into the registered controls, all or those at or within a path. */
  readonly writeControls: (values: Values, path?: string) => void;
  /**
   * Validates the fields at or within a path, or all, that have a mounted control or rule.
   * @returns the known errors with those of the validated fields replaced, and the names of the refused fields.
   */
  readonly validate: (known: ErrorsByPath, path?: string) => ValidatedFields;
  /** Moves the focus to the field that is first on the page. Controls of `form` count also if they are not registered. */
  readonly focusFirst: (names: readonly string[], form?: HTMLFormElement) => void;
}

interface ValidatedFields {
  readonly errors: ErrorsByPath;
  readonly refused: readonly string[];
}

export function createFields<Values extends object>({
  values,
  onInput,
}: FieldsOptions<Values>): Fields<Values> {
  const fields = new Map<string, Field<Values>>();

  function fieldAt(name: string, options: FieldOptions<Values, unknown>): Field<Values> {
    const field = fields.get(name) ?? newField(name);
    field.options = options;
    return field;
  }

  function newField(name: string): Field<Values> {
    const field: Field<Values> = {
      name,
      options: {},
      element: undefined,
      rules: 0,
      binding: {
        name,
        ref: (element) => {
          field.element = element ?? undefined;
          if (element) writeTo(element, valueAt(values(), name));
        },
        onChange: ({ target }) =>
          onInput(name, isCheckbox(target) ? target.checked : target.value, (value) =>
            field.options.onChange?.(value),
          ),
        onBlur: () => field.options.onBlur?.(),
      },
    };
    fields.set(name, field);
    return field;
  }

  /** A field whose row was just removed has no parent value, and is not validated. */
  const isValidated = ({ name, element, rules }: Field<Values>, path?: string) =>
    (element !== undefined || rules > 0) &&
    (path === undefined || isWithin(name, path)) &&
    hasParent(values(), name);

  return {
    register: (name, options) => fieldAt(name, options).binding,
    addRule: (name, options) => {
      const field = fieldAt(name, options);
      field.rules += 1;
      return () => {
        field.rules -= 1;
      };
    },
    writeControls: (written, path) => {
      for (const { name, element } of fields.values())
        if (element && (path === undefined || isWithin(name, path))) writeTo(element, valueAt(written, name));
    },
    validate: (known, path) => {
      const some = [...fields.values()].filter((field) => isValidated(field, path));
      const errors = new Map(known);
      for (const { name, options } of some) {
        const verdict = options.validate?.(valueAt(values(), name), values()) ?? true;
        if (verdict === true) errors.delete(name);
        else errors.set(name, { type: 'validate', ...(verdict === false ? {} : { message: verdict }) });
      }
      return { errors, refused: some.flatMap(({ name }) => (errors.has(name) ? [name] : [])) };
    },
    focusFirst: (names, form) =>
      firstOnPage(names.map((name) => fields.get(name)?.element ?? namedIn(form, name)))?.focus(),
  };
}
