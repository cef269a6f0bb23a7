/** A text as it is read: without what only keeps a day on one line (`core/format/unbroken.ts`). */
export const asRead = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
