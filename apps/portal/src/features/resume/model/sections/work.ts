import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX, TEXT_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { blankPeriod, periodFields } from './period-fields.ts';
import { summaryOf } from './summary.ts';

export const work = listFacts<ResumeValue<'work'>[number]>(ENTRIES_MAX, {
  name: sectionNames.work,
  fields: [
    { kind: 'line', name: 'company', label: msg`Company`, max: LINE_MAX },
    { kind: 'line', name: 'post', label: msg`Job title`, max: LINE_MAX },
    ...periodFields({ mayBeFuture: false }),
    { kind: 'text', name: 'description', label: msg`Duties and results`, max: TEXT_MAX },
  ],
  add: msg`Add work experience`,
  blank: { id: '', company: '', post: '', description: '', ...blankPeriod },
  summary: ({ company, post }) => summaryOf(company, post),
  period: (entry) => entry,
});
