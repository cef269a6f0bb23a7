import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntersections } from '../../testing/stub-intersections.ts';
import { NearScreen } from './near-screen.tsx';

test('what has come near while the page was busy is shown, though its observer is told in one go', () => {
  const { tell } = stubIntersections();
  render(
    <NearScreen>
      <p>A story</p>
    </NearScreen>,
  );
  act(() => tell(false));
  expect(screen.queryByText('A story')).toBeNull();
  act(() => tell(false, true));
  expect(screen.getByText('A story')).toBeTruthy();
});
