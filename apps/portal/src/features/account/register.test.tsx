import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { resendsIn } from '../../testing/resends-in.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, later, type Person, refusal, typedIn } from './testing/person.ts';
import { refusing } from './testing/refusing.ts';
import { answerByKeys, nextPicture } from './testing/solve-captcha.ts';

afterEach(() => vi.useRealTimers());

const newPhone = '13711112222';
const newEmail = 'newcomer@example.com';
const patience = { timeout: 10_000 };

async function setUp(parts: Parameters<typeof createTestPortal>[0] = {}) {
  const person = aPerson();
  const test = await createTestPortal(parts);
  const view = mountPortal(test, { '/': () => <FreshLoginPanel /> });
  await field.phone();
  await person.click(await button.register());
  await field.confirm();
  return { person, view, ...test };
}

const byEmail = (person: Person) => person.click(screen.getByRole('tab', { name: 'By email' }));

/** Fills in every field with valid values, but does not tick the agreement. */
async function fillIn(person: Person, contact: () => Promise<HTMLElement>, value: string): Promise<void> {
  await pasteInto(person, await contact(), value);
  await pasteInto(person, await field.code(), '888888');
  await pasteInto(person, await field.password(), 'Passw0rd');
  await pasteInto(person, await field.confirm(), 'Passw0rd');
}

describe('validation before a registration is sent', () => {
  test('shows a message for each missing field, and puts the focus on the first', async () => {
    const { person, calls } = await setUp();
    await person.click(await button.register());
    await waitFor(async () => expect(refusal(await field.phone())).toBe('Please enter your phone number'));
    expect(refusal(await field.code())).toBe('Please enter the verification code');
    await waitFor(async () => expect(refusal(await field.password())).toBe('Please enter your password'));
    expect(refusal(await field.confirm())).toBe('Please enter the password again');
    expect(refusal(await field.agreement())).toBe('Please agree to the terms of the agreement first');
    expect(document.activeElement).toBe(await field.phone());
    expect(await axeFindings()).toEqual([]);
    expect(calls('rm.account.registerAccount')).toEqual([]);
  });

  test.each([
    ['', 'Please enter your email'],
    ['newcomer', 'Please enter a valid email'],
    ['newcomer@', 'Please enter a valid email'],
    [newEmail, ''],
  ])('shows for the e-mail %o, once its field is left, the message %o', async (typed, message) => {
    const { person } = await setUp();
    await byEmail(person);
    await pasteInto(person, await field.email(), typed);
    await person.click(await field.code());
    await waitFor(async () => expect(refusal(await field.email())).toBe(message));
  });

  test.each(['Passw0r', 'passw0rd', 'PASSW0RD', 'Password', 'Passw0rd!', 'Passw0rd 1', 'Pässw0rdd'])(
    'refuses the password %s once its field is left',
    async (typed) => {
      const { person } = await setUp();
      await pasteInto(person, await field.password(), typed);
      expect(refusal(await field.password())).toBe('');
      await person.tab();
      await waitFor(async () =>
        expect(refusal(await field.password())).toBe(
          'The password does not meet the requirements, please re-enter!',
        ),
      );
    },
  );

  test('compares the passwords, also when the first is changed after the second', async () => {
    const { person } = await setUp();
    const mismatch = 'The two passwords entered are inconsistent, please check!';
    await pasteInto(person, await field.password(), 'Passw0rd');
    await pasteInto(person, await field.confirm(), 'Passw0r');
    await person.click(await field.code());
    await waitFor(async () => expect(refusal(await field.confirm())).toBe(mismatch));
    await pasteInto(person, await field.confirm(), 'Passw0rd1');
    await pasteInto(person, await field.password(), 'Passw0rd1');
    await waitFor(async () => expect(refusal(await field.confirm())).toBe(''));
    await person.type(await field.password(), '2');
    await waitFor(async () => expect(refusal(await field.confirm())).toBe(mismatch));
  });

  test('requires the agreement, and keeps what was typed', async () => {
    const { person, calls } = await setUp();
    await fillIn(person, field.phone, newPhone);
    await person.click(await button.register());
    await waitFor(async () =>
      expect(refusal(await field.agreement())).toBe('Please agree to the terms of the agreement first'),
    );
    await waitFor(async () => expect(document.activeElement).toBe(await field.agreement()));
    expect(typedIn(await field.phone())).toBe(newPhone);
    expect(typedIn(await field.confirm())).toBe('Passw0rd');
    await person.click(await field.agreement());
    expect(refusal(await field.agreement())).toBe('');
    expect(calls('rm.account.registerAccount')).toEqual([]);
  });
});

