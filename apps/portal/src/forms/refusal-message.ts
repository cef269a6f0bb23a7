import type { FieldError } from './form/index.ts';

/** The message under a refused field: `broken` if a rule of the form refused it, else the server's words. */
export function refusalMessage(error: FieldError | undefined, broken: string): string | undefined {
  return error?.type === 'validate' ? broken : error?.message;
}
