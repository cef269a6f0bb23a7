import { GatewayFailure } from '@careers/gateway';
import { queryDeliveries } from '@careers/gateway/contract';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestPortal, mountPortal, type TestPortal } from './testing/mount-portal.tsx';
import { aPerson, field, logInByCode, logInByPassword, type Person } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

const expiredTitle = 'Your session has expired, please log in again';
const patience = { timeout: 10_000 };

/** A page with typed text, and a stored session of the candidate that the server does not know. */
async function setUp(): Promise<TestPortal & { person: Person }> {
  const person = aPerson();
  const test = await createTestPortal();
  test.portal.session.logIn(
    {
      Authorization: 'forgotten',
      userInfo: { userid: 'acc-candidate', name: '', userName: '', email: '', phone: '' },
    },
    { kind: 'phone', value: '13800000001' },
  );
  mountPortal(test, { '/': () => <textarea aria-label="Why" /> });
  await person.type(await screen.findByRole('textbox', { name: 'Why' }), 'Because');
  return { person, ...test };
}

/** The outcome of a call: `answered`, or the kind of its failure. */
function call({ portal }: TestPortal): Promise<string> {
  return portal.gateway.call(queryDeliveries, {}).then(
    () => 'answered',
    (error: unknown) => (error instanceof GatewayFailure ? error.kind : 'thrown'),
  );
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
}

describe('an expired session', () => {
  test('shows a login over the page; for the same user the call goes on, and what was typed stays', async () => {
    const test = await setUp();
    const outcome = call(test);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    expect(test.portal.session.get().Authorization).toBeUndefined();
    expect(await axeFindings()).toEqual([]);
    await logInByCode(test.person, '13800000001');
    expect(await outcome).toBe('answered');
    await closed();
    const typed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' });
    expect(typed.value).toBe('Because');
    await waitFor(() => expect(document.activeElement).toBe(typed));
  });

  test('aborts the call if another user logs in', async () => {
    const test = await setUp();
    const outcome = call(test);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    await logInByCode(test.person, '13800000002');
    expect(await outcome).toBe('aborted');
    expect(test.portal.session.get().userInfo?.userid).toBe('acc-newcomer');
    await closed();
  });

  test('allows a password reset in the drawer over it, and the call goes on after the login', async () => {
    const test = await setUp();
    const { person } = test;
    const outcome = call(test);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await person.type(await field.code(), '888888{Enter}');
    await person.type(await field.newPassword(), 'N3wPassword');
    await person.type(await field.confirm(), 'N3wPassword{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Log in now' }, patience));
    await screen.findByRole('dialog', { name: expiredTitle });
    await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
    await person.keyboard('N3wPassword{Enter}');
    expect(await outcome).toBe('answered');
    await closed();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why' }).value).toBe('Because');
  });

  test('keeps the call waiting after Escape in the drawer and after opening the registration', async () => {
    const test = await setUp();
    const { person } = test;
    const outcome = call(test);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await screen.findByRole('dialog', { name: 'Reset the password' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reset the password' })).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Register' }));
    await field.confirm();
    expect(await axeFindings()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await logInByPassword(person, '13800000001');
    expect(await outcome).toBe('answered');
    await closed();
  });

  test('fails the call if the login is closed', async () => {
    const test = await setUp();
    const outcome = call(test);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    await test.person.keyboard('{Escape}');
    expect(await outcome).toBe('expired');
    await closed();
  });

  test('shows one login for several calls that fail at once', async () => {
    const test = await setUp();
    const outcomes = Promise.all([call(test), call(test), call(test)]);
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    await logInByCode(test.person, '13800000001');
    expect(await outcomes).toEqual(['answered', 'answered', 'answered']);
    await closed();
  });

  test('counts a login in another tab as the login', async () => {
    const test = await setUp();
    const asked = test.portal.loginPrompts.ask({ userId: 'acc-candidate' });
    test.portal.session.expire();
    await screen.findByRole('dialog', { name: expiredTitle }, patience);
    const userInfo = { userid: 'acc-candidate', name: '', userName: '', email: '', phone: '' };
    act(() => test.portal.session.logIn({ Authorization: 'new', userInfo }, { kind: 'phone', value: '1' }));
    expect(await asked).toBe(true);
    await closed();
  });
});

test('the login dialog does not mention an expired session to a visitor, and any person’s login counts', async () => {
  const test = await setUp();
  test.portal.session.clearUser();
  const asked = test.portal.loginPrompts.ask({ userId: undefined });
  await screen.findByRole('dialog', { name: 'Please log in to continue' }, patience);
  await logInByCode(test.person, '13800000002');
  expect(await asked).toBe(true);
});
