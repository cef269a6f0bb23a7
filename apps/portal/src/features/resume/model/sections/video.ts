import { sectionNames } from '../section-names.ts';
import { fileRow } from './row.ts';

export const video = fileRow(sectionNames.video, 'video');
