import type { I18n } from '@lingui/core';
import { refusalText } from '../../../../forms/file-words.ts';
import { ENTRIES_MAX } from '../../model/limits.ts';

/** Says that a resume takes no further attachment, as the field of its attachments does. */
export function attachmentsFullText(i18n: I18n): string {
  return refusalText('fileTooMany', 'resumeAttachment', i18n, ENTRIES_MAX);
}
