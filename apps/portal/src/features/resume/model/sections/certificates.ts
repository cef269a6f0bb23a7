import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX, LINE_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { listFacts } from './facts.ts';
import { summaryOf } from './summary.ts';

export const certificates = listFacts<ResumeValue<'certificates'>[number]>(ENTRIES_MAX, {
  name: sectionNames.certificates,
  fields: [
    { kind: 'line', name: 'name', label: msg`Certificate`, max: LINE_MAX },
    { kind: 'line', name: 'issuer', label: msg`Issued by`, max: LINE_MAX },
    { kind: 'month', name: 'issued', label: msg`Month issued`, mayBeFuture: false },
  ],
  add: msg`Add a certificate`,
  blank: { id: '', name: '', issuer: '', issued: '' },
  summary: ({ name, issuer }) => summaryOf(name, issuer),
  period: ({ issued }) => ({ start: issued, end: issued, present: false }),
});
