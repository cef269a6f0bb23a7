import { getResumeView } from '@careers/gateway/contract';
import { createLocalWorld, type LocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../create-portal.tsx';
import { openLockedLink } from '../../testing/open-locked-link.ts';
import { openPortal, sentByLink } from '../../testing/open-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';

const main = () => screen.getByRole('main');
const stateShown = () => main().querySelector('[data-state]')?.getAttribute('data-state');
const asks = () => screen.findByRole('heading', { name: 'Please confirm that it is you' });
const codeField = () => screen.getByLabelText('Verification code');
const resume = () => screen.findByRole('button', { name: /Print/ });

function sentCode(world: LocalWorld): string {
  const { code } = world.world().state().inbox.at(-1) ?? {};
  if (!code) throw new Error('no code was sent');
  return code;
}

async function enter(code: string) {
  const user = userEvent.setup();
  await user.clear(codeField());
  await user.type(codeField(), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function open(storage = createMemoryStorage({ locale: 'en-us' }), world = createLocalWorld()) {
  const opened = await openPortal('/resumeView?token=resume-verify', { world, storage });
  return { ...opened, world, storage, user: userEvent.setup() };
}

test('a link page that needs a code shows only the masked contact that it is sent to', async () => {
  const { world } = await open();
  await asks();
  expect(stateShown()).toBe('locked');
  expect(screen.getByText(/^We will send the code to/).textContent).toMatch(/in\*\*\*@chengyuan\.example/);
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
  // Opening the link sends no code (decision 5.12).
  expect(
    world
      .world()
      .state()
      .inbox.filter(({ code }) => code !== undefined),
  ).toEqual([]);
  expect(await axeFindings(main())).toEqual([]);
});

test('the sent code opens a link page, also after a reload, but not in another tab', async () => {
  const { world, storage, user, portal } = await open();
  await asks();
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await waitFor(() => expect(document.activeElement).toBe(codeField()));
  expect(screen.getByRole('button', { name: /^Resend in/ })).toBeTruthy();
  expect(screen.getByText(/^We have sent the code to/)).toBeTruthy();
  await enter(sentCode(world));
  await resume();
  // The element with the focus was removed: the focus is on the opened content.
  expect(document.activeElement?.getAttribute('data-state')).toBe('open');
  portal.unmount();
  const reloaded = await openPortal('/resumeView', { world, storage });
  await resume();
  reloaded.portal.unmount();
  await openPortal('/resumeView?token=resume-verify', {
    world,
    storage: createMemoryStorage({ locale: 'en-us' }),
  });
  await asks();
});

test('an entered code counts also for an answer that was requested by the boot script', async () => {
  const { world, storage, portal } = await open();
  await asks();
  await enter('888888');
  await resume();
  portal.unmount();
  const token = 'resume-verify';
  const locked = await testPortal({ world }).gateway.call(getResumeView, { token });
  expect(locked.state).toBe('locked');
  const boot = sentByLink('getResumeView', token, locked);
  await openPortal(`/resumeView?token=${token}`, { world, storage, boot });
  await resume();
});

test('a wrong code is refused at its field, and the next one is accepted', async () => {
  await open();
  await asks();
  await enter('000000');
  expect(await screen.findByText('The verification code is not correct')).toBeTruthy();
  expect(stateShown()).toBe('locked');
  // The message about a wrong code is removed when another code is sent.
  await userEvent.setup().click(screen.getByRole('button', { name: 'Email me a code' }));
  await waitFor(() => expect(screen.queryByText('The verification code is not correct')).toBeNull());
  await enter('888888');
  await resume();
});

test('an empty code is refused at its field without a call', async () => {
  const { world, user } = await open();
  await asks();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(codeField().getAttribute('aria-invalid')).toBe('true');
  expect(
    world
      .world()
      .calls()
      .map(({ path }) => path),
  ).not.toContain('rm.link.verifyLink');
});

test('a link page asks for a code again after two hours', async () => {
  const { world, storage, portal } = await open();
  await asks();
  await enter('888888');
  await resume();
  world.world().clock.advance(121 * 60_000);
  portal.unmount();
  await openPortal('/resumeView', { world, storage });
  await asks();
});

/** Makes the link ask for a code from now on. */
function lock(world: LocalWorld, token: string) {
  const { links } = world.world().state();
  const link = links[token];
  if (!link) throw new Error(`no link ${token}`);
  links[token] = { ...link, verification: 'sms' };
}

test('text typed behind a code is shown in no other tab after the request has been withdrawn', async () => {
  const world = createLocalWorld();
  const storage = ofEnglish();
  const route = '/backgroundCheck?token=background-check';
  const { portal, user } = await openLockedLink(route, { world, storage });
  await user.type(await screen.findByLabelText(/^Signature/), 'Lin Xiaoyu');
  portal.unmount();
  const { deliveryId } = world.world().state().links['background-check'] ?? {};
  world.control().desk.act(deliveryId ?? '', 'reject');
  const again = await openPortal('/backgroundCheck', { world, storage });
  expect(await screen.findByLabelText<HTMLTextAreaElement>(/^Your text/)).toHaveProperty(
    'value',
    'Lin Xiaoyu',
  );
  again.portal.unmount();
  await openPortal(route, { world, storage: { ...storage, tab: ofEnglish().tab } });
  await waitFor(() => expect(stateShown()).toBe('handled'));
  expect(screen.queryByLabelText(/^Your text/)).toBeNull();
});

const ofEnglish = () => createMemoryStorage({ locale: 'en-us' });

test.each([
  ['', ofEnglish()],
  [', also where the browser keeps nothing', { ...ofEnglish(), set: () => false }],
])(
  'a link page that needs a code while somebody types keeps what was typed, and goes on with it%s',
  async (_, storage) => {
    const world = createLocalWorld();
    const user = userEvent.setup();
    await openPortal('/mailResponse/declinedOffer?token=offer-pending', { world, storage });
    await user.type(await screen.findByLabelText(/^Your reason/), 'I stay where I am');
    lock(world, 'offer-pending');
    await user.click(screen.getByRole('button', { name: 'Decline the offer' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    const again = await screen.findByRole('heading', { name: 'Please confirm once more that it is you' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The element with the focus is hidden.
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(screen.getByText(/^We will send the code to/).textContent).toMatch(/138\*\*\*\*0001/);
    expect(await axeFindings(main())).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Text me a code' }));
    await waitFor(() => expect(world.world().state().inbox.at(-1)?.channel).toBe('sms'));
    await enter(sentCode(world));
    const decline = await screen.findByRole('button', { name: 'Decline the offer' });
    const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Your reason/);
    expect(reason.value).toBe('I stay where I am');
    await user.click(decline);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    await screen.findByRole('heading', { name: 'You have declined this offer' });
  },
);

/** Enters a code that is accepted, while what it opens cannot be fetched. */
async function acceptedInVain() {
  const { world, user } = await open();
  await asks();
  const faults = [readFault('rm.resume.getResumeView:http502:once')];
  world.control().adjust({ ...world.world().config, faults });
  await enter('888888');
  await screen.findByText(/^The service is not available/);
  return { world, user };
}

test('a code that was accepted is not asked for again when what it opens could not be fetched', async () => {
  const { world, user } = await acceptedInVain();
  const entered = screen.getByRole('button', { name: 'Continue' });
  expect(document.activeElement).toBe(entered);
  await user.click(entered);
  await resume();
  const verified = world
    .world()
    .calls()
    .filter(({ path }) => path === 'rm.link.verifyLink');
  expect(verified).toHaveLength(1);
});

test('another code is accepted when the pass of the first is over before what it opens could be fetched', async () => {
  const { world, user } = await acceptedInVain();
  world.world().clock.advance(121 * 60_000);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByText(/^The service is not available/)).toBeNull());
  await enter('888888');
  await resume();
});
