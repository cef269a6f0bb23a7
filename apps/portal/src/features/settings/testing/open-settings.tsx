import type { Transport } from '@careers/gateway';
import { login } from '@careers/gateway/contract';
import { type LocalWorld, MAGIC_CODE, MAGIC_PASSWORD, magicAccounts } from '@careers/mocks';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { createMemoryStorage, type PortalStorage } from '../../../core/session/index.ts';
import { takesPresses } from '../../../testing/takes-presses.ts';
import { createTestPortal, mountPortal } from '../../account/testing/mount-portal.tsx';
import { aPerson, type Person } from '../../account/testing/person.ts';
import { SettingsPage } from '../settings-page.tsx';

configure({ asyncUtilTimeout: 25_000 });

type World = ReturnType<LocalWorld['world']>;
export type StoredAccount = World extends { state(): { accounts: Record<string, infer One> } } ? One : never;

interface Parts {
  /** `candidate` has phone, e-mail, password and account name, `newcomer` a phone and a password. */
  readonly who?: 'candidate' | 'newcomer';
  readonly storage?: PortalStorage;
  readonly line?: (line: Transport) => Transport;
  /** Changes the account before the page is opened. */
  readonly account?: (account: StoredAccount) => void;
  /** Changes other data of the world. */
  readonly world?: (state: ReturnType<World['state']>) => void;
}

/** The account settings of a logged-in person, with fake timers. */
export async function openSettings({
  who = 'candidate',
  storage,
  line,
  account: change,
  world: changeWorld,
}: Parts = {}) {
  const person = aPerson();
  onTestFinished(() => void vi.useRealTimers());
  const test = await createTestPortal({
    storage: storage ?? createMemoryStorage(),
    ...(line ? { transport: (world) => line(world.transport) } : {}),
  });
  const { portal, world } = test;
  await portal.languages.need('settings');
  const { phone, id } = magicAccounts[who];
  const result = await portal.gateway.call(login, {
    loginType: 'verificationCode',
    username: phone,
    phoneNationCode: '+86',
    verificationCode: MAGIC_CODE,
    homepageConfigId: 'site-external',
  });
  portal.session.logIn(result, { kind: 'phone', value: phone });
  const account = (): StoredAccount => {
    const found = world.world().state().accounts[id];
    if (!found) throw new Error(`no account ${id}`);
    return found;
  };
  change?.(account());
  changeWorld?.(world.world().state());
  mountPortal(
    test,
    {
      '/accountSettings': () => (
        <main>
          <SettingsPage />
        </main>
      ),
    },
    '/accountSettings',
  );
  await screen.findByRole('heading', { level: 2, name: 'Delete my account' });
  const sent = () => world.control().inbox().at(-1);
  return { ...test, person, account, sent, code: () => sent()?.code ?? '' };
}

/** The row of a setting: `Phone number`, `Email` or `Password`. */
export function row(name: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryByText(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
}

/** Presses a button of the page, and waits until its dialog accepts presses. */
export async function ask(person: Person, button: string, dialog: string): Promise<HTMLElement> {
  await person.click(screen.getByRole('button', { name: button }));
  return takesPresses(await screen.findByRole('dialog', { name: dialog }));
}

/** A dialog's parts. */
export function parts(dialog: HTMLElement) {
  const inside = within(dialog);
  return {
    ...inside,
    code: () => inside.getByRole('textbox', { name: 'Verification code' }),
    send: () => inside.getByRole('button', { name: /^(Text me a code|Email me a code|Resend in \d+s)$/ }),
    submit: (name = 'Save') => inside.getByRole('button', { name }),
    value: (name: string) => inside.getByLabelText<HTMLInputElement>(name).value,
    /** The message under a field. */
    refusal: (name: string) => {
      const described = inside.getByLabelText(name).getAttribute('aria-describedby') ?? '';
      return described
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)
        .join('');
    },
    alert: () => inside.getByRole('alert').textContent,
  };
}

/** Waits until the dialog is closed. */
export async function dialogClosed(): Promise<void> {
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('the dialog is still there');
  });
}

/** Proves by the password that the person is the owner; the dialog is then at its second step. */
export async function confirmOwner(person: Person, dialog: HTMLElement): Promise<void> {
  const { getByRole, getByLabelText, submit } = parts(dialog);
  await person.click(getByRole('radio', { name: 'Password' }));
  await person.type(getByLabelText('Current password'), MAGIC_PASSWORD);
  await person.click(submit('Continue'));
  await waitFor(() => submit());
}
