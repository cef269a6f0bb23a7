/** The element of the host in which the portal scrolls; undefined if it is the document. */
export function findScroller(): HTMLElement | undefined {
  let element = document.querySelector('[data-portal-root]')?.parentElement;
  while (element && element !== document.body) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
    element = element.parentElement;
  }
  return undefined;
}

/** The distance of an element from the start of the scrolled content, in whole pixels. */
export function offsetIn(scroller: HTMLElement | undefined, element: Element): number {
  const { top } = element.getBoundingClientRect();
  const beginning = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY;
  return Math.round(top - beginning);
}
