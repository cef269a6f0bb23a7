import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { summaryOf } from './summary.ts';

const max = LINE_MAX;

export const family = listFacts<ResumeValue<'family'>[number]>(ENTRIES_MAX, {
  name: sectionNames.family,
  fields: [
    { kind: 'line', name: 'name', label: msg`Name`, max },
    { kind: 'line', name: 'relation', label: msg`Relationship`, max },
    { kind: 'line', name: 'employer', label: msg`Employer`, max },
    { kind: 'line', name: 'post', label: msg`Job title`, max },
  ],
  add: msg`Add a family member`,
  blank: { id: '', name: '', relation: '', employer: '', post: '' },
  summary: ({ name, relation }) => summaryOf(name, relation),
});
