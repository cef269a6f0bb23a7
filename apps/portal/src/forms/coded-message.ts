import type { I18n, MessageDescriptor } from '@lingui/core';

/** What is wrong with a field: the code of a rule, or a sentence of the server. */
export type FieldFault = { readonly message?: string | undefined } | undefined;

/**
 * The message under a field: of a rule's code, or the server's own words. It is translated when it is rendered, so that it follows the
 * language.
 */
export function codedMessage(
  words: Readonly<Record<string, MessageDescriptor>>,
  error: FieldFault,
  i18n: I18n,
): string | undefined {
  const message = error?.message;
  const known = message && Object.hasOwn(words, message) ? words[message] : undefined;
  return known ? i18n._(known) : message;
}
