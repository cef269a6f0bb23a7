import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { PartFailure } from '../core/failures/part-failure.ts';
import { createRouteHistory } from '../core/navigation/hash-history.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

let isLost = true;
vi.mock('./unsaved-dialog.tsx', async (original) => {
  const { default: Dialog } = await original<typeof import('./unsaved-dialog.tsx')>();
  return {
    default: (props: Parameters<typeof Dialog>[0]) => {
      if (isLost) throw new PartFailure('its file is gone');
      return <Dialog {...props} />;
    },
  };
});

afterEach(() => vi.restoreAllMocks());

function Form() {
  const [text, setText] = useState('');
  const guard = useUnsavedGuard({ isUnsaved: text !== '', onSave: () => true });
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {guard}
    </>
  );
}

/** An edited form, beside a link to another page. */
async function openEdited() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isLost = true;
  globalThis.history.pushState(null, '', '#/');
  const history = createRouteHistory();
  onTestFinished(() => history.destroy());
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={'/other' as string}>Other page</Link>
        <Outlet />
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Other</h1> }),
    ]),
    history,
  });
  await renderInPortal(<RouterProvider router={router as never} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'typed');
  return user;
}
const link = () => screen.getByRole('link', { name: 'Other page' });

test('a dialog that cannot be fetched is announced beside the link, and shown by the next press', async () => {
  const user = await openEdited();
  await user.click(link());
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('could not be fetched');
  isLost = false;
  await user.click(link());
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
  await screen.findByRole('heading', { name: 'Other' });
});

test('after that announcement, a press elsewhere stays on the page, with what was typed and its own address', async () => {
  const user = await openEdited();
  await user.click(link());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'typed');
  expect(location.hash).toBe('#/');
});
