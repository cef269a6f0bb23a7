import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A message preceded by the name of its field, to be read away from the field. A label that is a question loses its question mark. */
export function namedMessage(name: string, message: string, i18n: I18n): string {
  const about = name.replace(/[?？]$/, '');
  return i18n._(msg`${{ name: about }}: ${message}`);
}
