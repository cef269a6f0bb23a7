import '@careers/portal/styles.css';
import './sandbox.css';
import { openingRoute, readWorldAddress, type WorldConfig, writeWorldAddress } from '@careers/mocks';
import { type BrowserWorld, startBrowserWorld } from '@careers/mocks/browser';
import { createBrowserStorage, createPortal, type PortalStorage } from '@careers/portal';
import { mountBench } from './bench/mount-bench.tsx';
import { type DescribedWorld, describeWorld } from './describe-world.ts';
import { directoryPlace } from './directory/place.ts';
import { followSites } from './follow-sites.ts';
import { showProblems } from './problems.ts';
import { createRefresher } from './refresher.ts';
import { createScriptFace } from './script-face.ts';

/** Opens another world: its address says all of it, so the page simply goes there. */
function openWorld(config: WorldConfig): void {
  const query = writeWorldAddress(config);
  location.assign(`${location.pathname}${query ? `?${query}` : ''}`);
}

/** A new visit to a world begins as its address says: site, language, and who is logged in. */
function prepareVisit(storage: PortalStorage, described: DescribedWorld, running: BrowserWorld): void {
  if (running.restored) return;
  storage.set('locale', described.config.lang);
  storage.set('websiteId', described.portalConfig.websiteId);
  const session = running.world.openPersonaSession();
  if (!session) return;
  storage.set('Authorization', session.Authorization);
  storage.set('userInfo', JSON.stringify(session.userInfo));
  if (session.userInfo.phone) storage.set('comPhone', session.userInfo.phone);
  const flag = session.userInfo.ifHomapageAuthFlag;
  if (flag === undefined) return;
  // As a directory login leaves it (section 4).
  storage.set('ifHomapageAuthFlag', String(flag));
  storage.set('comIdap', session.userInfo.userName ?? '');
  storage.set('homepageCategory', '2');
}

async function openSandbox(stage: HTMLElement, bench: HTMLElement, config: WorldConfig): Promise<void> {
  const described = describeWorld(config);
  const prefix = `careers-portal:${described.key}:`;
  const storage = createBrowserStorage(prefix);
  const running = await startBrowserWorld({
    config,
    key: described.key,
    workerUrl: new URL('mockServiceWorker.js', document.baseURI).pathname,
    directory: directoryPlace(config, document.baseURI),
    onReplace: openWorld,
  });
  const reset = () => {
    running.forget();
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    location.reload();
  };
  prepareVisit(storage, described, running);
  const opens = running.restored || location.hash ? undefined : openingRoute(running.world);
  if (opens) location.replace(`#${opens}`);
  const portal = createPortal({ config: described.portalConfig, storage, clock: running.world.clock.now });
  const mounted = await portal.mount(stage);
  const changed = createRefresher(mounted);
  followSites(running, () => changed('site'));
  window.sandbox = createScriptFace({ running, ready: Promise.resolve(), openWorld, reset, changed });
  mountBench(bench, {
    running,
    sandbox: window.sandbox,
    openWorld,
    open: (route) => void mounted.open(route),
  });
}

const stage = document.getElementById('portal');
const bench = document.getElementById('bench');
if (!stage || !bench) throw new Error('index.html has no #portal or #bench');
const address = readWorldAddress(location.search);
if (address.ok) await openSandbox(stage, bench, address.config);
else showProblems(stage, address.problems);
