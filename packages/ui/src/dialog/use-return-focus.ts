import { useRef } from 'react';

/**
 * Gives the focus back when a dialog goes: to where it came from, or to where the page behind has wanted it
 * meanwhile. Radix does so for a dialog with a trigger; one that something else opens would leave it nowhere.
 *
 * @returns handlers for the dialog's content
 */
export function useReturnFocus(hasTrigger: boolean) {
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
      // The dialog pulls the focus back already as it leaves, so that often nothing comes in behind.
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
      if (target.current instanceof HTMLElement) target.current.focus();
    },
  };
}

/** What floats is appended as it opens, so that behind is before; Radix's sentinels are no place to be. */
function isBehind(element: Element, content: EventTarget | null): boolean {
  if (!(content instanceof Element) || element.hasAttribute('data-radix-focus-guard')) return false;
  // The dialog has left already and is about to give the focus back: whatever is wanted now is all there is.
  if (!content.isConnected) return true;
  return Boolean(content.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}
