/** What the portal scrolls in: an element of its host, or undefined where it is the document. */
export function findScroller(): HTMLElement | undefined {
  let element = document.querySelector('[data-portal-root]')?.parentElement;
  while (element && element !== document.body) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
    element = element.parentElement;
  }
  return undefined;
}

/** How far below the scroller's beginning an element stands, in whole pixels. */
export function offsetIn(scroller: HTMLElement | undefined, element: Element): number {
  const { top } = element.getBoundingClientRect();
  const beginning = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY;
  return Math.round(top - beginning);
}
