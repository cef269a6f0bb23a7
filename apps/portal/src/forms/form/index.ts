export { Controlled } from './controlled.tsx';
export { createForm } from './create-form.ts';
export type {
  FieldBinding,
  FieldError,
  FieldErrors,
  FieldOptions,
  Form,
  FormOptions,
  FormState,
  FormStore,
} from './form.ts';
export { type FieldPath, type FieldValue, pathStep } from './paths.ts';
export { useConsentTo } from './use-consent-to.ts';
export { useControlledField, useDerived, useForm, useFormValue, useFormValues } from './use-form.ts';
export { useRowsAbout } from './use-rows-about.ts';
