import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * The links of the error summary of the form that was just refused, which has to have the focus. Each is followed, and has to
 * lead to a refused field.
 */
export async function followSummary(user: UserEvent): Promise<(string | null)[]> {
  const summary = await screen.findByRole('group', { name: /need(s)? your attention/ });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const links = within(summary).getAllByRole('link');
  for (const link of links) {
    await user.click(link);
    const field = document.activeElement;
    expect([link.textContent, field?.tagName, field?.closest('[aria-invalid=true]') !== null]).toEqual([
      link.textContent,
      expect.stringMatching(/INPUT|TEXTAREA|SELECT/),
      true,
    ]);
  }
  return links.map(({ textContent }) => textContent);
}
