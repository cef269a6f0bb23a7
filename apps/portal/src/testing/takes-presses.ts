import { waitFor } from '@testing-library/react';

/** Waits until a dialog accepts presses: it blocks the page below in one render, and accepts presses in the next. */
export async function takesPresses(dialog: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => {
    if (getComputedStyle(dialog).pointerEvents === 'none') throw new Error('the dialog takes no presses yet');
  });
  return dialog;
}
