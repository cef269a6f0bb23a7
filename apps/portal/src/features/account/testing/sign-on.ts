import type { LocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Presses the button to the directory's page.
 * @returns the address that the browser is sent to
 */
export async function leaveForDirectory(left: { readonly to: string[] }): Promise<string> {
  const before = left.to.length;
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with your company account' }));
  await waitFor(() => {
    if (left.to.length === before) throw new Error('nobody has left');
  });
  return left.to.at(-1) ?? '';
}

/**
 * Signs on at the directory's page as a person.
 * @returns the address that it sends the browser back to
 */
export function signOnAt(page: string, { world }: LocalWorld, userName = 'employee'): URL {
  const { pathname, searchParams } = new URL(page);
  const { headers } = world().handleDirectory({
    method: 'POST',
    path: pathname,
    query: Object.fromEntries(searchParams),
    header: () => undefined,
    body: String(new URLSearchParams({ userName, password: 'Passw0rd', answer: 'signOn' })),
  });
  return new URL(headers.Location ?? '');
}

/** The directory's page as opened by a person who has begun the sign-on elsewhere. */
export function directoryPage(redirect: string): string {
  return `http://localhost/directory/login?${new URLSearchParams({ redirect, websiteId: 'site-internal' })}`;
}
