import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until all that was edited is saved: of an earlier save it is said while the next one waits. */
export async function untilAllSaved(): Promise<void> {
  await waitFor(() => expect(screen.getByText(/^Saved \d\d:\d\d/).dataset.state).toBe('saved'));
}
