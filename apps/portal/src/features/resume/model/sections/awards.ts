import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX, TEXT_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { summaryOf } from './summary.ts';

export const awards = listFacts<ResumeValue<'awards'>[number]>(ENTRIES_MAX, {
  name: sectionNames.awards,
  fields: [
    { kind: 'line', name: 'name', label: msg`Award`, max: LINE_MAX },
    { kind: 'month', name: 'awarded', label: msg`Month awarded`, mayBeFuture: false },
    { kind: 'text', name: 'description', label: msg`About the award`, max: TEXT_MAX },
  ],
  add: msg`Add an award`,
  blank: { id: '', name: '', awarded: '', description: '' },
  summary: ({ name }) => summaryOf(name),
  period: ({ awarded }) => ({ start: awarded, end: awarded, present: false }),
});
