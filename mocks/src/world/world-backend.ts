import type { Backend } from '../backend/context.ts';
import { sampleCandidate } from '../backend/sample-candidate.ts';
import { createCaptchaService } from '../captcha/service.ts';
import { isoInstant, type WorldClock } from '../core/clock.ts';
import { lazy } from '../core/lazy.ts';
import { createDraw, hexText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { WorldState } from '../domain/state.ts';
import { PositionSearcher } from '../positions/search.ts';
import { createPositionTable, type PositionTable, statuses } from '../positions/table.ts';
import { approvedSince, changedPositions } from '../process/approved-changes.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import { seedPositions } from './seed-positions.ts';
import { seedState } from './seed-state.ts';
import type { WorldWraps } from './wraps.ts';

interface BackendOptions extends Pick<Backend, 'files' | 'directory'> {
  readonly config: WorldConfig;
  readonly clock: WorldClock;
  readonly wraps: WorldWraps;
}

interface WorldBackend {
  readonly backend: Backend;
  /** Goes on with another state of the same world. */
  readonly replaceState: (next: WorldState) => void;
}

/** The data of a world, which follows from its configuration, and its state, which calls change. */
export function createWorldBackend(options: BackendOptions): WorldBackend {
  const { config, clock, files, directory, wraps } = options;
  const { positions, applyChanges } = createPositions(config);
  let state = seedState(
    config,
    clock.now(),
    positions,
    seedPositions(config, () => positions().table),
  );
  const draw = createDraw(config.seed, 'world');
  const random = () => draw(state.sequence++);
  let calls = 0;

  const backend: Backend = {
    config,
    clock,
    state: () => state,
    positions,
    captcha: () => {
      const service = createCaptchaService({
        state: state.captcha,
        now: clock.now,
        random,
        newToken: () => hexText(random, 32),
      });
      return wraps.captcha?.(service, backend) ?? service;
    },
    random,
    newId: (kind) => `${kind}-${(state.sequence++).toString(36)}${hexText(random, 6)}`,
    newCallId: () => `call-${(calls++).toString(36)}`,
    files,
    directory,
    sampleCandidate: () => sampleCandidate(config, state.startedAt),
    setPositionStatus(id, status) {
      if (positions().table.indexOf(id) === undefined)
        throw new Refusal(`no position ${id}`, `没有职位 ${id}`);
      state.positionStatus[id] = status;
      applyChanges(state);
    },
    applyPositionChanges: () => applyChanges(state),
    send: (message, at = clock.now()) => {
      state.inbox = [...state.inbox, { id: backend.newId('message'), at: isoInstant(at), ...message }].slice(
        -200,
      );
    },
  };

  return {
    backend,
    replaceState(next) {
      state = next;
      clock.setOffset(state.clockOffset);
      applyChanges(state);
    },
  };
}

/** The positions of a world, and how what has changed of them since is applied to them. */
function createPositions({ seed, size }: WorldConfig) {
  // Created when it is first read: a world of 100 000 positions starts as fast as one of ten.
  const positions = lazy(() => {
    const table = createPositionTable(seed, size);
    return { table, searcher: new PositionSearcher(table) };
  });
  /** What the positions began with. */
  let first: Pick<PositionTable, 'status' | 'numberRecruits'> | undefined;

  function applyChanges({ positionStatus, deliveries }: WorldState): void {
    const { table, searcher } = positions();
    first ??= { status: table.status.slice(), numberRecruits: table.numberRecruits.slice() };
    table.status.set(first.status);
    table.numberRecruits.set(first.numberRecruits);
    table.raises.clear();
    for (const [id, status] of Object.entries(positionStatus)) {
      const index = table.indexOf(id);
      if (index !== undefined) table.status[index] = statuses.indexOf(status);
    }
    for (const id of changedPositions(deliveries)) {
      const index = table.indexOf(id);
      if (index === undefined) continue;
      const { openings, salary } = approvedSince(deliveries, id, Number.NEGATIVE_INFINITY);
      table.numberRecruits[index] = (first.numberRecruits[index] ?? 1) + openings;
      table.raises.set(index, salary);
    }
    searcher.refresh();
  }

  return { positions, applyChanges };
}
