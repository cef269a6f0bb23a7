import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { blankPeriod, periodFields } from './period-fields.ts';
import { summaryOf } from './summary.ts';

const max = LINE_MAX;

export const education = listFacts<ResumeValue<'education'>[number]>(ENTRIES_MAX, {
  name: sectionNames.education,
  fields: [
    { kind: 'line', name: 'school', label: msg`School`, max },
    { kind: 'line', name: 'major', label: msg`Major`, max },
    { kind: 'line', name: 'degree', label: msg`Degree`, max, suggest: 'degree' },
    // Students know when their studies will end.
    ...periodFields({ mayBeFuture: true }),
  ],
  add: msg`Add education`,
  blank: { id: '', school: '', major: '', degree: '', ...blankPeriod },
  summary: ({ school, major, degree }) => summaryOf(school, major, degree),
  period: (entry) => entry,
});
