import { vi } from 'vitest';

/** From now on: what the page has been scrolled to. */
export function scrolledTo(): () => readonly unknown[] {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  return () => scroll.mock.contexts;
}
