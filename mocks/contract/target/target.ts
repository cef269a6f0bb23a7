import { createFetchTransport, type Transport } from '@careers/gateway';
import { createLocalWorld } from '../../src/adapters/fetch.ts';
import { createHmacs } from '../../src/adapters/server/hmac.ts';
import type { WorldConfig } from '../../src/scenarios/config.ts';
import type { WorldHost } from '../../src/world/world.ts';
import type { CaseContext } from './case-context.ts';
import { redactorOfGiven } from './redact.ts';
import { sandboxControl } from './sandbox-control.ts';
import {
  readAddress,
  readSettings,
  SettingError,
  type Settings,
  type Silence,
  type SuiteCapability,
} from './settings.ts';
import type { Given } from './variables.ts';

export type { CaseContext } from './case-context.ts';

/** A gateway that the suite runs against. */
export interface Target {
  readonly name: string;
  readonly settings: Settings;
  /** How many cases may run at once, each in its own world; one if they share a world. */
  readonly atOnce?: number;
  /** A context for one case: with the mock, a world of its own that no other case has used. */
  open(): CaseContext;
}

/** Any host would do: the world only looks at the path. */
const LOCAL_ROOT = 'http://world.invalid';

/** The mock in this process. Each case gets a new world; signatures use Node's own HMAC. */
export function localTarget(config: Partial<WorldConfig> = {}, lent: WorldHost = {}): Target {
  // The environment describes other gateways; the settings of this one are known.
  const settings = readSettings(LOCAL_ROOT, {});
  const hmac = createHmacs();
  return {
    name: 'the mock in this process',
    settings,
    open: () => {
      const { transport } = createLocalWorld(config, { hmac, ...lent });
      return { settings, transport, visit: transport };
    },
  };
}

/** The address without slashes at its end. A loop, since a regular expression takes seconds on a text that is all slashes. */
function withoutSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}

interface HttpOptions {
  /** Whether a missing setting has the sandbox's value, or no value. */
  readonly silence?: Silence;
  /** Sends nothing that changes anything. */
  readonly readOnly?: boolean;
}

function readDescribed(url: string, given: Given, silence: Silence | undefined): Settings {
  try {
    return readSettings(withoutSlashes(readAddress('--target', url)), given, silence);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new SettingError(redactorOfGiven(given)(error.message));
  }
}

/** Capabilities for which the suite changes something on the gateway. */
const byChanging: readonly SuiteCapability[] = [
  'writes',
  'own-world',
  'own-account',
  'own-contacts',
  'clock',
];

/**
 * A gateway over HTTP, mock or real.
 * @throws {SettingError} without secrets, for an address that is no http(s) URL, or for what does not describe a gateway.
 */
export function httpTarget(url: string, given: Given, options: HttpOptions = {}): Target {
  const all = readDescribed(url, given, options.silence);
  const can = [...all.capabilities].filter((one) => !options.readOnly || !byChanging.includes(one));
  const settings: Settings = { ...all, capabilities: new Set(can) };
  const line = createFetchTransport();
  const browser = createFetchTransport((address, init) => fetch(address, { ...init, redirect: 'manual' }));
  const run = crypto.randomUUID().slice(0, 8);
  let opened = 0;
  return {
    name: settings.root,
    settings,
    // While the gateway answers some cases, the next ones are prepared: with only two at once, both processes would wait for
    // each other.
    atOnce: settings.capabilities.has('own-world') ? 4 : 1,
    open() {
      if (!settings.capabilities.has('own-world')) return { settings, transport: line, visit: browser };
      // A mock gives each session a world of its own.
      const session = `contract-${run}-${++opened}`;
      const ofSession =
        (through: Transport): Transport =>
        (request, options) =>
          through({ ...request, headers: { ...request.headers, 'X-Sandbox-Session': session } }, options);
      const context = { settings, transport: ofSession(line), visit: ofSession(browser) };
      return { ...context, close: () => sandboxControl(context).leave() };
    },
  };
}
