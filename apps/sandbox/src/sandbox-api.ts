import {
  changeConfig,
  neededText,
  type SiteConfiguration,
  textIfGiven,
  type WorldConfig,
  writeWorldAddress,
} from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import type { Change } from './change.ts';
import { type Steering, steeringOf } from './steering.ts';

/**
 * The API for scripts, `window.sandbox`. Methods that change the world do so at once, and resolve when the change is stored, so that a
 * reload finds it; what they refuse rejects their promise, and nothing has changed then. Methods that only read throw.
 */
export interface SandboxApi {
  /**
   * Resolves when portal and world are ready; rejects if the address is invalid, or if the browser gives the page no service worker. All
   * other methods refuse before that, so begin with `await sandbox.ready`.
   */
  readonly ready: Promise<void>;
  /** What the world is now, and its address; it stays as it is when the world is changed. */
  world(): WorldConfig & { readonly address: string };
  inbox(): ReturnType<BrowserWorld['control']['inbox']>;
  calls(): ReturnType<BrowserWorld['control']['calls']>;
  /**
   * Sets parameters of the world's address: faults, latency, clock and language in place, any other by opening a new world, also if the
   * world has that value already. A clock is set, and faults count, from now on. Resolves when the change is stored, or at once if the page
   * goes to another address. Rejects with a RangeError that names the valid values.
   */
  set(changes: Readonly<Record<string, unknown>>): Promise<void>;
  /** Moves the clock by `2d`, `3h`, `15m`, `90s` or milliseconds. Rejects with a RangeError. */
  advance(by: string | number): Promise<void>;
  readonly desk: Kept<BrowserWorld['control']['desk']>;
  /**
   * Saves a section of the resume as another device of the last logged-in person would; the portal notices at its next save. Rejects
   * with a RangeError for an unknown section, or if nobody is logged in.
   */
  saveElsewhere(section: string): Promise<void>;
  /** Has somebody else take a time that the interviewer offers; whoever chooses it then is refused. Rejects with a RangeError. */
  takeSlotElsewhere(id: string): Promise<void>;
  /** The configuration of a site in all languages; by default of the world's own site. @throws {RangeError} */
  site(id?: string): SiteConfiguration;
  /**
   * Replaces a site's configuration; the portal follows at once. An invalid document changes nothing, and rejects with a
   * SiteDocumentError whose `problems` name what is wrong, and where.
   */
  setSite(document: unknown, id?: string): Promise<void>;
  /** Resets a site's configuration to that of the world's beginning. Rejects with a RangeError. */
  resetSite(id?: string): Promise<void>;
  /** Starts the world over. */
  reset(): void;
  snapshot(): ReturnType<BrowserWorld['control']['snapshot']>;
  /** Puts a snapshot back. Rejects with a SnapshotError for one that this world cannot read. */
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
  /** Resolves when the change is stored, or at once if the page goes to another address. `named` is what the change says. */
  readonly openWorld: (config: WorldConfig, named: readonly string[]) => Promise<void>;
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
  const steering = () => steeringOf(up().control, changed);
  /** A control that resolves when its change is stored, and rejects with what is refused. */
  const kept =
    <Args extends readonly unknown[]>(run: (steer: Steering, ...args: Args) => void) =>
    async (...args: Args): Promise<void> => {
      run(steering(), ...args);
      await up().settled();
    };
  return {
    ready,
    world: () => {
      const { config } = up().world;
      return { ...structuredClone(config), address: writeWorldAddress(config) };
    },
    inbox: () => steering().inbox(),
    calls: () => steering().calls(),
    set: async (changes) => openWorld(changeConfig(up().world.config, changes), Object.keys(changes)),
    advance: kept((steer, by: string | number) => steer.advance(neededText(by, 'by'))),
    desk: {
      deliveries: () => steering().desk.deliveries(),
      act: kept(({ desk }, id: string, event: string) =>
        desk.act(neededText(id, 'id'), neededText(event, 'event')),
      ),
      moveDelivery: kept(({ desk }, id: string, stage: string) =>
        desk.moveDelivery(neededText(id, 'id'), textIfGiven(stage, 'stage') ?? ''),
      ),
      recommendations: () => steering().desk.recommendations(),
      moveRecommendation: kept(({ desk }, id: string, stage: string) =>
        desk.moveRecommendation(neededText(id, 'id'), neededText(stage, 'stage')),
      ),
      setPositionStatus: kept(({ desk }, id: string, status: string) =>
        desk.setPositionStatus(neededText(id, 'id'), textIfGiven(status, 'status') ?? ''),
      ),
    },
    saveElsewhere: kept((steer, section: string) =>
      steer.saveElsewhere(textIfGiven(section, 'section') ?? ''),
    ),
    takeSlotElsewhere: kept((steer, id: string) => steer.takeSlotElsewhere(neededText(id, 'id'))),
    site: (id) => steering().site(textIfGiven(id, 'id')),
    setSite: kept((steer, document: unknown, id?: string) => steer.setSite(textIfGiven(id, 'id'), document)),
    resetSite: kept((steer, id?: string) => steer.resetSite(textIfGiven(id, 'id'))),
    reset: () => {
      up();
      reset();
    },
    snapshot: () => steering().snapshot(),
    restore: kept((steer, snapshot: unknown) => steer.restore(snapshot)),
  };
}
