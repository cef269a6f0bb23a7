import { createLocalWorld } from '@careers/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';
import { field, typedIn } from './testing/person.ts';

const world = () => createLocalWorld({ size: 0, lang: 'en-us' });
const focused = (of: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(document.activeElement).toBe(await of()));

test('a person registers by phone on /login by keyboard, logs in, and reaches the redirect with its query', async () => {
  const { local, query } = await openPortal(
    '/login?redirect=%2FRecruitDetail%3Fid%3D1e3&websiteId=site-external',
    { world: world() },
  );
  const person = userEvent.setup();
  const buttonOf = (name: string) => screen.findByRole('button', { name });
  const tabTo = async (found: Promise<HTMLElement>) => {
    const target = await found;
    for (let presses = 0; document.activeElement !== target; presses++) {
      if (presses > 40) throw new Error(`${target.outerHTML} cannot be reached by Tab`);
      await person.tab();
    }
  };
  await tabTo(buttonOf('Register'));
  await person.keyboard('{Enter}');
  await focused(field.phone);
  expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Register/));
  await person.keyboard('13711112222');
  await tabTo(buttonOf('Text me a code'));
  await person.keyboard('{Enter}');
  await focused(field.code);
  await person.keyboard(local.control().inbox().at(-1)?.code ?? '');
  await tabTo(field.password());
  await person.keyboard('Passw0rd');
  await tabTo(field.confirm());
  await person.keyboard('Passw0rd');
  await tabTo(field.agreement());
  await person.keyboard(' ');
  await tabTo(buttonOf('Register'));
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Registered successfully')).toBeTruthy();
  await focused(field.password);
  expect(typedIn(await field.account())).toBe('13711112222');
  await person.keyboard('Passw0rd{Enter}');
  await waitFor(() => expect(location.hash).toMatch(/^#\/RecruitDetail\?/));
  expect(query().get('id')).toBe('1e3');
  expect(query().get('websiteId')).toBe('site-external');
});

test('a person registers by e-mail in the popover, and is welcomed there', async () => {
  const { local } = await openPortal('/homepage', { world: world() });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Log in' }));
  await person.click(await screen.findByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeTruthy();
  await person.click(await screen.findByRole('tab', { name: 'By email' }));
  await person.type(await field.email(), 'newcomer@example.com');
  await person.click(screen.getByRole('button', { name: 'Email me a code' }));
  await focused(field.code);
  const message = local.control().inbox().at(-1);
  expect(message).toMatchObject({ channel: 'email', to: 'newcomer@example.com' });
  await person.keyboard(message?.code ?? '');
  await person.type(await field.password(), 'Passw0rd');
  await person.type(await field.confirm(), 'Passw0rd');
  await person.click(await field.agreement());
  await person.click(screen.getByRole('button', { name: 'Register' }));
  await focused(field.password);
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(typedIn(await field.account())).toBe('newcomer@example.com');
  await person.keyboard('Passw0rd{Enter}');
  expect(await screen.findByText(/^Welcome|^You are logged in/)).toBeTruthy();
});
