import { changeConfig, type SiteConfiguration, type WorldConfig } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import type { Change } from './change.ts';

/**
 * What scripts may rely on as `window.sandbox`. What changes the world does so at once, and resolves when the change is kept:
 * a reload after that finds it.
 */
export interface SandboxApi {
  /**
   * Resolves when portal and world are up; rejects when the address describes no world. All else throws before that:
   * `await sandbox.ready` comes first.
   */
  readonly ready: Promise<void>;
  world(): WorldConfig;
  inbox(): ReturnType<BrowserWorld['control']['inbox']>;
  calls(): ReturnType<BrowserWorld['control']['calls']>;
  /**
   * Changes parameters of the world's address, and with them the world: faults, latency, clock and language where it
   * stands, any other by opening a new one. Resolves when it is kept; at once where the page leaves.
   * @throws {RangeError}
   */
  set(changes: Readonly<Record<string, unknown>>): Promise<void>;
  /** Moves the clock by `2d`, `3h`, `15m`, `90s` or milliseconds. @throws {RangeError} */
  advance(by: string | number): Promise<void>;
  readonly desk: Kept<BrowserWorld['control']['desk']>;
  /**
   * Lets another device of whoever logged in last save a section of the resume; the portal meets it at its next save.
   * @throws {RangeError}
   */
  saveElsewhere(section: string): Promise<void>;
  /** The configuration of a site in every language; of the world's own site unless said. @throws {RangeError} */
  site(id?: string): SiteConfiguration;
  /**
   * Configures a site otherwise; the portal follows at once. A document that cannot be read changes nothing.
   * @throws {SiteDocumentError} whose `problems` name what is wrong, and where.
   */
  setSite(document: unknown, id?: string): Promise<void>;
  /** Configures a site as the world began with it. @throws {RangeError} */
  resetSite(id?: string): Promise<void>;
  /** Begins the world anew. */
  reset(): void;
  snapshot(): ReturnType<BrowserWorld['control']['snapshot']>;
  restore(snapshot: unknown): Promise<void>;
}

/** The same controls; what changes the world resolves when the change is kept. */
type Kept<Controls> = {
  readonly [Name in keyof Controls]: Controls[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => void extends Result ? Promise<void> : Result
    : never;
};

declare global {
  interface Window {
    sandbox?: SandboxApi;
  }
}

interface FaceOptions {
  /** The world; undefined until it is up. */
  readonly running: () => BrowserWorld | undefined;
  readonly ready: Promise<void>;
  /** Resolves when the change is kept; at once where the page leaves. */
  readonly openWorld: (config: WorldConfig) => Promise<void>;
  readonly reset: () => void;
  /** Called after the world was changed from outside the portal. */
  readonly changed: (what?: Change) => void;
}

export function createSandboxApi({ running, ready, openWorld, reset, changed }: FaceOptions): SandboxApi {
  const up = (): BrowserWorld => {
    const found = running();
    if (!found) throw new Error('the world is not up yet: await window.sandbox.ready first');
    return found;
  };
  const control = () => up().control;
  const kept = async (): Promise<void> => {
    await up().settled();
  };
  /** Steers the world, and has the portal ask again for what that changed; resolves when it is kept. */
  const steer = (run: () => void, what?: Change): Promise<void> => {
    run();
    changed(what);
    return kept();
  };
  return {
    ready,
    world: () => up().world.config,
    inbox: () => control().inbox(),
    calls: () => control().calls(),
    set: (changes) => openWorld(changeConfig(up().world.config, changes)),
    advance: (by) => steer(() => control().advance(by)),
    desk: {
      deliveries: () => control().desk.deliveries(),
      act: (id, event) => steer(() => control().desk.act(id, event)),
      moveDelivery: (id, stage) => steer(() => control().desk.moveDelivery(id, stage)),
      recommendations: () => control().desk.recommendations(),
      moveRecommendation: (id, stage) => steer(() => control().desk.moveRecommendation(id, stage)),
      setPositionStatus: (id, status) => steer(() => control().desk.setPositionStatus(id, status)),
    },
    saveElsewhere: (section) => {
      control().saveElsewhere(section);
      return kept();
    },
    site: (id) => control().site(id),
    setSite: (document, id) => steer(() => control().setSite(id, document), 'site'),
    resetSite: (id) => steer(() => control().resetSite(id), 'site'),
    reset,
    snapshot: () => control().snapshot(),
    restore: (snapshot) => steer(() => control().restore(snapshot)),
  };
}
