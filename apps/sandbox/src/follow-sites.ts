import type { BrowserWorld } from '@careers/mocks/browser';

/** Calls back when a site's configuration has changed, also by another tab or the control API. Returns a function that stops it. */
export function followSites({ world, subscribe }: BrowserWorld, changed: () => void): () => void {
  const read = () => JSON.stringify(world.state().sites);
  let known = read();
  return subscribe(() => {
    const now = read();
    if (now === known) return;
    known = now;
    changed();
  });
}
