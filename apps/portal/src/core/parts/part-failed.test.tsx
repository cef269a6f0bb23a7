import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { PartFailure } from '../failures/part-failure.ts';
import { PartFailed } from './part-failed.tsx';

test.each([undefined, 'block', 'page'] as const)(
  'that a part could not be fetched is announced where it stands, with its room: %s',
  async (size) => {
    await renderInPortal(
      <PartFailed error={new PartFailure('its file is gone')} onRetry={() => {}} {...(size && { size })} />,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be fetched');
  },
);
