import type { BrowserWorld } from '@careers/mocks/browser';

/** Tells when a site was configured otherwise, also by another tab or the control API. Returns the way to stop. */
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
