import { useRef } from 'react';

/**
 * Returns the focus when a dialog closes: to the element that had it before, or to one behind the dialog that was focused by script
 * meanwhile. Radix does so only for a dialog with a trigger.
 *
 * @param otherwise where it goes if nothing had it
 * @returns handlers for the dialog's content
 */
export function useReturnFocus(hasTrigger: boolean, otherwise?: () => HTMLElement | null) {
  const target = useRef<Element>(null);
  const stopFollowing = useRef(() => {});
  if (hasTrigger) return {};
  return {
    /** Called before the dialog takes the focus. */
    onOpenAutoFocus({ currentTarget: content }: Event) {
      target.current = document.activeElement;
      const wanted = (element: EventTarget | null) => {
        if (element instanceof Element && isBehind(element, content)) target.current = element;
      };
      // The dialog takes the focus back as it leaves, so that often no element behind receives it: `relatedTarget` still names it.
      const left = (event: FocusEvent) => wanted(event.relatedTarget);
      const came = (event: FocusEvent) => wanted(event.target);
      document.addEventListener('focusout', left);
      document.addEventListener('focusin', came);
      stopFollowing.current = () => {
        document.removeEventListener('focusout', left);
        document.removeEventListener('focusin', came);
      };
    },
    onCloseAutoFocus(event: Event) {
      stopFollowing.current();
      event.preventDefault();
      const place = target.current === document.body && otherwise ? otherwise() : target.current;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}

/**
 * Whether an element is behind the dialog. Floating parts are appended when they open, so behind means before in the document.
 * Radix's focus guards do not count.
 */
function isBehind(element: Element, content: EventTarget | null): boolean {
  if (!(content instanceof Element) || element.hasAttribute('data-radix-focus-guard')) return false;
  // The dialog has been removed, and is about to return the focus: any element counts.
  if (!content.isConnected) return true;
  return Boolean(content.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}
