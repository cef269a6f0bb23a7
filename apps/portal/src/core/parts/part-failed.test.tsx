import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { PartFailure } from '../failures/part-failure.ts';
import { PartFailed } from './part-failed.tsx';

const missing = () => Promise.resolve(new Response('<p>A page</p>'));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  [undefined, offline, ['Try again']],
  ['block', offline, ['Try again']],
  // Only this file cannot be had: the page itself can, so that to load it again may help.
  ['page', missing, ['Try again', 'Reload the page']],
] as const)(
  'that a part could not be fetched is announced where it stands, with its room and what helps: %s',
  async (size, page, helps) => {
    vi.stubGlobal('fetch', vi.fn(page));
    await renderInPortal(
      <PartFailed error={new PartFailure('its file is gone')} onRetry={() => {}} {...(size && { size })} />,
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be fetched');
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    await waitFor(() => expect(buttons()).toEqual(helps));
    expect(fetch).toHaveBeenCalledOnce();
  },
);
