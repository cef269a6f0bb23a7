import type { ResumeValue } from '@careers/gateway/contract';
import { msg } from '@lingui/core/macro';
import { LINE_MAX } from '../limits.ts';
import { sectionNames } from '../section-names.ts';
import { fieldsFacts } from './facts.ts';

const max = LINE_MAX;

export const basics = fieldsFacts<ResumeValue<'basics'>>(sectionNames.basics, [
  { kind: 'line', name: 'name', label: msg`Name`, max, autoComplete: 'name' },
  {
    kind: 'choice',
    name: 'gender',
    label: msg`Gender`,
    options: [
      { value: 'female', label: msg`Female` },
      { value: 'male', label: msg`Male` },
      { value: 'other', label: msg`Another gender` },
    ],
  },
  { kind: 'day', name: 'birthday', label: msg`Date of birth`, autoComplete: 'bday' },
  { kind: 'nationCode', name: 'phoneNationCode', label: msg`Country or region` },
  { kind: 'line', name: 'phone', label: msg`Phone`, max, input: 'tel', autoComplete: 'tel-national' },
  { kind: 'line', name: 'email', label: msg`Email`, max, input: 'email', autoComplete: 'email' },
  { kind: 'line', name: 'city', label: msg`City`, max, suggest: 'places', autoComplete: 'address-level2' },
]);
