import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until all edits are saved (“Saved” is shown for an earlier save while the next one waits), and until `check` passes. */
export async function untilAllSaved(check: () => void = () => {}): Promise<void> {
  await waitFor(() => {
    expect(screen.getByText(/^Saved \d\d:\d\d/).dataset.state).toBe('saved');
    check();
  });
}
