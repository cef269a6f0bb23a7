/**
 * What a dialog over the portal listens to on the document: by these it closes, takes the focus back, and keeps what is behind it from
 * being scrolled.
 */
const listenedTo = ['pointerdown', 'focusin', 'focusout', 'wheel', 'touchstart', 'touchmove'] as const;

/**
 * Keeps the bench usable while a dialog covers the portal: the bench stands beside it, with the code that the dialog asks for. What happens
 * on the bench, or moves the focus there, is not passed on to the document. Its own part of the page and the portal's hear it before.
 */
export function keepUsableBesideDialogs(bench: HTMLElement): void {
  const isOfBench = (target: EventTarget | null) => target instanceof Node && bench.contains(target);
  for (const type of listenedTo)
    document.body.addEventListener(type, (event) => {
      const comesTo = event instanceof FocusEvent ? event.relatedTarget : null;
      if (isOfBench(event.target) || isOfBench(comesTo)) event.stopPropagation();
    });
  // The dialog takes this one on its way down, before anything of the bench could.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isOfBench(event.target)) event.stopPropagation();
    },
    { capture: true },
  );
}
