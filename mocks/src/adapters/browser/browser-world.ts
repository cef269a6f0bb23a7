import type { Transport } from '@careers/gateway';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { StoredFile } from '../../backend/context.ts';
import { createControl, type WorldControl } from '../../control/control.ts';
import { CONTROL_PATH, type ControlHost } from '../../control/routes.ts';
import type { WorldReply, WorldRequest } from '../../core/message.ts';
import type { DirectoryAddress } from '../../directory/directory-address.ts';
import type { WorldConfig } from '../../scenarios/config.ts';
import { createWorld, type World } from '../../world/world.ts';
import { transportInto } from '../fetch.ts';
import { answerRequest, isWorldPath } from '../route.ts';
import { withUploadSteps } from '../upload-steps.ts';
import { inTime } from './in-time.ts';
import type { VisitStore } from './visit-store.ts';
import { createWorldSaver, type KeepingProblem } from './world-saver.ts';

interface BrowserWorldOptions {
  readonly config: WorldConfig;
  /** Tabs of one visit share one world, which survives a reload. */
  readonly visit: string;
  /** Where visits are stored; undefined if the browser offers no storage. */
  readonly store: VisitStore | undefined;
  /** Where the script of the service worker is served: msw's, or one that imports it and claims pages when a message asks it to. */
  readonly workerUrl: string;
  /** The address of this sandbox's directory pages, which open the same world of the same visit. */
  readonly directory: DirectoryAddress;
  /** Called when the control API is asked for another world. */
  readonly onReplace: (config: WorldConfig) => void;
}

/** A world behind a service worker, stored in this browser. */
export interface BrowserWorld {
  readonly world: World;
  readonly control: WorldControl;
  /** For uploads and downloads: their progress would be lost behind a service worker. */
  readonly fileTransport: Transport;
  /** Whether it continues a world that a reload or another tab has left. */
  readonly restored: boolean;
  /** Runs what a new visit begins with, and stores the result. */
  begin(run: (world: World) => void): Promise<void>;
  /** Why changes made from now on will be lost with a reload; undefined if they are stored. */
  problem(): KeepingProblem | undefined;
  /** Whether another version of the sandbox, opened in another tab, has taken the service worker over: no call of this page is answered. */
  isReplaced(): boolean;
  /** Notifies of every change: a call, a change by the control API, a change by another tab. */
  subscribe(listener: () => void): () => void;
  /** Notifies of every change that a script of this page made by the control API's addresses; the world's controls are not among them. */
  onSteered(listener: () => void): () => void;
  /** Resolves when all changes by the control API so far are stored. */
  settled(): Promise<unknown>;
}

/** How long the service worker may take: its first script comes from a server, perhaps a slow one. */
const WORKER_PATIENCE_MS = 20_000;
/** How long a newer one may take: a call of another tab that is never answered holds it up for minutes. */
const UPDATE_PATIENCE_MS = 5_000;

/**
 * Starts the service worker, on a page that can have one, and the world behind it. Rejects if the worker does not answer.
 * @throws {SnapshotError} when the stored state of the visit cannot be read.
 */
