import './fill-in.ts';
import '@careers/portal/styles.css';
import './sandbox.css';
import { createFetchTransport } from '@careers/gateway';
import {
  becomesByAdjusting,
  describeProblem,
  openingRoute,
  readWorldAddress,
  type WorldConfig,
  writeWorldAddress,
} from '@careers/mocks';
import type { BrowserWorld } from '@careers/mocks/browser';
import { createPortal } from '@careers/portal';
import { mountBench } from './bench/mount-bench.tsx';
import type { Change } from './change.ts';
import { describeWorld } from './describe-world.ts';
import { followAddress } from './follow-address.ts';
import { followSites } from './follow-sites.ts';
import { isGalleryFrame } from './gallery/gallery-frame.ts';
import { openWorld } from './open-world.ts';
import { languageKeys } from './portal-storage.ts';
import { showProblems } from './problems.ts';
import { createRefresher } from './refresher.ts';
import { createSandboxApi } from './sandbox-api.ts';
import { steeringOf } from './steering.ts';
import { nextPage, openResets, type Resets, rememberVisit } from './visit.ts';

declare global {
  interface Window {
    /** Shows in place of the portal what a world needs to be opened. Defined in index.html, to work even if this script does not run. */
    sayCannotOpen(): void;
  }
}

/** The parts of the page once they are created; scripts may call `window.sandbox` before that. */
interface Parts {
  running?: BrowserWorld;
  changed?: (what?: Change) => void;
  resets?: Resets;
}

const parts: Parts = {};

/**
 * Changes the world's parameters: in place if those that the change names allow it, resolving when that is stored; else by going to the
 * new address.
 */
async function changeWorld(config: WorldConfig, named: readonly string[]): Promise<void> {
  const { running } = parts;
  if (!running || !becomesByAdjusting(running.world.config, config, named)) {
    goTo(config);
    return;
  }
  running.control.adjust(config, named);
  await running.settled();
}

function goTo(config: WorldConfig): void {
  const query = writeWorldAddress(config);
  const { running, resets } = parts;
  if (running && query === writeWorldAddress(running.world.config)) resets?.tell();
  nextPage('fresh');
  location.assign(`${location.pathname}${query ? `?${query}` : ''}`);
}

/** Starts the world over; the current state is kept as an earlier visit. */
function reset(): void {
  parts.resets?.tell();
  begin('fresh');
}

/**
 * Goes to a new world of this address. A page by link goes back to where the world begins: the next world does not know its link, whose
 * token is not in the address anyway.
 */
function begin(how: 'fresh' | 'join'): void {
  nextPage(how);
  if (history.state?.link !== undefined)
    history.replaceState(null, '', `${location.pathname}${location.search}`);
  location.reload();
}

async function openSandbox(frame: HTMLElement, bench: HTMLElement, config: WorldConfig): Promise<void> {
  const opened = await openWorld(config, goTo);
  const { running, storage, earlier } = opened;
  const resets = openResets(opened.visit);
  Object.assign(parts, { running, resets });
  const opens = location.hash ? undefined : openingRoute(running.world);
  if (opens) location.replace(`#${opens}`);
  const { portalConfig } = describeWorld(running.world.config);
  const portal = createPortal({
    config: portalConfig,
    storage,
    clock: running.world.clock.now,
    fileTransport: running.fileTransport,
  });
  const mounted = await portal.mount(frame);
  const changed = createRefresher(mounted);
  parts.changed = changed;
  followSites(running, () => changed('site'));
  running.onSteered(() => changed());
  followAddress(running, ({ address, lang }) => {
    const url = `${location.pathname}${address ? `?${address}` : ''}${location.hash}`;
    // Past the `replaceState` that the portal's router has patched: it would ask its guard anew, which leaves a page that needs a login
    // while one is asked for over it.
    History.prototype.replaceState.call(history, history.state, '', url);
    opened.moveTo(address || 'default');
    if (lang) for (const key of languageKeys) storage.setFromOutside(key, lang);
    changed();
  });
  // A frame of the gallery is a picture: the bench is beside the sheet already.
  if (isGalleryFrame()) return;
  mountBench(bench, {
    running,
    steering: steeringOf(running.control, changed),
    reset,
    openWorld: (next, named) => void changeWorld(next, named),
    send: createFetchTransport(),
    open: (route) => void mounted.open(route),
    watchRoute: mounted.watchRoute,
    notices: { unreadable: opened.unreadable, earlier },
    watchResets: resets.watch,
    join: () => begin('join'),
    goOn: ({ visit, address, route }) => {
      rememberVisit(address || 'default', visit);
      nextPage('go-on');
      // A page by link has taken its token out of the address, and only the tab that was there knows it.
      const opening = openingRoute(running.world);
      const left = opening?.split('?')[0] === route ? opening : route;
      history.replaceState(history.state, '', `#${left}`);
      location.reload();
    },
  });
}

const frame = document.getElementById('portal');
const bench = document.getElementById('bench');
if (!frame || !bench) throw new Error('index.html has no #portal or #bench');
const address = readWorldAddress(location.search);
const ready = Promise.resolve().then(() => {
  if (!address.ok) throw new RangeError(address.problems.map(describeProblem).join('; '));
  return openSandbox(frame, bench, address.config);
});
const sandbox = createSandboxApi({
  ready,
  running: () => parts.running,
  openWorld: changeWorld,
  reset,
  changed: (what) => parts.changed?.(what),
});
window.sandbox = sandbox;
if (!address.ok) showProblems(frame, address.problems);
ready.catch((error: unknown) => {
  if (!address.ok) return;
  console.error(error);
  window.sayCannotOpen();
});
