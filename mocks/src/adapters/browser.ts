import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createControl, type WorldControl } from '../control/control.ts';
import type { ControlHost } from '../control/routes.ts';
import type { DirectoryPlace } from '../directory/place.ts';
import type { WorldConfig } from '../scenarios/config.ts';
import type { WorldReply, WorldRequest } from '../world/message.ts';
import { createWorld, type World } from '../world/world.ts';
import { createKeeper } from './keeper.ts';
import { answerRequest, isWorldPath } from './route.ts';

export interface BrowserWorldOptions {
  readonly config: WorldConfig;
  /** The world's name: tabs with the same one share the world, and it survives a reload under it. */
  readonly key: string;
  /** Where the service worker's script is served, e.g. `/mockServiceWorker.js`. */
  readonly workerUrl: string;
  /** Where this sandbox's directory pages are; they open the same world under the same key. */
  readonly directory: DirectoryPlace;
  /** Called when somebody asks the control API for another world. */
  readonly onReplace: (config: WorldConfig) => void;
}

/** A world behind a service worker, kept in this browser. */
export interface BrowserWorld {
  readonly world: World;
  readonly control: WorldControl;
  /** Whether it was found as an earlier visit left it. */
  readonly restored: boolean;
  /** Tells of every change: a call, a steering, another tab's work. */
  subscribe(listener: () => void): () => void;
  /** Forgets what is kept of the world. */
  forget(): void;
}

/** Starts the service worker and the world behind it. */
export async function startBrowserWorld(options: BrowserWorldOptions): Promise<BrowserWorld> {
  const { config, key, workerUrl, directory, onReplace } = options;
  const world = createWorld(config, { directory });
  const keeper = createKeeper(world, key);
  const restored = keeper.load();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const control = keepingControl(createControl(world), (run) => {
    // What another tab did is known a moment later: nobody's work is written over.
    keeper.load();
    run();
    keeper.save();
    tell();
  });
  const host: ControlHost = { config: () => world.config, control: () => control, replace: onReplace };
  const worker = setupWorker(
    http.all('*', async ({ request }) => {
      const url = new URL(request.url);
      if (url.origin !== location.origin || !isWorldPath(url.pathname)) return undefined;
      const reply = await answerRequest(world, host, await readRequest(request, url), keeper.exclusively);
      tell();
      return writeReply(reply);
    }),
  );
  await worker.start({ serviceWorker: { url: workerUrl }, onUnhandledFrame: 'bypass', quiet: true });
  addEventListener('storage', (event) => {
    if (keeper.owns(event.key) && keeper.load()) tell();
  });

  return {
    world,
    control,
    restored,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: keeper.forget,
  };
}

/** Controls whose every change is kept. */
function keepingControl(control: WorldControl, keep: (run: () => void) => void): WorldControl {
  const then =
    <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      keep(() => run(...args));
    };
  return {
    ...control,
    advance: then(control.advance),
    restore: then(control.restore),
    setSite: then(control.setSite),
    resetSite: then(control.resetSite),
    desk: {
      moveDelivery: then(control.desk.moveDelivery),
      setPositionStatus: then(control.desk.setPositionStatus),
    },
  };
}

async function readRequest(request: Request, url: URL): Promise<WorldRequest> {
  const multipart = url.pathname === '/files/upload';
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    header: (name) => request.headers.get(name) ?? undefined,
    body: request.method === 'GET' || multipart ? '' : await request.text(),
    form: () => request.formData(),
  };
}

async function writeReply(reply: WorldReply): Promise<Response> {
  if (reply.drop === 'never-answer') await new Promise(() => {});
  if (reply.drop) return HttpResponse.error();
  return new HttpResponse(reply.bytes ?? reply.body, { status: reply.status, headers: reply.headers });
}
