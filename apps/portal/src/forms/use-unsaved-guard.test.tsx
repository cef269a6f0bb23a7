import { axeFindings } from '@careers/ui/testing/axe';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRouteHistory } from '../core/navigation/hash-history.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/**
 * An app with two pages, the first of which has a form; `saved` is the result of saving it, `onReceipt` is called as its receipt
 * appears.
 */
async function open(
  saved: () => boolean | Promise<boolean> = () => true,
  onReceipt = (_go: (route: string) => void) => {},
) {
  const onSave = vi.fn(saved);
  const onDiscard = vi.fn();
  let send = () => {};
  function Page() {
    const [isSent, setSent] = useState(false);
    send = () => setSent(true);
    return isSent ? <Receipt /> : <Form />;
  }
  function Receipt() {
    useLayoutEffect(() => onReceipt((route) => router.history.push(route)), []);
    return <h1>Sent</h1>;
  }
  function Form() {
    const [text, setText] = useState('');
    const guard = useUnsavedGuard({ isUnsaved: text !== '', onSave, onDiscard });
    return (
      <>
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        {guard}
      </>
    );
  }
  globalThis.history.pushState(null, '', '#/other');
  const history = createRouteHistory();
  history.push('/');
  onTestFinished(() => history.destroy());
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/other' as string}>Other page</Link>
        <Link to="/" search={{ tab: '2' }}>
          Other tab
        </Link>
        <Outlet />
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Page }),
      createRoute({ getParentRoute: () => root, path: '/slow', loader: () => new Promise(() => {}) }),
      createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Other</h1> }),
    ]),
    history,
  });
  const { portal } = await renderInPortal(<RouterProvider router={router as never} />);
  await screen.findByRole('textbox', { name: 'Text' });
  return { user: userEvent.setup(), onSave, onDiscard, router, portal, send: () => act(() => send()) };
}

