import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../testing/open-portal.ts';

test('the account settings are linked in the personal center and in the header, and the focus goes to the heading of each page', async () => {
  const user = userEvent.setup();
  const { local, stored } = personaWorld();
  const { portal } = await openPortal('/personalCenter', { world: local, stored });
  const me = within(await screen.findByRole('region', { name: 'About you' }));
  await user.click(me.getByRole('link', { name: 'Account settings' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Account settings' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await portal.open('/personalCenter');
  const back = await screen.findByRole('heading', { level: 1, name: 'My account' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  (await screen.findByRole('button', { name: /^Hello, / })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Account settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Account settings' });
});
