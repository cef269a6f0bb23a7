import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import LoginPopover from './login-popover.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, field, later, logInByCode, typedIn } from './testing/person.ts';
import { answerByKeys, nextPicture } from './testing/solve-captcha.ts';

afterEach(() => vi.useRealTimers());

async function setUp() {
  const person = aPerson();
  const test = await createTestPortal();
  const onWelcome = vi.fn();
  function Header() {
    const [open, setOpen] = useState(false);
    return (
      <LoginPopover
        open={open}
        onOpenChange={setOpen}
        trigger={<button type="button">Enter</button>}
        onWelcome={onWelcome}
      />
    );
  }
  mountPortal(test, { '/': Header });
  await person.click(await screen.findByRole('button', { name: 'Enter' }));
  await field.phone();
  return { person, onWelcome, ...test };
}

const popover = () => screen.queryByRole('dialog', { name: 'Log in' });

describe('the login popover of the header', () => {
  test('welcomes the person, and closes three seconds later', async () => {
    const { person, portal, onWelcome } = await setUp();
    expect(await axeFindings()).toEqual([]);
    await logInByCode(person, '13800000001');
    expect(await screen.findByText('Welcome, Lin Xiaoyu')).toBeTruthy();
    expect(portal.session.get().Authorization).toBeTruthy();
    expect(onWelcome.mock.calls).toEqual([[true]]);
    await later(2800);
    expect(popover()).toBeTruthy();
    await later(300);
    await waitFor(() => expect(popover()).toBeNull());
    expect(onWelcome.mock.calls).toEqual([[true], [false]]);
  });

  test('shows the title of its current pane, and only the welcome after the login', async () => {
    const { person } = await setUp();
    const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Log in']);
    await person.click(await screen.findByRole('button', { name: 'Register' }));
    await screen.findByLabelText('Password');
    expect(titles()).toEqual(['Register']);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await logInByCode(person, '13800000001');
    await screen.findByText('Welcome, Lin Xiaoyu');
    // The button with the focus was removed.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome, Lin Xiaoyu'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('closes its welcome at once by Escape', async () => {
    const { person, onWelcome } = await setUp();
    await logInByCode(person, '13800000001');
    await screen.findByText('Welcome, Lin Xiaoyu');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(popover()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enter' })));
    await later(3100);
    expect(onWelcome.mock.calls).toEqual([[true], [false]]);
  });

  test('keeps what was typed when it is closed and opened again', async () => {
    const { person } = await setUp();
    await person.click(await screen.findByRole('button', { name: 'Register' }));
    await person.type(await field.phone(), '13711112222');
    await person.type(await screen.findByLabelText('Password'), 'Passw0rd');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Enter' }));
    await waitFor(async () => expect(typedIn(await field.phone())).toBe('13711112222'));
    expect(screen.getByRole('dialog', { name: 'Register' })).toBeTruthy();
    expect(typedIn(await field.password())).toBe('Passw0rd');
  });

  test('stays open while a captcha over it has the focus, and after a wrong code', async () => {
    const { person } = await setUp();
    await logInByCode(person, '13900000601', '000000');
    await answerByKeys(person, (await nextPicture()).gap);
    await screen.findByText('The verification code is not correct', undefined, { timeout: 10_000 });
    await later(2000);
    expect(popover()).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field.code()));
  });
});
