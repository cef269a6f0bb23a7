import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { losingReply } from '../../testing/losing-reply.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { resendsIn } from '../../testing/resends-in.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import LoginPopover from './login-popover.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, field, later, logInByPassword, type Person, refusal, typedIn } from './testing/person.ts';
import { refusing } from './testing/refusing.ts';

afterEach(() => vi.useRealTimers());

const patience = { timeout: 10_000 };
const drawer = () => screen.findByRole('dialog', { name: 'Reset the password' });
const inDrawer = async () => within(await drawer());
const press = async (person: Person, name: string) =>
  person.click(await (await inDrawer()).findByRole('button', { name }));

function Header() {
  const [open, setOpen] = useState(false);
  return <LoginPopover open={open} onOpenChange={setOpen} trigger={<button type="button">Enter</button>} />;
}

async function setUp(parts: Parameters<typeof createTestPortal>[0] = {}, account = '13800000001') {
  const person = aPerson();
  const test = await createTestPortal(parts);
  const view = mountPortal(test, { '/': () => <FreshLoginPanel /> });
  await person.click(await screen.findByRole('tab', { name: 'With a password' }));
  await pasteInto(person, await field.account(), account);
  await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await drawer();
  return { person, view, ...test };
}

const steps = async () => {
  const list = (await inDrawer()).getByRole('list', { name: 'Steps' });
  return within(list)
    .getAllByRole('listitem')
    .map((step) => step.dataset.state);
};

async function verify(person: Person): Promise<void> {
  await pasteInto(person, await field.code(), '888888');
  await press(person, 'Next');
  await field.newPassword();
}

async function setPassword(person: Person, password = 'N3wPassword', confirm = password): Promise<void> {
  await pasteInto(person, await field.newPassword(), password);
  await pasteInto(person, await field.confirm(), confirm);
  await press(person, 'Set the new password');
}

