import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntersections } from '../../testing/stub-intersections.ts';
import { NearScreen } from './near-screen.tsx';

test('content whose place has come near is shown, also if the observer reports leaving and coming at once', () => {
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
