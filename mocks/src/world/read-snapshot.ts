import * as v from 'valibot';
import { isWorldTime } from '../core/clock.ts';
import { Refusal } from '../core/refusal.ts';
import { STATE_SHAPE, type WorldState } from '../domain/state.ts';
import { allSites } from '../sites/websites.ts';
import { instant } from './read-numbers.ts';
import { stateFields } from './read-state.ts';

/** A snapshot that this world cannot read. */
export class SnapshotError extends Refusal {
  override readonly name = 'SnapshotError';
}

/**
 * A whole state: nothing is applied before all of it has been read. A file of the bench says beside it when it was taken, in world time:
 * a state alone runs on with real time, as a visit does.
 */
const snapshot: v.GenericSchema<unknown, WorldState & { takenAt?: number }> = v.strictObject({
  ...stateFields,
  takenAt: v.exactOptional(instant),
});

/** The world that a state is restored into: its positions and people follow from seed and size. */
interface Reader {
  readonly seed: number;
  readonly size: number;
  /** Real Unix milliseconds. */
  readonly realNow: number;
  readonly hasPosition: (id: string) => boolean;
}

/**
 * Reads a state from outside as a whole.
 * @throws {SnapshotError} for a state of another shape or another world, and for one that is incomplete or contradicts itself
 */
export function readSnapshot(value: unknown, reader: Reader): WorldState {
  const shape = typeof value === 'object' && value !== null && 'shape' in value ? value.shape : undefined;
  if (shape === undefined) {
    throw new SnapshotError(
      'no snapshot: it has no shape; take one from GET snapshot or sandbox.snapshot()',
      '不是快照：缺少 shape；请用“保存为文件”、GET snapshot 或 sandbox.snapshot() 取得',
    );
  }
  if (shape !== STATE_SHAPE) {
    throw new SnapshotError(
      `a snapshot of shape ${String(shape)}; this world reads shape ${STATE_SHAPE}: take a new one in a fresh world`,
      `快照的 shape 为 ${String(shape)}，这个世界只能读取 shape ${STATE_SHAPE}：请在新的世界里重新保存`,
    );
  }
  const read = v.safeParse(snapshot, value);
  if (!read.success) {
    const [first] = read.issues;
    const path = v.getDotPath(first);
    throw new SnapshotError(
      `a snapshot that cannot be read: ${path ?? 'it'}: ${first.message}`,
      `快照无法读取：${path ?? '整个文件'} 的值不正确（${first.message}）`,
    );
  }
  const { takenAt, ...written } = read.output;
  const clockOffset = takenAt === undefined ? written.clockOffset : takenAt - reader.realNow;
  const state: WorldState = { ...written, clockOffset };
  const { seed, size } = state.of;
  if (seed !== reader.seed || size !== reader.size) {
    throw new SnapshotError(
      `a snapshot of a world with seed=${seed} and size=${size}; this one has seed=${reader.seed} and size=${reader.size}`,
      `快照属于 seed=${seed}、size=${size} 的世界，而这个世界是 seed=${reader.seed}、size=${reader.size}`,
    );
  }
  if (!isWorldTime(reader.realNow + state.clockOffset))
    throw new SnapshotError(
      `a snapshot whose clock, ${state.clockOffset} ms from now, stands at no date`,
      `快照的时钟与现在相差 ${state.clockOffset} 毫秒，不是有效日期`,
    );
  const stray = strays(state, reader);
  if (stray) {
    throw new SnapshotError(
      `a snapshot that names ${stray}, which its world does not have`,
      `快照里有 ${stray}，而它的世界里没有`,
    );
  }
  return state;
}

/** The first reference of an entry to something that does not exist. */
function strays(state: WorldState, { hasPosition }: Reader): string | undefined {
  const misplaced = Object.entries(state.accounts).find(([place, { id }]) => id !== place);
  if (misplaced) return `account ${misplaced[1].id}`;
  const accountIds = [
    ...Object.values(state.sessions),
    ...state.resetTokens,
    ...state.ownerProofs,
    ...state.signOnCodes,
    ...state.deliveries,
    ...state.recommendations,
    ...state.collections,
  ].map(({ accountId }) => accountId);
  const account = [...accountIds, ...Object.keys(state.resumes)].find(
    (id) => !Object.hasOwn(state.accounts, id),
  );
  if (account !== undefined) return `account ${account}`;
  const siteId = [...state.deliveries, ...state.recommendations]
    .map((one) => one.siteId)
    .find((id) => !allSites.some((site) => site.id === id));
  if (siteId !== undefined) return `site ${siteId}`;
  const deliveryIds = new Set(state.deliveries.map(({ id }) => id));
  const link = Object.values(state.links).find(({ deliveryId }) => !deliveryIds.has(deliveryId));
  if (link) return `delivery ${link.deliveryId}`;
  const positionIds = [
    ...[...state.deliveries, ...state.collections].map(({ positionId }) => positionId),
    ...state.recommendations.flatMap(({ positionId }) => positionId ?? []),
    ...Object.keys(state.positionStatus),
    ...state.shares.flatMap(({ of }) => (of.kind === 'position' ? [of.positionId] : [])),
  ];
  const position = positionIds.find((id) => !hasPosition(id));
  return position === undefined ? undefined : `position ${position}`;
}
