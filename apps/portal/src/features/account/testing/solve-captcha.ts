import { findGap } from '@careers/mocks/captcha';
import { screen, waitFor } from '@testing-library/react';
import type { Person } from './person.ts';

/** Waits for the slider's next picture. */
export async function nextPicture(): Promise<{ readonly gap: number }> {
  const source = (part: string) =>
    document.querySelector<HTMLImageElement>(`[data-captcha-${part}]`)?.src.split(',')[1] ?? '';
  await waitFor(
    () => {
      // Queried each time: the slider of a solved puzzle may still be on screen.
      const handle = screen.getByRole('slider', { name: 'Piece of the puzzle' });
      if (!source('image') || handle.getAttribute('aria-disabled') === 'true')
        throw new Error('no picture yet');
    },
    { timeout: 10_000 },
  );
  const { x } = findGap({ originalImageBase64: source('image'), jigsawImageBase64: source('jigsaw') });
  return { gap: x };
}

/** Moves the piece by keyboard, and confirms. */
export async function answerByKeys(person: Person, x: number): Promise<void> {
  screen.getByRole('slider', { name: 'Piece of the puzzle' }).focus();
  const far = '{Shift>}{ArrowRight}{/Shift}'.repeat(Math.floor(x / 10));
  await person.keyboard(`${far}${'{ArrowRight}'.repeat(x % 10)}{Enter}`);
}
