import { changeConfig, type SiteConfiguration, type WorldConfig } from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import type { Change } from './change.ts';

/**
 * The API for scripts, `window.sandbox`. Methods that change the world do so at once, and resolve when the change is stored, so that a
 * reload finds it.
 */
export interface SandboxApi {
  /**
   * Resolves when portal and world are ready; rejects if the address is invalid. All other methods throw before that, so begin with
   * `await sandbox.ready`.
   */
  readonly ready: Promise<void>;
  world(): WorldConfig;
  inbox(): ReturnType<BrowserWorld['control']['inbox']>;
  calls(): ReturnType<BrowserWorld['control']['calls']>;
  /**
   * Changes parameters of the world's address: faults, latency, clock and language in place, any other by opening a new world. Resolves
   * when the change is stored, or at once if the page goes to another address.
   * @throws {RangeError}
   */
  set(changes: Readonly<Record<string, unknown>>): Promise<void>;
  /** Moves the clock by `2d`, `3h`, `15m`, `90s` or milliseconds. @throws {RangeError} */
  advance(by: string | number): Promise<void>;
  readonly desk: Kept<BrowserWorld['control']['desk']>;
  /**
   * Saves a section of the resume as another device of the last logged-in person would; the portal notices at its next save.
   * @throws {RangeError}
   */
  saveElsewhere(section: string): Promise<void>;
  /** Has somebody else take a time that the interviewer offers; whoever chooses it then is refused. @throws {RangeError} */
  takeSlotElsewhere(id: string): Promise<void>;
  /** The configuration of a site in all languages; by default of the world's own site. @throws {RangeError} */
  site(id?: string): SiteConfiguration;
  /**
   * Replaces a site's configuration; the portal follows at once. An invalid document changes nothing.
   * @throws {SiteDocumentError} whose `problems` name what is wrong, and where.
   */
  setSite(document: unknown, id?: string): Promise<void>;
  /** Resets a site's configuration to that of the world's beginning. @throws {RangeError} */
  resetSite(id?: string): Promise<void>;
  /** Starts the world over. */
  reset(): void;
  snapshot(): ReturnType<BrowserWorld['control']['snapshot']>;
  restore(snapshot: unknown): Promise<void>;
}

/** The same controls, but those that change the world resolve when the change is stored. */
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
  /** The world; undefined until it is ready. */
  readonly running: () => BrowserWorld | undefined;
  readonly ready: Promise<void>;
  /** Resolves when the change is stored, or at once if the page goes to another address. */
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
  /** Runs a control, and refreshes the portal; resolves when the change is stored. */
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
    takeSlotElsewhere: (id) => {
      control().takeSlotElsewhere(id);
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
