import { sectionNames } from '../section-names.ts';
import { fileRow } from './row.ts';

export const photo = fileRow(sectionNames.photo, 'photo');
