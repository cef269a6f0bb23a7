import type { CollectAnswers, CollectGroup } from '@careers/gateway/contract';
import { useState } from 'react';
import * as v from 'valibot';
import type { Field } from './answers.ts';

/** A list is what forms say whose questions have no ids, and drafts of an earlier version. */
const words = v.fallback(
  v.pipe(
    v.custom<object>((said) => !Array.isArray(said)),
    v.record(v.string(), v.string()),
  ),
  {},
);

interface Withdrawn {
  /** The fields that the form has contained since it was opened, and no longer does. */
  readonly withdrawn: readonly Field[];
  /**
   * Of what an earlier draft said, by field, the part of fields that the form had lost before it was opened, unless it has them again
   * with their answers.
   */
  readonly saidBefore: (earlier: unknown, answers: CollectAnswers) => Readonly<Record<string, string>>;
}

/** What the form no longer asks for. */
export function useWithdrawn(groups: readonly CollectGroup[]): Withdrawn {
  const fields = groups.flatMap((group) => group.fields);
  const [opened] = useState(fields);
  const [seen, setSeen] = useState({ groups, fields });
  const withdrawn = seen.fields.filter(({ id }) => !fields.some((one) => one.id === id));
  if (groups !== seen.groups) setSeen({ groups, fields: [...fields, ...withdrawn] });
  return {
    withdrawn,
    saidBefore(earlier, answers) {
      const answered = fields.filter(({ id }) => answers[id]?.length);
      const asked = new Set([...opened, ...answered].map(({ id }) => id));
      return Object.fromEntries(Object.entries(v.parse(words, earlier)).filter(([id]) => !asked.has(id)));
    },
  };
}
