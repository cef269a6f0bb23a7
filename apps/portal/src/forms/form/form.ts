import type { FieldPath, FieldValue } from './paths.ts';

/** Why a value is refused. */
export interface FieldError {
  /** `validate` where a rule of the form refused it; else the reason of whoever did. */
  readonly type: string;
  /** A rule's code, or words that are shown as they are. */
  readonly message?: string;
}

/** Errors by the values that they are about, nested as the values are. */
export type FieldErrors<Values> = {
  readonly [Key in keyof Values]?: FieldError &
    (NonNullable<Values[Key]> extends object ? FieldErrors<NonNullable<Values[Key]>> : unknown);
};

/** What a form shows beside its values. */
export interface FormState<Values> {
  readonly errors: FieldErrors<Values>;
  /** Why the form as a whole could not be sent, in words. */
  readonly failure: string | undefined;
  /** Whether somebody has changed it, and it differs from what it began with. */
  readonly isDirty: boolean;
}

/** A control that a value is typed or chosen in. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldOptions<Values, Value> {
  /** Validates the value: true when it holds; else false, or a code of what is wrong. */
  validate?(value: Value, values: Values): boolean | string;
  /** After a person has changed the value. */
  onChange?(value: Value): void;
  onBlur?(): void;
}

/** To be spread on a control, which keeps by itself what is typed into it. */
export interface FieldBinding {
  readonly name: string;
  readonly ref: (element: FieldElement | null) => void;
  readonly onChange: (event: { readonly target: FieldElement }) => void;
  readonly onBlur: () => void;
}

interface ShouldFocus {
  /** Whether the first control that is refused takes the focus. */
  readonly shouldFocus?: boolean;
}

/** What can be done with a form, whatever it shows. */
export interface FormStore<Values> {
  /** The value at a path; or all, a new object whenever one of them changes. */
  getValues<Path extends FieldPath<Values>>(path: Path): FieldValue<Values, Path>;
  getValues(): Values;
  readonly getState: () => FormState<Values>;
  readonly getError: (path: FieldPath<Values>) => FieldError | undefined;
  /** Told whenever values change; answers how to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told whenever `getState` answers something else. */
  readonly subscribeToState: (listener: () => void) => () => void;

  /** Binds a control to a value; its rule holds for as long as the control is there. */
  register<Path extends FieldPath<Values>>(
    path: Path,
    options?: FieldOptions<Values, FieldValue<Values, Path>>,
  ): FieldBinding;
  /** A rule for a value that no registered control holds; answers how to take it away. */
  addRule<Path extends FieldPath<Values>>(
    path: Path,
    options: FieldOptions<Values, FieldValue<Values, Path>>,
  ): () => void;
  /** Sets a value. What a person has done counts as edited, and is validated anew once the form has been submitted. */
  setValue<Path extends FieldPath<Values>>(
    path: Path,
    value: FieldValue<Values, Path>,
    options?: { readonly byPerson?: boolean },
  ): void;

  readonly setError: (path: FieldPath<Values>, error: FieldError, options?: ShouldFocus) => void;
  /** Takes away the errors of a value and of what is within it; without a path all errors, and the failure. */
  readonly clearErrors: (path?: FieldPath<Values>) => void;
  readonly setFailure: (words: string | undefined) => void;
  readonly setFocus: (path: FieldPath<Values>) => void;
  /** Validates a value, or all; shows what it finds, and answers whether it holds. */
  readonly trigger: (path?: FieldPath<Values>, options?: ShouldFocus) => boolean;
  /** Begins anew, from these values or from those that it began with. */
  readonly reset: (values?: Values) => void;
  readonly resetField: (path: FieldPath<Values>) => void;
  /** What a form's `onSubmit` does: validates all, then hands over the values, or the errors. */
  readonly handleSubmit: (
    onValid: (values: Values) => unknown,
    onInvalid?: (errors: FieldErrors<Values>) => void,
  ) => (event: SubmitOfForm) => void;
}

/** What is read of a form's submit event. */
interface SubmitOfForm {
  readonly preventDefault: () => void;
  readonly currentTarget: HTMLFormElement;
}

/** A form as components see it. */
export interface Form<Values> extends FormStore<Values> {
  readonly formState: FormState<Values>;
}

export interface FormOptions<Values> {
  readonly defaultValues: Values;
  /** Whether a refused submit moves the focus to the first refused control: not in a form with a summary. Yes by itself. */
  readonly shouldFocusError?: boolean;
}
