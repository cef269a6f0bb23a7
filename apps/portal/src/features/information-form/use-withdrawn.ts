import type { CollectGroup } from '@careers/gateway/contract';
import { useState } from 'react';
import type { Field } from './answers.ts';

/** The fields that the form has contained since it was opened, and no longer does. */
export function useWithdrawn(groups: readonly CollectGroup[]): readonly Field[] {
  const fields = groups.flatMap((group) => group.fields);
  const [seen, setSeen] = useState({ groups, fields });
  const withdrawn = seen.fields.filter(({ id }) => !fields.some((one) => one.id === id));
  if (groups !== seen.groups) setSeen({ groups, fields: [...fields, ...withdrawn] });
  return withdrawn;
}
