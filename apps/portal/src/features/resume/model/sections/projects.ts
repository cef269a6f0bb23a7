import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX, TEXT_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { blankPeriod, periodFields } from './period-fields.ts';
import { summaryOf } from './summary.ts';

export const projects = listFacts<ResumeValue<'projects'>[number]>(ENTRIES_MAX, {
  name: sectionNames.projects,
  fields: [
    { kind: 'line', name: 'name', label: msg`Project name`, max: LINE_MAX },
    { kind: 'line', name: 'role', label: msg`Your role`, max: LINE_MAX },
    ...periodFields({ mayBeFuture: false }),
    { kind: 'text', name: 'description', label: msg`Project description`, max: TEXT_MAX },
  ],
  add: msg`Add a project`,
  blank: { id: '', name: '', role: '', description: '', ...blankPeriod },
  summary: ({ name, role }) => summaryOf(name, role),
  period: (entry) => entry,
});
