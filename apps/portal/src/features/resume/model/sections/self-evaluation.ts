import { TEXT_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import type { TextFacts } from './facts.ts';

export const selfEvaluation: TextFacts = { kind: 'text', name: sectionNames.selfEvaluation, max: TEXT_MAX };