describe('the registration pane', () => {
  test('limits the length of each input, and gives autocomplete to password managers', async () => {
    const { person } = await setUp();
    const facts = async (of: Promise<HTMLElement>) => {
      const { maxLength, autocomplete } = (await of) as HTMLInputElement;
      return [maxLength, autocomplete];
    };
    expect(await facts(field.phone())).toEqual([50, 'tel-national']);
    expect(await facts(field.code())).toEqual([10, 'one-time-code']);
    expect(await facts(field.password())).toEqual([20, 'new-password']);
    expect(await facts(field.confirm())).toEqual([20, 'new-password']);
    await pasteInto(person, await field.phone(), newPhone);
    const username = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
    expect([username?.value, username?.hidden]).toEqual([newPhone, true]);
    await byEmail(person);
    expect(await facts(field.email())).toEqual([50, 'username']);
  });

  test('allows pasting into each field', async () => {
    const { person } = await setUp();
    for (const [of, text] of [
      [field.phone, '+852 5123 4567'],
      [field.code, '123456'],
      [field.password, 'Passw0rd'],
      [field.confirm, 'Passw0rd'],
    ] as const) {
      await person.click(await of());
      await person.paste(text);
    }
    expect(typedIn(await field.country())).toBe('+852');
    expect(typedIn(await field.phone())).toBe('51234567');
    expect(typedIn(await field.code())).toBe('123456');
    expect(typedIn(await field.confirm())).toBe('Passw0rd');
  });

  test.each([
    ['', []],
    ['P', ['Letters and digits only', 'An uppercase letter']],
    ['pass', ['Letters and digits only', 'A lowercase letter']],
    ['passw0rd!', ['8 to 20 characters', 'A lowercase letter', 'A digit']],
    [
      'Passw0rd',
      [
        '8 to 20 characters',
        'Letters and digits only',
        'An uppercase letter',
        'A lowercase letter',
        'A digit',
      ],
    ],
  ])('shows for the password %o the rules that it meets: %o', async (typed, met) => {
    const { person } = await setUp();
    await pasteInto(person, await field.password(), typed);
    const items = [...document.querySelectorAll('[data-state=met]')];
    expect(items.map((item) => item.textContent)).toEqual(met.map((demand) => `${demand} (met)`));
    const hint = (await field.password()).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toContain('8 to 20 characters');
  });

  test('keeps what was typed when the other kind of contact or the login is opened', async () => {
    const { person } = await setUp();
    await fillIn(person, field.phone, newPhone);
    await byEmail(person);
    expect(typedIn(await field.password())).toBe('Passw0rd');
    await pasteInto(person, await field.email(), newEmail);
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(async () => expect(document.activeElement).toBe(await field.phone()));
    await person.click(await button.register());
    expect(typedIn(await field.email())).toBe(newEmail);
    expect(document.activeElement).toBe(await field.email());
    await person.click(screen.getByRole('tab', { name: 'By phone' }));
    expect(typedIn(await field.code())).toBe('888888');
  });

  test('opens the agreements in another tab', async () => {
    const { person } = await setUp();
    const terms = screen.getByRole('link', { name: 'Terms of use' });
    const privacy = screen.getByRole('link', { name: 'Privacy notice' });
    expect([terms.getAttribute('href'), privacy.getAttribute('href')]).toEqual([
      '/agreement',
      '/agreement?kind=privacy',
    ]);
    for (const link of [terms, privacy]) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      await person.click(link);
    }
    expect(await field.confirm()).toBeTruthy();
    expect(await field.agreement()).toHaveProperty('checked', false);
  });
});

