/** Elements that the focus was moved to, with the hidden ones that it was taken from. */
const movedFrom = new WeakMap<Element, HTMLElement>();
/** What is open, and will not be able to return the focus to its button. */
const watched = new WeakSet<Element>();

/**
 * Keeps the focus when the window gets another size and what had the focus is not shown at the new one: the focus moves to what stands
 * there instead, and back once the first element is shown again. A dialog whose button is hidden meanwhile returns it in the same way
 * when it closes (decision 0190).
 *
 * @param portal the element that the portal is mounted in
 * @param last what was focused last: a browser may have taken the focus from it before it tells of the new size
 */
export function keepFocusOnResize(portal: HTMLElement, last: EventTarget | null): void {
  for (const opener of portal.querySelectorAll<HTMLElement>('[aria-haspopup=dialog][data-state=open]'))
    if (!isShown(opener)) keepFocusOnceClosed(portal, opener);
  if (!(last instanceof HTMLElement) || !portal.contains(last)) return;
  const { activeElement } = document;
  if (activeElement !== last && activeElement !== document.body) return;
  const before = movedFrom.get(last);
  if (before && isShown(before)) before.focus({ preventScroll: true });
  else if (!isShown(last)) moveFocus(last, before ?? last);
}

function moveFocus(hidden: HTMLElement, from: HTMLElement): void {
  const other = insteadOf(hidden);
  other?.focus({ preventScroll: true });
  if (other) movedFrom.set(other, from);
}

/** Waits until what the opener has opened is gone: its own focus, since it is hidden, is refused by the browser. */
function keepFocusOnceClosed(portal: HTMLElement, opener: HTMLElement): void {
  const opened = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  if (!opened || watched.has(opened)) return;
  watched.add(opened);
  const watch = new MutationObserver(() => {
    if (opened.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body && !isShown(opener)) moveFocus(opener, opener);
  });
  watch.observe(portal, { childList: true, subtree: true });
}

/** What does the same at this size, else the nearest control after the hidden one, else before it. */
function insteadOf(hidden: HTMLElement): HTMLElement | undefined {
  const landmark = hidden.closest('[role$=dialog],header,main,footer');
  const same =
    landmark && shownIn(landmark).find((one) => nameOf(one) !== '' && nameOf(one) === nameOf(hidden));
  if (same) return same;
  for (let around = hidden.parentElement; around; around = around.parentElement) {
    const near = shownIn(around);
    const after = (one: Element) => hidden.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (near.length > 0) return near.find(after) ?? near.at(-1);
  }
  return undefined;
}

function shownIn(element: Element): HTMLElement[] {
  const controls = element.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea');
  return [...controls].filter((one) => isShown(one) && !one.matches(':disabled'));
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Two shapes of one thing that have different names, or a list and the button that opens it, are marked as counterparts. */
function nameOf(element: HTMLElement): string {
  const counterpart = element.closest<HTMLElement>('[data-counterpart]')?.dataset.counterpart;
  return counterpart ?? element.getAttribute('aria-label') ?? element.textContent;
}
