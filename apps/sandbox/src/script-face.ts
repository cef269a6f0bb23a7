import { changeConfig, type SiteConfiguration, type WorldConfig } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';

/** What was changed outside of the portal: a site's configuration alone, or anything. */
export type Change = 'site' | 'all';

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
  /** The configuration of a site in every language; of the world's own site unless said. @throws {RangeError} */
  site(id?: string): SiteConfiguration;
  /**
   * Configures a site otherwise; the portal follows at once. A document that cannot be read changes nothing.
   * @throws {SiteDocumentError} whose `problems` name what is wrong, and where.
   */
  setSite(document: unknown, id?: string): void;
  /** Configures a site as the world began with it. @throws {RangeError} */
  resetSite(id?: string): void;
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
  readonly changed: (what?: Change) => void;
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
    site: control.site,
    setSite: (document, id) => {
      control.setSite(id, document);
      changed('site');
    },
    resetSite: (id) => {
      control.resetSite(id);
      changed('site');
    },
    reset,
    snapshot: control.snapshot,
    restore: (snapshot) => {
      control.restore(snapshot);
      changed();
    },
  };
}
