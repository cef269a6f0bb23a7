import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';
import { logInAgain, logInByCode } from '../account/testing/person.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const join = () => screen.findByRole('button', { name: 'Join the talent pool' });

async function open(token = 'talent-invitation', persona: 'candidate' | 'newcomer' = 'candidate') {
  const { local, stored } = personaWorld({ persona });
  await openPortal(`/talentInvitationUpdate?token=${token}`, { world: local, stored });
  return { local, user: userEvent.setup() };
}

test('an invitation to the talent pool needs a login, whose address has nothing of the link', async () => {
  const storage = createMemoryStorage({ locale: 'en-us' });
  const { portal, local } = await openPortal('/talentInvitationUpdate?token=talent-invitation', { storage });
  const isAtLogin = () => waitFor(() => expect(location.hash).toMatch(/^#\/login\?.*redirect/));
  await isAtLogin();
  expect(location.href).not.toContain('talent-invitation');
  // A reload in the middle of the login still leads to the invitation.
  portal.unmount();
  await openPortal(location.hash.slice(1), { world: local, storage });
  await isAtLogin();
  await logInByCode(userEvent.setup(), '13800000001');
  await join();
  expect(location.href).not.toContain('talent-invitation');
});

test('of two invitations of one tab, the one that was opened last is shown after a login', async () => {
  const { local, stored } = personaWorld();
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const open = (token: string) =>
    openPortal(`/talentInvitationUpdate?token=${token}`, { world: local, storage });
  const { portal } = await open('talent-invitation-done');
  await waitFor(() => expect(stateShown()).toBe('done'));
  portal.unmount();
  for (const key of Object.keys(stored)) storage.remove(key);
  await open('talent-invitation');
  await waitFor(() => expect(location.hash).toMatch(/^#\/login/));
  await logInByCode(userEvent.setup(), '13800000001');
  await join();
});

test('an invitation to the talent pool shows the person’s resume, the deadline and the consent, which is not ticked', async () => {
  await open();
  await join();
  expect(screen.getByRole('region', { name: 'My resume' }).textContent).toMatch(/林小雨|Lin Xiaoyu/);
  expect(screen.getByText(/^Please answer by/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '12 months' }).checked).toBe(true);
  expect(await axeFindings(main())).toEqual([]);
});

test('the talent pool is joined with the consent only, for the chosen time', async () => {
  const { user } = await open();
  await user.click(await join());
  expect(await screen.findByText('Please read it and agree first')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '24 months' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(await join());
  await screen.findByRole('heading', { name: 'You are in our talent pool' });
  expect(screen.getByText(/^We keep your resume until/)).toBeTruthy();
  expect(stateShown()).toBe('done');
  // It can be answered once: the form and the link to the editor are removed.
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit my resume' })).toBeNull();
});

test('an invitation to the talent pool shows nothing of it to another person', async () => {
  await open('talent-invitation', 'newcomer');
  expect(await screen.findByText(/^This invitation was sent to somebody else/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'My resume' })).toBeNull();
});

test('an invitation to the talent pool lets another person log in with the invited account', async () => {
  const { user } = await open('talent-invitation', 'newcomer');
  await user.click(await screen.findByRole('button', { name: 'Log in with another account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Please log in to continue' });
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('');
  await logInByCode(user, '13800000001');
  await join();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'My resume' }).textContent).toMatch(/林小雨|Lin Xiaoyu/);
});

test.each([
  ['talent-invitation-done', 'done'],
  ['talent-invitation-expired', 'expired'],
  ['offer-pending', 'invalid'],
])('an invitation to the talent pool with the token %s is %s', async (token, state) => {
  await open(token);
  await waitFor(() => expect(stateShown()).toBe(state));
});

test('an invitation to the talent pool asks for the consent again if its text has changed since it was ticked', async () => {
  const versions = ['1', '2'];
  const { local, stored } = personaWorld({ persona: 'candidate' });
  await openPortal('/talentInvitationUpdate?token=talent-invitation', {
    world: local,
    stored,
    through: changingReply('getTalentInvitation', ({ consent, ...data }: { readonly consent: object }) => ({
      ...data,
      consent: { ...consent, version: versions.shift() ?? '2' },
    })),
  });
  const user = userEvent.setup();
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox');
  await join();
  await user.click(tick());
  expect(tick().checked).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
  await waitFor(() => expect(tick().checked).toBe(false));
});

test('the resume editor leads back to the invitation to the talent pool', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Edit my resume' }));
  await screen.findByRole('region', { name: 'Basic information' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Go back to where you were' }));
  expect(await join()).toBeTruthy();
});

test('a reload keeps the chosen time but not the consent, and the page asks before it is left', async () => {
  const { local, stored } = personaWorld({ persona: 'candidate' });
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const { portal } = await openPortal('/talentInvitationUpdate?token=talent-invitation', {
    world: local,
    storage,
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: '24 months' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('link', { name: 'Edit my resume' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Your changes have not been saved yet, do you need to save the content of this change?',
  );
  portal.unmount();
  await openPortal('/talentInvitationUpdate', { world: local, storage });
  const months = await screen.findByRole<HTMLInputElement>('radio', { name: '24 months' });
  await waitFor(() => expect(months.checked).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByText(/^Restored what you typed on/)).toBeTruthy();
});

test('an answer to an invitation is sent once after a login over the page, if the session expires before', async () => {
  const { local, user } = await open();
  await user.click(await screen.findByRole('radio', { name: '24 months' }));
  await user.click(screen.getByRole('checkbox'));
  local.world().clock.advance(3 * 3_600_000);
  await user.click(await join());
  await logInAgain(user, '13800000001');
  await screen.findByRole('heading', { name: 'You are in our talent pool' });
  const answers = local
    .world()
    .state()
    .deliveries.flatMap(({ process }) => process.requests)
    .flatMap(({ kind, fate }) => (kind === 'talentUpdate' && fate.kind === 'answered' ? [fate.answer] : []));
  expect(answers).toMatchObject([{ months: 24 }]);
});

test('an invitation shows nothing to another person who logs in after the session has expired', async () => {
  const { local, user } = await open();
  await user.click(await screen.findByRole('checkbox'));
  local.world().clock.advance(3 * 3_600_000);
  await user.click(await join());
  await logInAgain(user, '13800000002');
  expect(await screen.findByText(/^This invitation was sent to somebody else/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'My resume' })).toBeNull();
});
