import { addsEntry, answerOf, type Decisions, usesFileValue } from './decide.ts';
import type { Question, SectionPlan } from './plan.ts';

/** The questions where the resume differs from the file. */
export function differingIn(plans: readonly SectionPlan[]): Question[] {
  return plans
    .flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))
    .filter(({ kind }) => kind === 'differs');
}

/** The decisions without their answers to questions where the resume differs from the file; corrections stay. */
export function withoutTakes(decisions: Decisions, plans: readonly SectionPlan[]): Decisions {
  const differing = new Set(differingIn(plans).map(({ key }) => key));
  return new Map(
    [...decisions].map(([key, decision]) => {
      const { takes: _, ...rest } = decision;
      return [key, differing.has(key) ? rest : decision];
    }),
  );
}

/** The questions that are answered with the file's value, and the values that would be saved. */
export function valuesToSave(plans: readonly SectionPlan[], decisions: Decisions, overwrites: boolean) {
  return plans.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.questions
        .filter((question) =>
          group.isNew ? addsEntry(group, decisions) : usesFileValue(question, decisions, overwrites),
        )
        .map((question) => ({ question, value: answerOf(question, decisions) })),
    ),
  );
}
