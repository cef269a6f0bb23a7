import { isSame } from '../../model/merge/same.ts';
import type { Decisions } from './decide.ts';
import type { SectionPlan } from './plan.ts';

/**
 * Decisions that hold on after the resume has moved on: what was corrected stays, and what somebody else has written is
 * not overwritten by an answer that was given before it stood there.
 */
export function forgetMoved(
  decisions: Decisions,
  before: readonly SectionPlan[],
  after: readonly SectionPlan[],
): Decisions {
  const mine = new Map(questionsIn(before).map((question) => [question.key, question.mine]));
  const moved = questionsIn(after).filter(({ key, mine: now }) => !isSame(mine.get(key), now));
  return moved.reduce(
    (left, { key }) => new Map(left).set(key, { ...left.get(key), takes: false }),
    new Map(decisions),
  );
}

function questionsIn(plans: readonly SectionPlan[]) {
  return plans.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
}
