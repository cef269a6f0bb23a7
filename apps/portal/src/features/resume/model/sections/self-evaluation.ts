import { TEXT_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { textRow } from './row.ts';

export const selfEvaluation = textRow(sectionNames.selfEvaluation, TEXT_MAX);
