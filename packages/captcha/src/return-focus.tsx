import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it came from when the dialog around it goes. Radix does so only for a dialog
 * with a trigger of its own, and a captcha is opened by whatever action the server wants proof for.
 */
export function ReturnFocus(): null {
  useLayoutEffect(() => {
    // The first commit of the content: the dialog has not taken the focus yet.
    const opener = document.activeElement;
    return () => {
      // After the dialog has let go; unless the page has found a better place by then.
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, []);
  return null;
}
