/**
 * Scrolls what Tab has reached into full sight. Firefox leaves as it is what can be seen in part, be the rest behind the action bar or
 * the header. In bars that stay on the screen, and in what floats over the page, nothing is scrolled.
 */
export function keepTabInSight(element: HTMLElement): () => void {
  const show = ({ key }: KeyboardEvent) => {
    const { activeElement } = document;
    if (key !== 'Tab' || !activeElement || !element.contains(activeElement)) return;
    if (!staysOnScreen(activeElement, element)) activeElement.scrollIntoView({ block: 'nearest' });
  };
  // The focus has moved by now, however the key was held.
  element.addEventListener('keyup', show);
  return () => element.removeEventListener('keyup', show);
}

function staysOnScreen(element: Element, root: Element): boolean {
  for (let around: Element | null = element; around && around !== root; around = around.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true;
  return false;
}
