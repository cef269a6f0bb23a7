import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PartFailure } from '../../core/failures/part-failure.ts';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { testPortal } from '../../testing/test-portal.ts';
import { CalendarButton } from './calendar-button.tsx';

vi.mock('./calendar-file.ts', () => ({
  calendarFile: () => {
    throw new PartFailure('its file is gone');
  },
}));

test('a calendar file whose code cannot be fetched is said to be missing, and can be asked for again', async () => {
  const portal = testPortal();
  await portal.languages.need('interview');
  const start = new Date(portal.clock() + 3_600_000).toISOString();
  const end = new Date(portal.clock() + 7_200_000).toISOString();
  const event = { id: 'interview-1', time: { start, end }, summary: '', place: '', description: '' };
  await renderInPortal(<CalendarButton event={event} />, portal);
  const said = () => portal.toasts.getSnapshot().map(({ tone, message }) => `${tone}: ${message}`);
  const user = userEvent.setup();
  for (const _press of ['the first', 'another']) {
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    await waitFor(() =>
      expect(said()).toEqual([expect.stringMatching(/^error: This part of the page could not be fetched/)]),
    );
    for (const { id } of portal.toasts.getSnapshot()) portal.toasts.dismiss(id);
  }
});
