import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntersections } from '../testing/stub-intersections.ts';
import SceneNearby from './scene-nearby.tsx';

test('a picture whose place has come near while the page was busy is drawn, though its observer is told in one go', async () => {
  const { tell } = stubIntersections();
  const { container } = render(<SceneNearby word={undefined} view={undefined} />);
  tell(false, true);
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
});
