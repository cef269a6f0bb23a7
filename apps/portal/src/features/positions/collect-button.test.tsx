import { readFault } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../testing/open-portal.ts';

const stars = () => screen.findAllByRole('button', { name: /^Save / });

describe('saving a position', () => {
  test('in the list shows a message, and a second press removes it again', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    await openPortal('/position', { world: local, stored });
    const star = (await stars()).find((one) => one.ariaPressed === 'false') as HTMLElement;
    const kept = () => local.world().state().collections.length;
    const before = kept();
    await user.click(star);
    await screen.findByText('Collection success');
    expect(star.ariaPressed).toBe('true');
    expect(kept()).toBe(before + 1);
    // The card's link was not followed.
    expect(location.hash).toMatch(/^#\/position/);
    await user.click(star);
    await screen.findByText('Cancel successful');
    await waitFor(() => expect(kept()).toBe(before));
    expect(star.ariaPressed).toBe('false');
  });

  test('is not undone by a second press that fails', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld({
      faults: [readFault('rm.position.cancelCollectPosition:http500:once')],
    });
    await openPortal('/position', { world: local, stored });
    const star = (await stars()).find((one) => one.ariaPressed === 'false') as HTMLElement;
    await user.click(star);
    await screen.findByText('Collection success');
    await user.click(star);
    await screen.findByText(/service is not available/);
    expect(star.ariaPressed).toBe('true');
    await user.click(star);
    await screen.findByText('Cancel successful');
    expect(star.ariaPressed).toBe('false');
  });

  test('on its page is remembered when the page is opened again', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const [id = ''] = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
    const { portal } = await openPortal(`/RecruitDetail?id=${id}`, { world: local, stored });
    const pressed = () => screen.getAllByRole('button', { name: /^Saved?/ }).map((one) => one.ariaPressed);
    const [button] = await screen.findAllByRole('button', { name: /^Saved?/ });
    await user.click(button as HTMLElement);
    await screen.findByText('Collection success');
    await portal.open('/position');
    await stars();
    await portal.open(`/RecruitDetail?id=${id}`);
    await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  });

  test('without a session asks for a login first', async () => {
    const user = userEvent.setup();
    const { local } = await openPortal('/position');
    const [star] = await stars();
    await user.click(star as HTMLElement);
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    await user.type(await screen.findByLabelText('Phone number'), '13800000001');
    await user.type(screen.getByLabelText('Verification code'), '888888');
    const before = local.world().state().collections.length;
    await user.click(screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement);
    await screen.findByText('Collection success');
    expect(local.world().state().collections).toHaveLength(before + 1);
  });

  test('without a session says “Please log in to continue” if that login is closed, and nothing of an expired session', async () => {
    const user = userEvent.setup();
    await openPortal('/position');
    const [star] = await stars();
    await user.click(star as HTMLElement);
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    await user.keyboard('{Escape}');
    const said = await screen.findByText('Please log in to continue.');
    // Unlike an error, it disappears by itself.
    expect(said.closest('li')?.dataset.state).toBe('info');
    expect(document.body.textContent).not.toMatch(/expired/);
    expect(star?.ariaPressed).toBe('false');
  });

  test('without a session no longer asks for a login on the page before, which somebody went back to', async () => {
    const user = userEvent.setup();
    const { portal, local } = await openPortal('/feedback');
    const before = local.world().state().collections.length;
    await portal.open('/position');
    const [star] = await stars();
    await user.click(star as HTMLElement);
    await screen.findByRole('dialog', { name: 'Please log in to continue' });
    history.back();
    await screen.findByRole('heading', { level: 1, name: /feedback/i });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(local.world().state().collections).toHaveLength(before);
  });
});
