import { useLocation, useRouter } from '@tanstack/react-router';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestPortal, mountPortal } from '../../features/account/testing/mount-portal.tsx';
import { usePageLeft } from './use-page-left.ts';

/** A page that shows its query; `left` is called when it is left. */
async function openPage() {
  const left = vi.fn();
  function Page() {
    const { history } = useRouter();
    const { searchStr } = useLocation();
    usePageLeft(left);
    return (
      <>
        <h1>Page {searchStr}</h1>
        <button type="button" onClick={() => history.push('/list?page=2')}>
          Write the query
        </button>
        <button type="button" onClick={() => history.replace('/list?page=3')}>
          Write it anew
        </button>
        <button type="button" onClick={() => history.back()}>
          Go back
        </button>
        <button type="button" onClick={() => history.push('/other')}>
          Go elsewhere
        </button>
      </>
    );
  }
  mountPortal(await createTestPortal(), { '/list': Page }, '/list');
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  return { left, press };
}

test('a page is left for another one', async () => {
  const { left, press } = await openPage();
  await press('Go elsewhere');
  await screen.findByTestId('place');
  expect(left).toHaveBeenCalledTimes(1);
});

test('a page is left by a step back within it, and not by a query that it writes', async () => {
  const { left, press } = await openPage();
  await press('Write the query');
  await screen.findByRole('heading', { name: 'Page ?page=2' });
  await press('Write it anew');
  await screen.findByRole('heading', { name: 'Page ?page=3' });
  expect(left).not.toHaveBeenCalled();
  await press('Go back');
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test('without a router nothing is ever left', () => {
  const left = vi.fn();
  renderHook(() => usePageLeft(left)).unmount();
  expect(left).not.toHaveBeenCalled();
});
