import { queryDeliveries } from '@careers/gateway/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../create-portal.tsx';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

/** Personal data of the candidate: name, phone, e-mail and account. */
const facts = /林小雨|13800000001|candidate@example\.com|candidate01/;

/** A computer on which the candidate's session has expired while a page was open. */
async function afterExpiry() {
  const { local, stored } = personaWorld();
  const storage = createMemoryStorage({ locale: 'en-us', comPhone: '13800000001', ...stored });
  const { portal } = await openPortal('/personalCenter', { world: local, storage });
  await screen.findAllByRole('article');
  expect(document.body.textContent).toMatch(facts);
  const { sessions } = local.world().state();
  for (const token of Object.keys(sessions)) delete sessions[token];
  void portal.refresh();
  await screen.findByRole('dialog', { name: 'Your session has expired, please log in again' });
  return { local, storage, portal };
}

describe('on a shared computer, after a session has expired', () => {
  it.each(['/homepage', '/personalCenter', '/accountSettings', '/feedback', '/login'])(
    'the next visitor sees nothing of the person on %s',
    async (route) => {
      const { local, storage, portal } = await afterExpiry();
      portal.unmount();
      await openPortal(route, { world: local, storage });
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0));
      await screen.findAllByRole('button');
      const typed = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ');
      expect(`${document.body.textContent} ${typed}`).not.toMatch(facts);
    },
  );

  it('the page that is still open shows the login with the person’s own phone', async () => {
    await afterExpiry();
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    expect(phone.value).toBe('13800000001');
  });

  it('the page goes on once the same person has logged in', async () => {
    const { local, storage } = await afterExpiry();
    const person = userEvent.setup();
    const dialog = await screen.findByRole('dialog');
    await person.type(await within(dialog).findByRole('textbox', { name: 'Verification code' }), '888888');
    await person.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storage.get('Authorization')).toBeTruthy();
    expect(location.hash).toMatch(/^#\/personalCenter/);
    await waitFor(() => {
      const calls = local.control().calls();
      expect(calls.at(-1)?.code).toBe('MS000A000');
      expect(calls.some(({ path, code }) => path.endsWith(queryDeliveries.name) && code === '40101')).toBe(
        true,
      );
    });
  });
});
