import { isSame } from '../../model/merge/same.ts';
import type { Decisions } from './decide.ts';
import type { SectionPlan } from './plan.ts';

/**
 * The decisions that still apply after the resume has changed: corrections stay, but no decision made before overwrites something
 * that was written since.
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
