import type { ResumeValue } from '@careers/gateway/contract';
import { SELECTION_MAX } from '@careers/validation';
import { msg } from '@lingui/core/macro';
import { ENTRIES_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { fieldsFacts } from './facts.ts';

const atMost = SELECTION_MAX;

export const intention = fieldsFacts<ResumeValue<'intention'>>(sectionNames.intention, [
  { kind: 'selection', name: 'industry', label: msg`Preferred industries`, options: 'industry', atMost },
  { kind: 'selection', name: 'category', label: msg`Preferred job categories`, options: 'category', atMost },
  { kind: 'selection', name: 'position', label: msg`Preferred positions`, options: 'position', atMost },
  {
    kind: 'selection',
    name: 'places',
    label: msg`Preferred locations`,
    options: 'places',
    atMost: ENTRIES_MAX,
  },
]);
