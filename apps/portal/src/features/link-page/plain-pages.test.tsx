import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

test.each([
  ['/linkInvalid', 'This link is not valid.'],
  ['/noData', 'There is nothing to show here yet.'],
])(
  '%s says what it is and leads on, without a login and without a question to the server',
  async (path, words) => {
    const world = createLocalWorld();
    await openPortal(path, { world });
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
    const asked = world
      .world()
      .calls()
      .map(({ path: method }) => method);
    expect(asked.filter((method) => method.startsWith('rm.'))).toEqual([]);
    await userEvent.setup().click(screen.getByRole('link', { name: 'To the careers site' }));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
  },
);
