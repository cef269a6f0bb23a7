import { declineOffer } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { methodOf, openPortal } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { wasSent } from './was-sent.ts';

const DAY = 86_400_000;
const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your reason/);
const decline = () => screen.getByRole('button', { name: 'Decline the offer' });
const unsent = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your text/);

/** Waits until the part that shows unsent text is loaded and rendered, and shows nothing. */
async function isQuiet(): Promise<void> {
  await act(() => import('./unsent.tsx'));
  await act(async () => {});
  expect(screen.queryByLabelText(/^Your text/)).toBeNull();
}

async function type(storage = createMemoryStorage({ locale: 'en-us' })) {
  const world = createLocalWorld();
  const user = userEvent.setup();
  const { portal } = await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage });
  await user.type(await reason(), 'I stay where I am');
  return { world, user, storage, portal };
}

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(decline());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
}

test('a link that expires between opening and confirming says so, and what was typed can be copied', async () => {
  const { world, user } = await type();
  world.world().clock.advance(40 * DAY);
  await confirm(user);
  await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
  expect((await unsent()).value).toBe('I stay where I am');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('I stay where I am');
});

test.each([
  ['confirmed in a dialog', '/mailResponse/acceptOffer?token=offer-pending', 'Accept the offer', 'Accept'],
  ['sent without a dialog', '/acceptInterview?token=interview-invited', 'I will come', undefined],
])(
  'a form that is %s after its link has expired moves the focus to the message',
  async (_, route, button, yes) => {
    const world = createLocalWorld();
    const user = userEvent.setup();
    await openPortal(route, { world });
    const send = await screen.findByRole('button', { name: button });
    world.world().clock.advance(40 * DAY);
    await user.click(send);
    if (yes)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
    const why = await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
    await waitFor(() => expect(document.activeElement).toBe(why));
  },
);

test('text in a form that was open for weeks can be copied after its link has expired', async () => {
  const { world, user } = await type();
  // Stored on the device now, and expired there by the end of the test.
  document.dispatchEvent(new Event('visibilitychange'));
  world.world().clock.advance(40 * DAY);
  await confirm(user);
  await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
  expect((await unsent()).value).toBe('I stay where I am');
});

test('text that the browser could not store can be copied on the page where it was typed', async () => {
  const { world, user } = await type({ ...createMemoryStorage({ locale: 'en-us' }), set: () => false });
  world.world().clock.advance(40 * DAY);
  await confirm(user);
  await screen.findByRole('heading', { name: 'The link has expired and cannot be operated' });
  expect((await unsent()).value).toBe('I stay where I am');
});

test('text that was typed before the link expired can be copied when the page is opened afterwards', async () => {
  const { world, portal, storage } = await type();
  portal.unmount();
  const { clock, state } = world.world();
  const offered = state().deliveries.find(({ process }) => process.offer?.fate.kind === 'pending');
  clock.advance((offered?.process.offer?.deadline ?? 0) - clock.now() + 1);
  await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage });
  await screen.findByRole('heading', { name: 'The offer has expired and cannot be operated.' });
  expect((await unsent()).value).toBe('I stay where I am');
});

test('text that was typed while somebody answered in another window can be copied from the receipt', async () => {
  const { world, user } = await type();
  const elsewhere = testPortal({ world });
  await elsewhere.gateway.call(declineOffer, {
    token: 'offer-pending',
    reason: 'quicker',
    idempotencyKey: 'elsewhere-1',
  });
  await confirm(user);
  await screen.findByRole('heading', { name: 'You have declined this offer' });
  expect((await unsent()).value).toBe('I stay where I am');
});

test('an answer whose reply was lost shows its receipt, and is sent once', async () => {
  const world = createLocalWorld();
  const user = userEvent.setup();
  const sent = vi.fn();
  await openPortal('/mailResponse/declinedOffer?token=offer-pending', {
    world,
    through: (line) => async (request, options) => {
      const reply = await line(request, options);
      if (typeof request.body !== 'string' || methodOf(request.body) !== 'declineOffer') return reply;
      sent();
      throw new TypeError('the line broke');
    },
  });
  await user.type(await reason(), 'I stay where I am');
  await confirm(user);
  await screen.findByRole('heading', { name: 'You have declined this offer' });
  expect(sent).toHaveBeenCalledOnce();
  await isQuiet();
});

test.each(['before it is left', 'after a reload'])(
  'text that another window has sent in the same words is not shown as unsent: %s',
  async (when) => {
    const { world, user, storage, portal } = await type();
    const elsewhere = testPortal({ world });
    const submit = { token: 'offer-pending', reason: 'I stay where I am', idempotencyKey: 'elsewhere-1' };
    await elsewhere.gateway.call(declineOffer, submit);
    if (when === 'after a reload') {
      portal.unmount();
      await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage });
    } else await confirm(user);
    await screen.findByRole('heading', { name: 'You have declined this offer' });
    await isQuiet();
  },
);

test('times that another window has proposed are not shown as unsent', async () => {
  vi.stubEnv('TZ', 'America/St_Johns');
  const typed = {
    reason: ' I travel ',
    proposals: [{ day: '2036-08-31', start: '2036-09-01T01:30:00.000Z' }],
    scores: [{ criterionId: 'never-scored', comment: '' }],
    files: [{ fileId: 'f-1', fileName: 'degree.pdf', size: 7 }],
  };
  const receipt = { reason: 'I travel', proposals: [{ start: '2036-09-01T09:30:00+08:00' }] };
  expect(wasSent(typed, receipt)).toBe(true);
  expect(wasSent({ ...typed, reason: 'I travel a lot' }, receipt)).toBe(false);
  expect(wasSent({ points: 3, ...typed }, receipt)).toBe(false);
  expect(wasSent({ ...typed, proposals: [{ day: '2036-09-01', start: '' }] }, receipt)).toBe(false);
});

test('text that was normalised before it was sent is not shown as unsent', () => {
  const typed = {
    answers: {
      phone: '+86 138 0000-0001',
      email: 'Lin＠mail．example ',
      id: 'e12345678',
      name: 'Lin  Xiaoyu',
    },
  };
  const receipt = {
    answers: { phone: '+8613800000001', email: 'lin@mail.example', id: 'E12345678', name: 'Lin Xiaoyu' },
  };
  expect(wasSent(typed, receipt)).toBe(true);
  expect(wasSent({ answers: { ...typed.answers, phone: '+86 138 0000-0002' } }, receipt)).toBe(false);
});

test('text that was sent is not shown to be copied', async () => {
  const { user } = await type();
  await confirm(user);
  await screen.findByRole('heading', { name: 'You have declined this offer' });
  await waitFor(() => expect(screen.queryByLabelText(/^Your text/)).toBeNull());
});

test('leaving an edited link page asks whether to save the changes, in the specification’s words', async () => {
  const { user } = await type();
  await user.click(screen.getByRole('link', { name: 'Back to the offer' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    'Your changes have not been saved yet, do you need to save the content of this change?',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: 'Decline' }));
  expect((await reason()).value).toBe('I stay where I am');
});

test('a change of language on a link page keeps what was typed', async () => {
  const { user } = await type();
  const field = await reason();
  await user.click(await screen.findByRole('button', { name: /^Language/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /繁體/ }));
  await waitFor(() => expect(document.documentElement.lang || 'zh-HK').toBe('zh-HK'));
  await waitFor(() => expect(screen.getByRole('banner').textContent).toMatch(/澄/));
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('I stay where I am');
});