describe('sending a code for a registration', () => {
  test('is disabled without a contact', async () => {
    const { person } = await setUp();
    expect((await button.sendCode()).hasAttribute('disabled')).toBe(true);
    await byEmail(person);
    expect((await button.sendCode()).hasAttribute('disabled')).toBe(true);
    await person.type(await field.email(), 'n');
    expect((await button.sendCode()).hasAttribute('disabled')).toBe(false);
  });

  test.each([
    ['phone', newPhone, { phone: newPhone, phoneNationCode: '+86' }],
    ['email', newEmail, { email: newEmail }],
  ] as const)(
    'to a new %s happens after a check for an account, and counts down from 60',
    async (kind, typed, param) => {
      const { person, calls, messages, world } = await setUp();
      if (kind === 'email') await byEmail(person);
      await pasteInto(person, await field[kind](), typed);
      await person.click(await button.sendCode());
      await waitFor(() => expect(messages()).toEqual(['Send successful']));
      expect(calls('rm.account.ifAccountExist')).toEqual([
        { username: typed, usernameType: kind, homepageConfigId: 'site-external' },
      ]);
      expect(calls('rm.account.sendVerificationCode')).toEqual([
        { function: 'register', ...param, homepageConfigId: 'site-external' },
      ]);
      expect(world.control().inbox()).toHaveLength(1);
      expect((await button.sendCode()).textContent).toMatch(resendsIn(60));
      expect(document.activeElement).toBe(await field.code());
    },
  );

  test('has a countdown that survives a reload', async () => {
    const storage = createMemoryStorage();
    const before = await setUp({ storage });
    await pasteInto(before.person, await field.phone(), newPhone);
    await before.person.click(await button.sendCode());
    await waitFor(() => expect(before.messages()).toEqual(['Send successful']));
    before.view.unmount();
    await later(20_000);
    const { person } = await setUp({ storage });
    await pasteInto(person, await field.phone(), newPhone);
    expect((await button.sendCode()).textContent).toMatch(resendsIn(40));
  });

  test('starts no countdown if the check for an account fails', async () => {
    const { person } = await setUp({ faults: ['rm.account.ifAccountExist:network'] });
    await pasteInto(person, await field.phone(), newPhone);
    await person.click(await button.sendCode());
    expect((await screen.findByText(/The network is not reachable/)).closest('[role=alert]')).toBeTruthy();
    expect((await button.sendCode()).textContent).toBe('Text me a code');
  });

  test('to a registered phone does not happen: the person can log in with it instead', async () => {
    const { person, calls } = await setUp();
    await pasteInto(person, await field.phone(), '138 0000 0001');
    await person.click(await button.sendCode());
    await waitFor(async () =>
      expect(refusal(await field.phone())).toBe('This phone number is already registered. Log in instead'),
    );
    expect(await axeFindings()).toEqual([]);
    expect(calls('rm.account.sendVerificationCode')).toEqual([]);
    expect((await button.sendCode()).textContent).toBe('Text me a code');
    await person.click(screen.getByRole('button', { name: 'Log in instead' }));
    expect(screen.getByRole('tab', { name: 'With a code' }).dataset.state).toBe('active');
    expect(typedIn(await field.phone())).toBe('13800000001');
    await waitFor(async () => expect(document.activeElement).toBe(await field.code()));
  });

  test('to a registered e-mail does not happen: the person can log in with its password instead', async () => {
    const { person } = await setUp();
    await byEmail(person);
    await pasteInto(person, await field.email(), 'candidate@example.com');
    await person.click(await button.sendCode());
    await waitFor(async () =>
      expect(refusal(await field.email())).toBe('This email is already registered. Log in instead'),
    );
    await person.click(screen.getByRole('button', { name: 'Log in instead' }));
    expect(typedIn(await field.account())).toBe('candidate@example.com');
    await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
  });
});

