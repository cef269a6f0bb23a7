import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A message with what it is about before it, for where it is read away from its field. A question loses its mark. */
export function namedMessage(name: string, message: string, i18n: I18n): string {
  const about = name.replace(/[?？]$/, '');
  return i18n._(msg`${{ name: about }}: ${message}`);
}
