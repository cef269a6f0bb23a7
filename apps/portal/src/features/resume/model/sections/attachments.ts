import { ENTRIES_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { filesRow } from './row.ts';

export const attachments = filesRow(sectionNames.attachments, 'resumeAttachment', ENTRIES_MAX);
