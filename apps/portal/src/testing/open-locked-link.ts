import { createLocalWorld } from '@careers/mocks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from './open-portal.ts';

type OpenOptions = Parameters<typeof openPortal>[1];

/** Opens a link page that needs a code, and enters the code. */
export async function openLockedLink(route: string, options: OpenOptions = {}) {
  const world = options.world ?? createLocalWorld();
  const opened = await openPortal(route, { ...options, world });
  const user = userEvent.setup({ applyAccept: false });
  await user.type(await screen.findByLabelText('Verification code'), '888888');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return { ...opened, world, user };
}
