import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits until all that was edited is saved, since of an earlier save it is said while the next one waits; and until what
 * `check` expects of it is so too.
 */
export async function untilAllSaved(check: () => void = () => {}): Promise<void> {
  await waitFor(() => {
    expect(screen.getByText(/^Saved \d\d:\d\d/).dataset.state).toBe('saved');
    check();
  });
}
