import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { openPortal, personaWorld } from '../../testing/open-portal.ts';
import { openSettings, row } from './testing/open-settings.tsx';

type Config = Parameters<typeof personaWorld>[0];

/** A world, and the stored values of its persona's session. */
function setUp(config: Config) {
  const { local: world, stored } = personaWorld({
    lang: 'en-us',
    clock: Date.parse('2031-05-20T20:00:00+08:00'),
    ...config,
  });
  return { world, stored };
}

const settled = () => screen.findByRole('heading', { level: 2, name: 'Delete my account' });

describe('/accountSettings', () => {
  test.each(['/accountSettings', '/complex/accountSettings?comId=com-energy'])(
    '%s shows the state of each way to log in',
    async (route) => {
      const { world, stored } = setUp({ persona: 'candidate' });
      await openPortal(route, { world, stored });
      await settled();
      expect(screen.getByRole('heading', { level: 1, name: 'Account settings' })).toBeTruthy();
      await waitFor(() => expect(document.title).toMatch(/^Account settings - Chengyuan/));
      expect(row('Phone number').textContent).toContain('Linked+86 138****0001');
      expect(row('Email').textContent).toContain('Linkedca***@example.com');
      expect(row('Password').textContent).toContain('SetChange');
      expect(await axeFindings()).toEqual([]);
    },
  );

  test.each([
    ['Change Password', 'Current password', 'has'],
    ['Change Phone number', 'Current password', 'has'],
    ['Delete my account', 'Verification code', 'has'],
    ['Change Password', 'Current password', 'has not'],
  ])(
    'keeps what is typed after “%s” (%s) when another tab chooses a language that the gateway %s',
    async (button, label, has) => {
      const { world, stored } = setUp({ persona: 'candidate' });
      const storage = createMemoryStorage({ locale: 'en-us', ...stored });
      let followed = () => {};
      let isDown = false;
      await openPortal('/accountSettings', {
        world,
        through: (line) => async (request, options) => {
          const reply = await line(request, options);
          return isDown ? { ...reply, status: 502, text: '' } : reply;
        },
        storage: {
          ...storage,
          onForeignChange: (listener) => {
            followed = listener;
            return () => {};
          },
        },
      });
      await settled();
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      if (button === 'Change Phone number')
        await user.click(within(dialog).getByRole('radio', { name: 'Password' }));
      const field = within(dialog).getByLabelText<HTMLInputElement>(label);
      await user.type(field, '123');
      isDown = has === 'has not';
      storage.set('locale', 'zh-cn');
      followed();
      await screen.findByRole('heading', { level: 2, name: '登录方式', hidden: true });
      await waitFor(() =>
        expect(
          world
            .control()
            .calls()
            .filter(({ path }) => path.endsWith('.getAccountSettings')),
        ).toHaveLength(2),
      );
      expect([field.isConnected, field.value]).toEqual([true, '123']);
    },
  );

  test('never contains a contact in full', async () => {
    const { world, stored } = setUp({ persona: 'candidate' });
    await openPortal('/accountSettings', { world, stored });
    await settled();
    expect(document.body.innerHTML).not.toMatch(/13800000001|candidate@example\.com/);
  });

  test('sends a visitor to the login, which leads back', async () => {
    const { query } = await openPortal('/accountSettings', { world: createLocalWorld({ lang: 'en-us' }) });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(query().get('redirect')).toBe('/accountSettings');
  });

  test('shows a failure to load the settings and still the agreements, and offers to try again', async () => {
    const fault = { method: 'rm.account.getAccountSettings', kind: 'http500', when: 'once' } as const;
    const { world, stored } = setUp({ persona: 'candidate', faults: [fault] });
    await openPortal('/accountSettings', { world, stored });
    await screen.findByText('The service is not available right now. Please try again in a moment.');
    await screen.findByText(/Agreed on/, { exact: false, selector: 'li:first-child span' });
    expect(screen.queryByRole('heading', { name: 'Delete my account' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(row('Phone number').textContent).toContain('+86 138****0001');
  });
});

test('opening /accountSettings does not move the focus to an unlinked contact', async () => {
  await openSettings({ who: 'newcomer' });
  expect(screen.getByRole('button', { name: 'Add Email' })).not.toBe(document.activeElement);
});

describe('the last way to log in', () => {
  test('cannot be removed: its button says why and does nothing', async () => {
    const { person } = await openSettings({ who: 'newcomer' });
    const unbind = screen.getByRole('button', { name: 'Remove Phone number' });
    const why = document.getElementById(unbind.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('This is your only way to log in. Add an email before you remove it.');
    expect(unbind.getAttribute('aria-disabled')).toBe('true');
    expect(unbind).not.toHaveProperty('disabled', true);
    await person.click(unbind);
    unbind.focus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  test('cannot be removed if it is an e-mail either', async () => {
    await openSettings({
      who: 'newcomer',
      account: (mine) => {
        delete mine.phone;
        mine.email = 'new@example.com';
      },
    });
    expect(row('Email').textContent).toContain('Add a phone number before you remove it');
    expect(row('Phone number').textContent).toContain('Not linked');
    expect(screen.queryByRole('button', { name: 'Remove Phone number' })).toBeNull();
  });

  test('is not the phone if there are an account name and a password', async () => {
    await openSettings({
      account: (mine) => {
        delete mine.email;
      },
    });
    expect(
      screen.getByRole('button', { name: 'Remove Phone number' }).getAttribute('aria-disabled'),
    ).toBeNull();
  });
});

test('the settings of a directory account offer no password, and no deletion without a contact', async () => {
  const { world, stored } = setUp({ persona: 'employee', site: 'internal' });
  await openPortal('/accountSettings', {
    world,
    stored: { ...stored, ifHomapageAuthFlag: '1', homepageCategory: '2', websiteId: 'site-internal' },
  });
  await settled();
  const password = row('Password');
  expect(password.textContent).toContain('Managed by the company');
  expect(within(password).queryByRole('button')).toBeNull();
  const del = screen.getByRole('button', { name: 'Delete my account' });
  expect(del.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(del.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Add a phone number or an email first',
  );
  await userEvent.click(del);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});
