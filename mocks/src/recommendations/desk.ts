import type { RecommendationStatus } from '@careers/gateway/contract';
import { Refusal } from '../core/refusal.ts';
import type { StoredRecommendation } from '../domain/state.ts';
import { describeSummary } from '../positions/describe.ts';
import type { ProcessHost } from '../process/host.ts';
import { stageOf, stagesAfter } from './stages.ts';

/** A recommendation as a recruiter sees it. */
export interface DeskRecommendation {
  readonly id: string;
  readonly stage: RecommendationStatus;
  readonly applicantName: string;
  readonly recommendedBy: string;
  /** The position's title in the world's language; absent in a recommendation without a position. */
  readonly post?: string;
  readonly recommendedAt: number;
  /** The stages that it can be moved to now. */
  readonly stages: readonly RecommendationStatus[];
}

export interface RecommendationDesk {
  /** Every recommendation, newest first. */
  list(): DeskRecommendation[];
  /**
   * Moves a recommendation to a stage.
   * @throws {RangeError} if that is not possible now, naming the stages that are.
   */
  move(id: string, stage: string): void;
}

export function createRecommendationDesk(host: ProcessHost): RecommendationDesk {
  return {
    list: () =>
      host
        .state()
        .recommendations.map((one) => describe(host, one))
        .sort((a, b) => b.recommendedAt - a.recommendedAt),
    move(id, name) {
      const { recommendations } = host.state();
      const at = recommendations.findIndex((one) => one.id === id);
      const found = recommendations[at];
      if (!found) throw new Refusal(`no recommendation ${id}`, `没有推荐 ${id}`);
      const possible = stagesAfter(found);
      const stage = possible.find((one) => one === name);
      if (!stage) {
        throw new Refusal(
          `${id} is at ${stageOf(found)}: no ${name} from there; possible now: ${possible.join(', ') || 'nothing'}`,
          `${id} 处于 ${stageOf(found)}，不能移到 ${name}；现在可以：${possible.join('、') || '无'}`,
        );
      }
      recommendations[at] = { ...found, steps: [...found.steps, { stage, at: host.clock.now() }] };
    },
  };
}

function describe(host: ProcessHost, one: StoredRecommendation): DeskRecommendation {
  const { id, applicantName, accountId, positionId, steps } = one;
  const { accounts, startedAt } = host.state();
  const { table } = host.positions();
  const index = positionId === undefined ? undefined : table.indexOf(positionId);
  return {
    id,
    stage: stageOf(one),
    applicantName,
    recommendedBy: accounts[accountId]?.name ?? '',
    ...(index === undefined ? {} : { post: describeSummary(table, index, host.config.lang, startedAt).post }),
    recommendedAt: steps[0].at,
    stages: stagesAfter(one),
  };
}
