import type { FieldPath, FieldValue } from './paths.ts';

/** Why a value is refused. */
export interface FieldError {
  /** `validate` if a rule of the form refused it; else the reason of the server's refusal. */
  readonly type: string;
  /** A rule's code, or words that are shown as they are. */
  readonly message?: string;
}

/** Errors, nested as the values that they are about. */
export type FieldErrors<Values> = {
  readonly [Key in keyof Values]?: FieldError &
    (NonNullable<Values[Key]> extends object ? FieldErrors<NonNullable<Values[Key]>> : unknown);
};

/** The state of a form beside its values. */
export interface FormState<Values> {
  readonly errors: FieldErrors<Values>;
  /** The message why the form as a whole could not be sent. */
  readonly failure: string | undefined;
  /** Whether the person has changed it, and its values differ from the defaults. */
  readonly isDirty: boolean;
}

/** A control that a value is typed or chosen in. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldOptions<Values, Value> {
  /** Validates the value: true if it is valid; else false, or the code of the error. */
  validate?(value: Value, values: Values): boolean | string;
  /** Called after the person has changed the value. */
  onChange?(value: Value): void;
  onBlur?(): void;
}

/** The props of a registered control, an uncontrolled input. */
export interface FieldBinding {
  readonly name: string;
  readonly ref: (element: FieldElement | null) => void;
  readonly onChange: (event: { readonly target: FieldElement }) => void;
  readonly onBlur: () => void;
}

interface ShouldFocus {
  /** Whether the first refused control takes the focus. */
  readonly shouldFocus?: boolean;
}

/** A form without its rendered state. */
export interface FormStore<Values> {
  /** The value at a path, or all values: a new object whenever one of them changes. */
  getValues<Path extends FieldPath<Values>>(path: Path): FieldValue<Values, Path>;
  getValues(): Values;
  readonly getState: () => FormState<Values>;
  readonly getError: (path: FieldPath<Values>) => FieldError | undefined;
  /** Called whenever values change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called whenever `getState` would return another state; returns a function that unsubscribes. */
  readonly subscribeToState: (listener: () => void) => () => void;

  /** Binds a control to a value; its rule applies while the control is mounted. */
  register<Path extends FieldPath<Values>>(
    path: Path,
    options?: FieldOptions<Values, FieldValue<Values, Path>>,
  ): FieldBinding;
  /** Adds a rule for a value without a registered control; returns a function that removes it. */
  addRule<Path extends FieldPath<Values>>(
    path: Path,
    options: FieldOptions<Values, FieldValue<Values, Path>>,
  ): () => void;
  /** Sets a value. With `byPerson` it counts as an edit, and is validated if the form has been submitted before. */
  setValue<Path extends FieldPath<Values>>(
    path: Path,
    value: FieldValue<Values, Path>,
    options?: { readonly byPerson?: boolean },
  ): void;

  readonly setError: (path: FieldPath<Values>, error: FieldError, options?: ShouldFocus) => void;
  /** Removes the errors of a value and of the values within it; without a path all errors, and the failure. */
  readonly clearErrors: (path?: FieldPath<Values>) => void;
  readonly setFailure: (words: string | undefined) => void;
  readonly setFocus: (path: FieldPath<Values>) => void;
  /** Validates a value, or all; shows the errors, and returns whether there are none. */
  readonly trigger: (path?: FieldPath<Values>, options?: ShouldFocus) => boolean;
  /** Starts over with these values, or with the defaults. */
  readonly reset: (values?: Values) => void;
  readonly resetField: (path: FieldPath<Values>) => void;
  /** Makes a form's `onSubmit`: validates everything, then calls back with the values or the errors. */
  readonly handleSubmit: (
    onValid: (values: Values) => unknown,
    onInvalid?: (errors: FieldErrors<Values>) => void,
  ) => (event: SubmitOfForm) => void;
}

/** The part of a form's submit event that is used. */
interface SubmitOfForm {
  readonly preventDefault: () => void;
  readonly currentTarget: HTMLFormElement;
}

/** A form with its state, as `useForm` returns it. */
export interface Form<Values> extends FormStore<Values> {
  readonly formState: FormState<Values>;
}

export interface FormOptions<Values> {
  readonly defaultValues: Values;
  /** Whether a refused submit moves the focus to the first refused control; true by default, false in a form with a summary. */
  readonly shouldFocusError?: boolean;
}
