import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { PartFailure } from '../failures/part-failure.ts';
import { createRouteHistory } from './hash-history.ts';
import { RouteError } from './route-error.tsx';

function Unfetched(): never {
  throw new PartFailure('its file is gone');
}

test('a page that cannot be fetched has a heading, which takes the focus, and names the tab', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  globalThis.history.pushState(null, '', '#/');
  const history = createRouteHistory();
  onTestFinished(() => history.destroy());
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/',
        component: () => <Link to={'/other' as string}>Other page</Link>,
      }),
      createRoute({ getParentRoute: () => root, path: '/other', component: Unfetched }),
    ]),
    history,
    defaultErrorComponent: RouteError,
  });
  await renderInPortal(<RouterProvider router={router} />);
  document.title = 'The page before';
  await userEvent.click(await screen.findByRole('link', { name: 'Other page' }));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toBe(document.activeElement);
  expect(document.title).toBe(heading.textContent);
  expect(screen.getByRole('alert').textContent).toContain('This part of the page could not be fetched');
});