describe('a password reset', () => {
  test('has three steps, and ends at the login', async () => {
    const { person, portal, world, calls, messages } = await setUp();
    expect(await steps()).toEqual(['current', 'upcoming', 'upcoming']);
    expect(await axeFindings()).toEqual([]);
    expect(typedIn(await field.phone())).toBe('13800000001');
    await press(person, 'Text me a code');
    await waitFor(() => expect(messages()).toEqual(['Send successful']));
    const code = world.control().inbox().at(-1)?.code ?? '';
    await person.type(await field.code(), `${code}{Enter}`);

    await waitFor(async () => expect(document.activeElement).toBe(await field.newPassword()));
    expect(await steps()).toEqual(['done', 'current', 'upcoming']);
    expect((await inDrawer()).getByText('For the account +86 13800000001')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await setPassword(person);

    const done = await (await inDrawer()).findByText('The new password is set successfully', {}, patience);
    expect(done.getAttribute('role')).toBe('status');
    expect(await steps()).toEqual(['done', 'done', 'done']);
    expect(await axeFindings()).toEqual([]);
    const sent = calls('rm.account.resetPasswordBeforeLogin');
    expect(sent).toMatchObject([
      { phone: '13800000001', phoneNationCode: '+86', homepageConfigId: 'site-external' },
    ]);
    expect(JSON.stringify(sent)).not.toContain('N3wPassword');

    await press(person, 'Log in now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typedIn(await field.account())).toBe('13800000001');
    await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
    await person.type(await field.password(), 'N3wPassword{Enter}');
    await waitFor(() => expect(portal.session.get().Authorization).toBeTruthy(), patience);
  });

  test('can be verified by e-mail as well', async () => {
    const { person, calls } = await setUp({}, 'candidate@example.com');
    expect(typedIn(await field.email())).toBe('candidate@example.com');
    await verify(person);
    await setPassword(person);
    await press(person, 'Log in now');
    expect(calls('rm.account.validateResetPasswordVerificationCode')).toEqual([
      { email: 'candidate@example.com', verificationCode: '888888', homepageConfigId: 'site-external' },
    ]);
    expect(typedIn(await field.account())).toBe('candidate@example.com');
  });

  test('goes back to its first step without code and passwords', async () => {
    const { person, calls } = await setUp();
    await verify(person);
    await pasteInto(person, await field.newPassword(), 'N3wPassword');
    await pasteInto(person, await field.confirm(), 'N3wPassword');
    await press(person, 'Previous step');
    expect(await steps()).toEqual(['current', 'upcoming', 'upcoming']);
    expect(typedIn(await field.phone())).toBe('13800000001');
    expect(typedIn(await field.code())).toBe('');
    await verify(person);
    expect(typedIn(await field.newPassword())).toBe('');
    expect(typedIn(await field.confirm())).toBe('');
    expect(calls('rm.account.resetPasswordBeforeLogin')).toEqual([]);
  });

  test('keeps its step but not the password when the drawer is closed by Escape', async () => {
    const { person } = await setUp();
    await verify(person);
    await pasteInto(person, await field.newPassword(), 'N3wPassword');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Forgot password?' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await person.keyboard('{Enter}');
    expect(await steps()).toEqual(['done', 'current', 'upcoming']);
    expect(typedIn(await field.newPassword())).toBe('');
  });

  test('starts again at the first step after it was completed', async () => {
    const { person } = await setUp();
    await verify(person);
    await setPassword(person);
    await (await inDrawer()).findByText('The new password is set successfully', {}, patience);
    await person.keyboard('{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await steps()).toEqual(['current', 'upcoming', 'upcoming']);
    expect(typedIn(await field.code())).toBe('');
  });
});

describe('a password reset that is refused', () => {
  test('before it is sent: shows messages for a missing contact and code', async () => {
    const { person, calls } = await setUp({}, '');
    await press(person, 'Next');
    await waitFor(async () => expect(refusal(await field.phone())).toBe('Please enter your phone number'));
    expect(refusal(await field.code())).toBe('Please enter the verification code');
    expect(calls('rm.account.validateResetPasswordVerificationCode')).toEqual([]);
    await person.click(screen.getByRole('tab', { name: 'By email' }));
    expect(await field.email()).toHaveProperty('maxLength', 50);
    await press(person, 'Next');
    await waitFor(async () => expect(refusal(await field.email())).toBe('Please enter your email'));
  });

  test.each([
    ['', '', 'Please enter your password', 'Please enter the password again'],
    ['weak', 'weak', 'The password does not meet the requirements, please re-enter!', ''],
    ['N3wPassword', 'Other', '', 'The two passwords entered are inconsistent, please check!'],
  ])('before it is sent: the passwords %o and %o', async (password, confirm, first, second) => {
    const { person, calls } = await setUp();
    await verify(person);
    expect(await field.newPassword()).toMatchObject({ maxLength: 20, autocomplete: 'new-password' });
    expect(await field.confirm()).toMatchObject({ maxLength: 20, autocomplete: 'new-password' });
    await setPassword(person, password, confirm);
    await waitFor(async () => expect(refusal(await field.newPassword())).toBe(first));
    await waitFor(async () => expect(refusal(await field.confirm())).toBe(second));
    expect(await axeFindings()).toEqual([]);
    expect(calls('rm.account.resetPasswordBeforeLogin')).toEqual([]);
  });

  test('by the server for an unknown contact: shows it at the field and starts no countdown', async () => {
    const { person } = await setUp({}, '13711112222');
    await press(person, 'Text me a code');
    await waitFor(async () =>
      expect(refusal(await field.phone())).toBe('There is no such account, please register first'),
    );
    expect((await inDrawer()).getByRole('button', { name: 'Text me a code' })).toBeTruthy();
  });

  test.each([
    ['contactInvalid', field.phone],
    ['accountUnknown', field.phone],
    ['directoryOwned', field.phone],
    ['codeWrong', field.code],
    ['codeExpired', field.code],
    ['locked', field.code],
  ] as const)(
    'by the server for %s: shows it at the field, and enables the button after three seconds',
    async (reason, of) => {
      const { person } = await setUp({
        transport: (world) =>
          refusing('validateResetPasswordVerificationCode', reason, 'The server says no')(world.transport),
      });
      await pasteInto(person, await field.code(), '123456');
      await press(person, 'Next');
      await waitFor(async () => expect(refusal(await of())).toBe('The server says no'));
      expect(typedIn(await field.phone())).toBe('13800000001');
      expect(typedIn(await field.code())).toBe('123456');
      const next = (await inDrawer()).getByRole('button', { name: 'Next' });
      expect(next.getAttribute('aria-disabled')).toBe('true');
      await later(3100);
      await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
    },
  );

  test.each([
    ['passwordInvalid', field.newPassword],
    ['passwordUnreadable', field.newPassword],
    ['passwordMismatch', field.confirm],
  ] as const)('by the server for %s: shows it at the field', async (reason, of) => {
    const { person } = await setUp({
      transport: (world) =>
        refusing('resetPasswordBeforeLogin', reason, 'The server says no')(world.transport),
    });
    await verify(person);
    await setPassword(person);
    await waitFor(async () => expect(refusal(await of())).toBe('The server says no'), patience);
    expect(typedIn(await field.newPassword())).toBe('N3wPassword');
    expect(typedIn(await field.confirm())).toBe('N3wPassword');
  });

  test('by the server because it is too late: shows it in the form, one press away from the first step', async () => {
    const { person, world } = await setUp();
    await verify(person);
    world.control().advance('11m');
    await setPassword(person);
    const alert = await waitFor(async () => {
      const found = (await drawer()).querySelector('[role=alert]:not(:empty)');
      expect(found).toBeTruthy();
      return found;
    }, patience);
    expect(alert?.textContent).toMatch(/expired/);
    expect(typedIn(await field.newPassword())).toBe('N3wPassword');
    await press(person, 'Previous step');
    expect(await field.code()).toBeTruthy();
  });
});

test('a new password may be set already after a try whose reply was lost, which the refusal of the next one says', async () => {
  const { person } = await setUp({
    transport: (world) => losingReply('resetPasswordBeforeLogin')(world.transport),
  });
  await verify(person);
  await setPassword(person);
  await (await inDrawer()).findByText(/is not reachable/);
  await later(3_000);
  await press(person, 'Set the new password');
  await (await inDrawer()).findByText(/^The new password may be set already/);
});

test('the countdown of a password reset survives a reload', async () => {
  const storage = createMemoryStorage();
  const before = await setUp({ storage });
  await press(before.person, 'Text me a code');
  await waitFor(() => expect(before.messages()).toEqual(['Send successful']));
  before.view.unmount();
  await later(20_000);
  await setUp({ storage });
  expect((await inDrawer()).getByRole('button', { name: resendsIn(40) })).toBeTruthy();
});

test('a password reset over the header’s popover leaves that open, and fills the account in there', async () => {
  const person = aPerson();
  const test = await createTestPortal();
  mountPortal(test, { '/': Header });
  await person.click(await screen.findByRole('button', { name: 'Enter' }));
  await person.click(await screen.findByRole('tab', { name: 'With a password' }));
  await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await pasteInto(person, await field.phone(), '13800000002');
  await verify(person);
  await setPassword(person);
  await press(person, 'Log in now');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reset the password' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(typedIn(await field.account())).toBe('13800000002');
  await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
  await logInByPassword(person, '13800000002', 'N3wPassword');
  await waitFor(() => expect(test.portal.session.get().Authorization).toBeTruthy(), patience);
});
