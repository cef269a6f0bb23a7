import { sectionNames } from '../section-names.ts';
import type { FileFacts } from './facts.ts';

export const video: FileFacts = { kind: 'file', name: sectionNames.video, fileKind: 'video' };
