import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { summaryOf } from './summary.ts';

const levels = [
  { value: 'basic', label: msg`Basic` },
  { value: 'working', label: msg`Working proficiency` },
  { value: 'fluent', label: msg`Fluent` },
  { value: 'native', label: msg`Native speaker` },
] as const;

export const languages = listFacts<ResumeValue<'languages'>[number]>(ENTRIES_MAX, {
  name: sectionNames.languages,
  fields: [
    { kind: 'line', name: 'language', label: msg`Language`, max: LINE_MAX },
    { kind: 'choice', name: 'level', label: msg`Proficiency`, options: levels },
  ],
  add: msg`Add a language`,
  blank: { id: '', language: '', level: '' },
  summary: ({ language, level }, say) => {
    const label = levels.find(({ value }) => value === level)?.label;
    return summaryOf(language, label ? say(label) : '');
  },
});
