import { sectionNames } from '../section-names.ts';
import type { FileFacts } from './facts.ts';

export const photo: FileFacts = { kind: 'file', name: sectionNames.photo, fileKind: 'photo' };
