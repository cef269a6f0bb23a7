import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazy } from './lazy.tsx';
import { PartBoundary } from './part-boundary.tsx';

/** A part each of whose fetches is answered by hand. */
function partByHand() {
  const fetches: PromiseWithResolvers<{ default: () => ReactNode }>[] = [];
  const Part = lazy(() => {
    const fetched = Promise.withResolvers<{ default: () => ReactNode }>();
    fetches.push(fetched);
    return fetched.promise;
  });
  const answer = (number: number) => fetches[number]?.resolve({ default: () => <p>The part</p> });
  const fail = async (number: number) => {
    fetches[number]?.reject(new Error('the line is down'));
    await fetches[number]?.promise.catch(() => {});
  };
  return { Part, fetches, answer, fail };
}

function page(Part: ComponentType, name = 'Failed') {
  return (
    <PartBoundary
      fallback="Loading"
      failed={(_, retry) => (
        <button type="button" onClick={retry}>
          {name}
        </button>
      )}
    >
      <Part />
    </PartBoundary>
  );
}

/** React says on the console what a boundary has caught. */
function expectConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

test('a part that failed after its page was left is fetched again on the next visit, and no failure is shown', async () => {
  const { Part, fetches, answer, fail } = partByHand();
  const failures = expectConsole();
  render(page(Part)).unmount();
  await fail(0);
  render(page(Part));
  expect(screen.queryByRole('button', { name: 'Failed' })).toBeNull();
  expect(fetches).toHaveLength(2);
  answer(1);
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(failures).not.toHaveBeenCalled();
});

test('a part that failed is fetched again when its button is pressed, and is said to have failed until then', async () => {
  const { Part, fetches, answer, fail } = partByHand();
  expectConsole();
  render(page(Part));
  await fail(0);
  const retry = await screen.findByRole('button', { name: 'Failed' });
  expect(fetches).toHaveLength(1);
  retry.click();
  await waitFor(() => expect(fetches).toHaveLength(2));
  answer(1);
  expect(await screen.findByText('The part')).toBeTruthy();
});

test('two places that wait for one part share its fetch and its failure, and each tries again alone', async () => {
  const { Part, fetches, answer, fail } = partByHand();
  expectConsole();
  render(
    <>
      {page(Part, 'First failed')}
      {page(Part, 'Second failed')}
    </>,
  );
  expect(fetches).toHaveLength(1);
  await fail(0);
  const first = await screen.findByRole('button', { name: 'First failed' });
  const second = await screen.findByRole('button', { name: 'Second failed' });
  expect(fetches).toHaveLength(1);
  first.click();
  await waitFor(() => expect(fetches).toHaveLength(2));
  answer(1);
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Second failed' })).toBe(second);
  second.click();
  await waitFor(() => expect(screen.getAllByText('The part')).toHaveLength(2));
  expect(fetches).toHaveLength(2);
});
