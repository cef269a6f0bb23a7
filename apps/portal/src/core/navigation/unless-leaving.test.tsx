import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { appLocationOf } from './app-location.ts';
import { useUnlessLeaving } from './unless-leaving.ts';

/** A list that acts when it is told to, and a page whose code is long on its way. */
async function openList() {
  const acts: string[] = [];
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const list = { tell: (_reason: string | undefined) => {} };
  function List() {
    const [reason, setReason] = useState<string>();
    list.tell = setReason;
    useUnlessLeaving(reason, () => void acts.push(reason ?? ''));
    return <h1>List</h1>;
  }
  const root = createRootRoute({
    beforeLoad: ({ location }) => {
      const context = { location: appLocationOf(location) };
      return location.state.link ? arrival.then(() => context) : context;
    },
    component: Outlet,
  });
  const at = (path: string) => ({ getParentRoute: () => root, path });
  const routeTree = root.addChildren([
    createRoute({
      ...at('/list'),
      loaderDeps: ({ search }) => search,
      loader: ({ deps }) => ('far' in deps ? arrival : undefined),
      component: List,
    }),
    createRoute({ ...at('/next'), loader: () => arrival, component: () => <h1>Next</h1> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/list?page=2'] });
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'List' });
  const go = (to: string, search = {}, state = {}) => void router.navigate({ to, search, state } as never);
  return { acts, arrive, go, tell: (reason: string | undefined) => act(() => list.tell(reason)) };
}

describe('what a page does by itself to the address', () => {
  test('it does at once, and once for each reason', async () => {
    const { acts, tell } = await openList();
    expect(acts).toEqual([]);
    tell('first');
    tell('first');
    expect(acts).toEqual(['first']);
    tell('second');
    tell(undefined);
    tell('second');
    expect(acts).toEqual(['first', 'second', 'second']);
  });

  test('it leaves undone when the next page is on its way already', async () => {
    const { acts, arrive, go, tell } = await openList();
    act(() => go('/next'));
    tell('late');
    screen.getByRole('heading', { name: 'List' });
    arrive();
    await screen.findByRole('heading', { name: 'Next' });
    expect(acts).toEqual([]);
  });

  test('it waits with while another state of its own is on its way', async () => {
    const { acts, arrive, go, tell } = await openList();
    act(() => go('/list', { far: 'yes' }));
    tell('late');
    expect(acts).toEqual([]);
    await act(async () => arrive());
    expect(acts).toEqual(['late']);
  });

  test('it waits with while the same page of another link is on its way', async () => {
    const { acts, arrive, go, tell } = await openList();
    act(() => go('/list', { page: 2 }, { link: 'another' }));
    tell('late');
    expect(acts).toEqual([]);
    await act(async () => arrive());
    expect(acts).toEqual(['late']);
  });

  test('it does when the person has come back before the next page was there', async () => {
    const { acts, go, tell } = await openList();
    act(() => go('/next'));
    tell('late');
    expect(acts).toEqual([]);
    await act(async () => go('/list', { page: 2 }));
    expect(acts).toEqual(['late']);
  });
});
