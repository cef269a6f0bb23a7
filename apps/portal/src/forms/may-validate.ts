import type { FieldError } from './form/index.ts';

/** Whether a field may be validated when it loses the focus: a message of the server's stays until the value changes. */
export function mayValidate(error: FieldError | undefined): boolean {
  return !error || error.type === 'validate';
}
