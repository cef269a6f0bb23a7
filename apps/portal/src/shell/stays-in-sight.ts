/**
 * The `ref` of an element below the page: what has the focus in it stays on the screen while the page above it grows. Whoever comes
 * there by Tab passes parts that are fetched only when they come near the screen, and would push it out. An element that has been
 * scrolled away from stays away.
 */
export function staysInSight(below: HTMLElement | null): (() => void) | undefined {
  const page = below?.previousElementSibling;
  if (!page || !globalThis.ResizeObserver) return undefined;
  let height = page.clientHeight;
  const watcher = new ResizeObserver(() => {
    const grown = page.clientHeight - height;
    height = page.clientHeight;
    const focused = document.activeElement;
    if (!focused || !below.contains(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const wasInSight = bottom - grown > 0 && top - grown < innerHeight;
    if (wasInSight) focused.scrollIntoView({ block: 'nearest' });
  });
  watcher.observe(page);
  return () => watcher.disconnect();
}
