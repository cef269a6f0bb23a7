import { ENTRIES_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import type { FilesFacts } from './facts.ts';

export const attachments: FilesFacts = {
  kind: 'files',
  name: sectionNames.attachments,
  fileKind: 'resumeAttachment',
  atMost: ENTRIES_MAX,
};
