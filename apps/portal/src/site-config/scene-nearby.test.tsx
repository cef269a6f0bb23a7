import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntersections } from '../testing/stub-intersections.ts';
import SceneNearby from './scene-nearby.tsx';

test('a picture whose place has come near is drawn, also if the observer reports leaving and coming at once', async () => {
  const { tell } = stubIntersections();
  const { container } = render(<SceneNearby word={undefined} view={undefined} />);
  tell(false, true);
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
});