export async function startBrowserWorld(options: BrowserWorldOptions): Promise<BrowserWorld> {
  const { config, visit, store, workerUrl, directory, onReplace } = options;
  // Begun first: the answer comes from the web server.
  const updated = inTime(updateWorker(), UPDATE_PATIENCE_MS, () => new Error('no newer worker')).catch(
    () => undefined,
  );
  const files = new Map<string, StoredFile>();
  const world = createWorld(config, { directory, files });
  const otherTabs = new BroadcastChannel(`careers-world:${visit}`);
  const saver = await createWorldSaver({
    world,
    files,
    visit,
    store,
    onKept: () => otherTabs.postMessage('kept'),
  });
  const changes = createListeners();
  const steered = createListeners();
  otherTabs.onmessage = async () => {
    if (await saver.follow()) changes.tell();
  };
  const control = keepingControl(createControl(world), (run) => {
    saver.steer(run);
    changes.tell();
  });
  const host: ControlHost = { config: () => world.config, control: () => control, replace: onReplace };
  const worker = setupWorker(
    http.all('*', async ({ request }) => {
      const url = new URL(request.url);
      if (url.origin !== location.origin || !isWorldPath(url.pathname)) return undefined;
      const reply = await answerRequest(world, host, await readRequest(request, url), saver.exclusively);
      changes.tell();
      if (url.pathname.startsWith(CONTROL_PATH) && request.method !== 'GET' && reply.status === 200)
        steered.tell();
      return writeReply(reply);
    }),
  );
  const transport = transportInto(world, host, saver.exclusively);
  const fileTransport = withUploadSteps(world, async (request, transportOptions) => {
    const reply = await transport(request, transportOptions);
    changes.tell();
    return reply;
  });
  const start = async () => {
    await updated;
    await worker.start({
      // What the script imports is looked up with it, and not left to the browser's cache.
      serviceWorker: { url: workerUrl, options: { updateViaCache: 'none' } },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
    await untilControlled();
  };
  await inTime(start(), WORKER_PATIENCE_MS, () => new Error('the service worker does not answer'));
  let isReplaced = false;
  watchWorker(() => {
    isReplaced = true;
    changes.tell();
  });

  return {
    world,
    control,
    fileTransport,
    restored: saver.restored,
    begin: (run) => saver.exclusively(async () => run(world)),
    problem: saver.problem,
    isReplaced: () => isReplaced,
    subscribe: changes.add,
    onSteered: steered.add,
    settled: saver.settled,
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    /** Returns a function that removes it again. */
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Looks for a newer script of the service worker, and waits until it is in force. A worker knows the pages that have registered with
 * itself: if another one takes over after that, what the page calls goes to the web server.
 */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  // On a page that is left meanwhile, or without a connection, this fails: the worker that is there goes on.
  const updated = registration.update().catch(() => undefined);
  // msw looks as well, and neither waits for the answer nor hears that there is none.
  registration.update = async () => registration;
  await updated;
  const { installing, waiting, active } = registration;
  await Promise.all([installing, waiting, active].map((worker) => worker && settled(worker)));
}

/**
 * Resolves when the worker answers for this page. It unregisters itself when it sees a page close and no other one yet, and claims the
 * pages that are open when it is installed: a page that was opened meanwhile finds it installed, and has to ask.
 */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const claimed = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  active?.postMessage('CLAIM_CLIENTS');
  await claimed;
}

/** Resolves when a worker is in force, or never will be. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Calls back when the page's service worker has given way to another one, which does not know the page. */
function watchWorker(replaced: () => void): void {
  const { serviceWorker } = navigator;
  let known = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    known ??= serviceWorker.controller;
    if (serviceWorker.controller !== known) replaced();
  });
}

/**
 * The control API, with every change stored. Each function is listed by name, so that a new one does not compile before somebody
 * has decided whether it changes anything.
 */
function keepingControl(control: WorldControl, keep: (run: () => void) => void): WorldControl {
  const { desk } = control;
  const kept =
    <Args extends readonly unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      keep(() => run(...args));
    };
  return {
    inbox: control.inbox,
    calls: control.calls,
    snapshot: control.snapshot,
    site: control.site,
    advance: kept(control.advance),
    adjust: kept(control.adjust),
    restore: kept(control.restore),
    setSite: kept(control.setSite),
    resetSite: kept(control.resetSite),
    saveElsewhere: kept(control.saveElsewhere),
    takeSlotElsewhere: kept(control.takeSlotElsewhere),
    desk: {
      deliveries: desk.deliveries,
      recommendations: desk.recommendations,
      act: kept(desk.act),
      moveDelivery: kept(desk.moveDelivery),
      moveRecommendation: kept(desk.moveRecommendation),
      setPositionStatus: kept(desk.setPositionStatus),
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
