import { changeConfig, type WorldConfig } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';

/** What scripts may rely on as `window.sandbox`. */
export interface ScriptFace {
  /** Resolves when portal and world are up. */
  readonly ready: Promise<void>;
  world(): WorldConfig;
  inbox(): ReturnType<BrowserWorld['control']['inbox']>;
  calls(): ReturnType<BrowserWorld['control']['calls']>;
  /** Changes parameters of the world's address, and with them the world. @throws {RangeError} */
  set(changes: Readonly<Record<string, unknown>>): void;
  /** Moves the clock by `2d`, `3h`, `15m`, `90s` or milliseconds. @throws {RangeError} */
  advance(by: string | number): void;
  readonly desk: BrowserWorld['control']['desk'];
  /** Makes the world anew. */
  reset(): void;
  snapshot(): ReturnType<BrowserWorld['control']['snapshot']>;
  restore(snapshot: unknown): void;
}

declare global {
  interface Window {
    sandbox?: ScriptFace;
  }
}

interface FaceOptions {
  readonly running: BrowserWorld;
  readonly ready: Promise<void>;
  readonly openWorld: (config: WorldConfig) => void;
  readonly reset: () => void;
  /** Called after the world was changed from outside the portal. */
  readonly changed: () => void;
}

export function createScriptFace({ running, ready, openWorld, reset, changed }: FaceOptions): ScriptFace {
  const { world, control } = running;
  return {
    ready,
    world: () => world.config,
    inbox: control.inbox,
    calls: control.calls,
    set: (changes) => openWorld(changeConfig(world.config, changes)),
    advance: (by) => {
      control.advance(by);
      changed();
    },
    desk: {
      moveDelivery: (id, stage) => {
        control.desk.moveDelivery(id, stage);
        changed();
      },
      setPositionStatus: (id, status) => {
        control.desk.setPositionStatus(id, status);
        changed();
      },
    },
    reset,
    snapshot: control.snapshot,
    restore: (snapshot) => {
      control.restore(snapshot);
      changed();
    },
  };
}