describe('registering', () => {
  test.each([
    ['contactInvalid', field.phone],
    ['accountExists', field.phone],
    ['codeWrong', field.code],
    ['codeExpired', field.code],
    ['locked', field.code],
    ['passwordUnreadable', field.password],
    ['passwordInvalid', field.password],
    ['passwordMismatch', field.confirm],
  ] as const)('shows a refusal for %s at its field, and keeps what was typed', async (reason, of) => {
    const words = 'The server says no';
    const { person } = await setUp({
      transport: (world) => refusing('registerAccount', reason, words)(world.transport),
    });
    await fillIn(person, field.phone, newPhone);
    await person.click(await field.agreement());
    await person.click(await button.register());
    await waitFor(async () => expect(refusal(await of())).toContain(words), patience);
    await waitFor(async () => expect(document.activeElement).toBe(await of()));
    expect(typedIn(await field.phone())).toBe(newPhone);
    expect(typedIn(await field.code())).toBe('888888');
    expect(typedIn(await field.password())).toBe('Passw0rd');
    expect(typedIn(await field.confirm())).toBe('Passw0rd');
    expect(await field.agreement()).toHaveProperty('checked', true);
    // The server's message stays until the value changes.
    await person.tab();
    expect(refusal(await of())).toContain(words);
  });

  test('that fails enables the button after three seconds, and keeps its idempotency key', async () => {
    const { person, calls, messages } = await setUp({ faults: ['rm.account.registerAccount:http502:once'] });
    await fillIn(person, field.phone, newPhone);
    await person.click(await field.agreement());
    await person.click(await button.register());
    const told = await screen.findByText(/The service is not available right now/, undefined, patience);
    expect(told.closest('[role=alert]')).toBeTruthy();
    expect((await button.register()).getAttribute('aria-disabled')).toBe('true');
    // A press that sends nothing takes no message away.
    await person.click(await button.register());
    expect(screen.getByText(/The service is not available right now/)).toBeTruthy();
    await later(2500);
    expect((await button.register()).getAttribute('aria-disabled')).toBe('true');
    await later(600);
    const again = await button.register();
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    await person.click(await field.agreement());
    await person.click(again);
    // What failed before is not said beside what is refused now.
    expect(screen.queryByText(/The service is not available right now/)).toBeNull();
    await person.click(await field.agreement());
    await person.click(again);
    await waitFor(() => expect(messages()).toEqual(['Registered successfully']), patience);
    const keys = calls('rm.account.registerAccount').map(
      (param) => (param as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that needs a captcha goes on with the same call once it is solved', async () => {
    const { person, calls, messages } = await setUp({ faults: ['rm.account.registerAccount:captcha:once'] });
    await fillIn(person, field.phone, newPhone);
    await person.click(await field.agreement());
    await person.click(await button.register());
    await answerByKeys(person, (await nextPicture()).gap);
    await waitFor(() => expect(messages()).toEqual(['Registered successfully']), patience);
    const [first, second] = calls('rm.account.registerAccount') as Record<string, string>[];
    expect(second).toMatchObject({ ...first, captchaVerification: expect.any(String) });
    expect(JSON.stringify([first, second])).not.toContain('Passw0rd');
  });

  test('fetches the public key again, once, if the server cannot decrypt the password', async () => {
    const { person, calls, messages } = await setUp({
      transport: (world) => refusing('registerAccount', 'passwordUnreadable', 'no', 1)(world.transport),
    });
    await fillIn(person, field.phone, newPhone);
    await person.click(await field.agreement());
    await person.click(await button.register());
    await waitFor(() => expect(messages()).toEqual(['Registered successfully']), patience);
    expect(calls('rm.account.getPublicKey')).toHaveLength(2);
  });

  test('sends one call for two presses', async () => {
    const { person, calls, messages } = await setUp();
    await fillIn(person, field.phone, newPhone);
    await person.click(await field.agreement());
    await person.dblClick(await button.register());
    await waitFor(() => expect(messages()).toEqual(['Registered successfully']), patience);
    expect(calls('rm.account.registerAccount')).toHaveLength(1);
  });

  test('returns to the login with the account filled in, and clears the registration', async () => {
    const { person, messages } = await setUp();
    await byEmail(person);
    await fillIn(person, field.email, newEmail);
    await person.click(await field.agreement());
    await person.click(await button.register());
    await waitFor(async () => expect(typedIn(await field.account())).toBe(newEmail), patience);
    expect(messages()).toEqual(['Registered successfully']);
    await waitFor(async () => expect(document.activeElement).toBe(await field.password()));
    await person.click(await button.register());
    expect(typedIn(await field.email())).toBe('');
    expect(typedIn(await field.password())).toBe('');
    expect(await field.agreement()).toHaveProperty('checked', false);
  });
});

test('the registration pane passes axe for both kinds of contact', async () => {
  const { person } = await setUp();
  expect(await axeFindings()).toEqual([]);
  await byEmail(person);
  expect(await axeFindings()).toEqual([]);
});
