/** A text without the characters that keep a date on one line (`core/format/unbroken.ts`). */
export const asRead = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