const words = 'Your changes have not been saved yet, do you need to save the content of this change?';
const asked = () => screen.findByRole('dialog', { name: 'Unsaved changes', description: words });
const input = () => screen.getByRole('textbox', { name: 'Text', hidden: true });
const link = () => screen.getByRole('link', { name: 'Other page' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form that was edited', () => {
  test('asks in the specification’s words, and not if nothing was edited', async () => {
    const { user } = await open();
    await user.type(input(), 'x');
    await user.click(link());
    await asked();
    expect(await axeFindings()).toEqual([]);
    await press(user, 'Stay');
    await user.clear(input());
    await user.click(link());
    await screen.findByRole('heading', { name: 'Other' });
  });

  test('is prevented by Escape, which keeps what was typed and restores the focus', async () => {
    const { user, onSave, onDiscard } = await open();
    await user.type(input(), 'typed');
    await user.click(link());
    await asked();
    await user.keyboard('{Escape}');
    await gone();
    expect(input()).toHaveProperty('value', 'typed');
    await waitFor(() => expect(document.activeElement).toBe(link()));
    expect([onSave.mock.calls, onDiscard.mock.calls]).toEqual([[], []]);
  });

  test('focuses “Save” in the question, so that Enter loses nothing', async () => {
    const { user, onSave, onDiscard } = await open();
    await user.type(input(), 'typed');
    await user.click(link());
    await asked();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Other' });
    expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  });

  test('saves before the next page is opened; before a log out, what stays on the device counts as unsaved', async () => {
    const saved = Promise.withResolvers<boolean>();
    const { user, onSave, onDiscard, portal } = await open(() => saved.promise);
    await user.type(input(), 'x');
    await act(() => portal.unsaved.sendAll());
    expect([portal.unsaved.isEmpty(), onSave.mock.calls]).toEqual([false, []]);
    await user.click(link());
    for (const name of ['Save', 'Save', 'Stay', 'Leave without saving']) await press(user, name);
    await user.keyboard('{Escape}');
    await asked();
    saved.resolve(true);
    await screen.findByRole('heading', { name: 'Other' });
    expect([onSave.mock.calls.length, onDiscard.mock.calls]).toEqual([1, []]);
  });

  test.each([
    ['could not be saved', async () => false],
    ['failed to be saved', () => Promise.reject(new Error('no'))],
  ])('is prevented if the text %s', async (_case, saved) => {
    const { user } = await open(saved);
    await user.type(input(), 'typed');
    await user.click(link());
    await press(user, 'Save');
    await gone();
    expect(input()).toHaveProperty('value', 'typed');
  });

  test('is possible without saving', async () => {
    const { user, onSave, onDiscard } = await open();
    await user.type(input(), 'x');
    await user.click(link());
    await press(user, 'Leave without saving');
    await screen.findByRole('heading', { name: 'Other' });
    expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([0, 1]);
  });

  test('asks also for the browser’s Back', async () => {
    const { user, router } = await open();
    await user.type(input(), 'x');
    act(() => router.history.back());
    await asked();
    await press(user, 'Leave without saving');
    await screen.findByRole('heading', { name: 'Other' });
  });

  test.each([
    ['the way back', () => history.back()],
    ['an address that was typed', () => location.assign('#/other')],
  ])('is prevented by “Stay”, with what was typed and its own address, for %s', async (_way, leave) => {
    const { user, router } = await open();
    await user.type(input(), 'typed');
    for (const _time of ['once', 'once more']) {
      act(() => leave());
      await asked();
      await press(user, 'Stay');
      await gone();
      await waitFor(() => expect(location.hash).toBe('#/'));
      expect(input()).toHaveProperty('value', 'typed');
      expect(router.state.location.pathname).toBe('/');
    }
  });

  describe('while its question is open', () => {
    const type = (hash: string) => act(() => location.assign(hash));

    test('keeps asking when another address is typed, and “Stay” keeps page, text and address', async () => {
      const { user } = await open();
      const before = history.state?.__TSR_index;
      await user.type(input(), 'draft');
      type('#/other');
      await asked();
      type('#/slow');
      await waitFor(() => expect(history.state?.__TSR_index).toBe(before + 2));
      await asked();
      await press(user, 'Stay');
      await gone();
      await waitFor(() => expect(location.hash).toBe('#/'));
      expect([history.state?.__TSR_index, (input() as HTMLInputElement).value]).toEqual([before, 'draft']);
    });

    test('stops asking when the person goes back by themselves, and opens no other page later', async () => {
      const { user } = await open();
      await user.type(input(), 'draft');
      type('#/other');
      await asked();
      act(() => history.back());
      await gone();
      await waitFor(() => expect(location.hash).toBe('#/'));
      await user.type(input(), ' more');
      type('#/other');
      await press(user, 'Stay');
      await gone();
      await waitFor(() => expect(location.hash).toBe('#/'));
      expect((input() as HTMLInputElement).value).toBe('draft more');
    });
  });

  test.each([
    { end: 'saved', is: true, where: '#/other', steps: -1 },
    { end: 'not saved', is: false, where: '#/', steps: 0 },
  ])(
    'answers the latest way out if another one is taken meanwhile, for edits that are $end',
    async ({ is, where, steps }) => {
      const { promise: saved, resolve: end } = Promise.withResolvers<boolean>();
      const { user } = await open(() => saved);
      const own = history.state?.__TSR_index;
      await user.type(input(), 'typed');
      act(() => location.assign('#/slow'));
      await press(user, 'Save');
      act(() => history.go(-2));
      await waitFor(() => expect(location.hash).toBe('#/other'));
      await act(async () => end(is));
      await gone();
      await waitFor(() => expect([location.hash, history.state?.__TSR_index]).toEqual([where, own + steps]));
      if (is) await screen.findByRole('heading', { name: 'Other' });
      else expect((input() as HTMLInputElement).value).toBe('typed');
    },
  );

  test('stops asking when the form is sent, and its page stays', async () => {
    const { user, router, send } = await open();
    await user.type(input(), 'typed');
    act(() => history.back());
    await asked();
    send();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(location.hash).toBe('#/'));
    expect(router.state.location.pathname).toBe('/');
    await user.click(link());
    await screen.findByRole('heading', { name: 'Other' });
  });

  test('asks nothing if the receipt is left as soon as it appears', async () => {
    const { user, send } = await open(undefined, (go) => go('/other'));
    await user.type(input(), 'x');
    send();
    await screen.findByRole('heading', { name: 'Other' });
    expect(location.hash).toBe('#/other');
  });

  test('stops asking once nothing is edited any more, and opens the next page', async () => {
    const { user } = await open();
    await user.type(input(), 'typed');
    await user.click(link());
    await asked();
    fireEvent.change(input(), { target: { value: '' } });
    await screen.findByRole('heading', { name: 'Other' });
  });

  test('asks once, also if another page is chosen while the next one loads', async () => {
    const { user, router } = await open();
    await user.type(input(), 'x');
    act(() => router.history.push('/slow'));
    await press(user, 'Leave without saving');
    await waitFor(() => expect(router.history.location.pathname).toBe('/slow'));
    act(() => router.history.push('/other'));
    await screen.findByRole('heading', { name: 'Other' });
  });

  test('does not ask if only the query changes', async () => {
    const { user, router } = await open();
    await user.type(input(), 'typed');
    await user.click(screen.getByRole('link', { name: 'Other tab' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: '2' }));
    expect([screen.queryByRole('dialog'), input()]).toEqual([
      null,
      expect.objectContaining({ value: 'typed' }),
    ]);
  });

  test('makes the browser ask when the tab is closed with edited text', async () => {
    const { user } = await open();
    expect(unload()).toBe(false);
    await user.type(input(), 'x');
    expect(unload()).toBe(true);
    await user.clear(input());
    expect(unload()).toBe(false);
  });
});
