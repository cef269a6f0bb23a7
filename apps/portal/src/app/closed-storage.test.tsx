import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserStorage } from '../create-portal.tsx';
import { logInByCode } from '../features/account/testing/person.ts';
import { openPortal } from '../testing/open-portal.ts';

/** The portal's storage in a browser whose storage throws on every access. */
function closedStorage() {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const closed = vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onTestFinished(() => closed.mockRestore());
  }
  expect(() => localStorage.length).toThrow();
  const storage = createBrowserStorage();
  expect(storage.set('locale', 'en-us')).toBe(false);
  return storage;
}

it('a page opens in a browser that refuses to store anything', async () => {
  await openPortal('/position', { storage: closedStorage() });
  expect(await screen.findAllByRole('article')).not.toEqual([]);
});

it('in a browser that refuses to store anything, a login lasts until the page is left, and a message says so', async () => {
  const storage = closedStorage();
  const { local } = await openPortal('/login?redirect=/personalCenter', { storage });
  await logInByCode(userEvent.setup(), '13800000001');
  await screen.findByText(/^This browser has no room to keep you logged in\./);
  await screen.findByRole('heading', { level: 1, name: 'My account' });
  await screen.findByRole('button', { name: /^Hello, / });
  await waitFor(() =>
    expect(Object.keys(local.world().state().sessions)).toEqual([storage.get('Authorization')]),
  );
  // A newly opened page has no session.
  expect(createBrowserStorage().get('Authorization')).toBeNull();
});
