import { createHmac } from 'node:crypto';
import { createLocalWorld, credentials, type WorldConfig } from '@careers/mocks';
import type { BrowserWorld, KeptVisit } from '@careers/mocks/browser';
import { vi } from 'vitest';
import type { BenchTools } from '../bench/bench-context.ts';
import { createSandboxApi } from '../sandbox-api.ts';
import { steeringOf } from '../steering.ts';

/** A world in this process in the shape of one behind a service worker, and everything around a bench. */
export function createRunningWorld(config: Partial<WorldConfig> = {}) {
  const local = createLocalWorld({ lang: 'en-us', ...config });
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  local.world().onCall(tell);
  const running: BrowserWorld = {
    world: local.world(),
    control: local.control(),
    fileTransport: local.transport,
    restored: false,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSteered: () => () => {},
    begin: async (run) => run(local.world()),
    problem: () => undefined,
    isReplaced: () => false,
    settled: async () => {},
  };
  const spies = {
    openWorld: vi.fn<(config: WorldConfig, named: readonly string[]) => Promise<void>>(async () => {}),
    reset: vi.fn<() => void>(),
    changed: vi.fn(tell),
    open: vi.fn<(route: string) => void>(),
    join: vi.fn<() => void>(),
    goOn: vi.fn<(visit: KeptVisit) => void>(),
  };
  const { openWorld, reset, changed, open, join, goOn } = spies;
  const resets = new Set<() => void>();
  const sandbox = createSandboxApi({
    running: () => running,
    ready: Promise.resolve(),
    openWorld,
    reset,
    changed,
  });
  const tools: BenchTools = {
    running,
    steering: steeringOf(running.control, changed),
    reset,
    openWorld: (next, named) => void openWorld(next, named),
    send: local.transport,
    open,
    watchRoute: (shown) => {
      const tellRoute = () => shown(location.hash.slice(1));
      addEventListener('hashchange', tellRoute);
      return () => removeEventListener('hashchange', tellRoute);
    },
    watchResets: (told) => {
      resets.add(told);
      return () => resets.delete(told);
    },
    join,
    goOn,
    notices: { earlier: undefined, unreadable: undefined },
  };
  return {
    running,
    sandbox,
    tools,
    spies,
    /** What another tab does when it begins the world anew. */
    resetElsewhere: () => {
      for (const told of resets) told();
    },
    call: (path: string, param: object, secret?: string) => call(running, path, param, secret),
  };
}

/** Calls a method of the business gateway as a client does; with another secret the signature is wrong. */
async function call(
  { world }: BrowserWorld,
  path: string,
  param: object,
  secret: string = credentials.secret,
): Promise<void> {
  const cut = path.lastIndexOf('.');
  const biz = { method: path.slice(cut + 1), param };
  const paramString = Buffer.from(JSON.stringify({ biz })).toString('base64');
  const query = {
    api_id: path.slice(0, cut),
    api_version: credentials.apiVersion,
    app_sub_id: credentials.appSubId,
    app_token: credentials.appToken,
    sys_id: credentials.sysId,
    timestamp: String(Date.now()),
  };
  const canonical = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const sign = createHmac('sha256', secret)
    .update(`${canonical.join('&')}\n${paramString}`)
    .digest('hex');
  const headers = new Map([
    ['content-type', 'application/json'],
    ['rmapplyid', credentials.rmApplyId],
    ['homepageconfigid', 'site-external'],
    ['languageindex', '2'],
  ]);
  await world.handle('business', {
    method: 'POST',
    path: '/gateway',
    query: { ...query, sign },
    header: (name) => headers.get(name.toLowerCase()),
    body: JSON.stringify({ paramString }),
  });
}
