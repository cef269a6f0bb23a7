import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { losingReply } from '../../testing/losing-reply.ts';
import { resendsIn } from '../../testing/resends-in.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, later, logInByCode, logInByPassword, typedIn } from './testing/person.ts';

afterEach(() => vi.useRealTimers());

async function setUp(parts: Parameters<typeof createTestPortal>[0] = {}) {
  const person = aPerson();
  const test = await createTestPortal(parts);
  const onLoggedIn = vi.fn();
  const view = mountPortal(test, { '/': () => <FreshLoginPanel onLoggedIn={onLoggedIn} /> });
  await field.phone();
  return { person, onLoggedIn, view, ...test };
}

const inputOf = (element: HTMLElement) => element as HTMLInputElement;
const refusal = (element: HTMLElement) => {
  const ids = element.getAttribute('aria-invalid') ? (element.getAttribute('aria-describedby') ?? '') : '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
};

describe('validation before a login is sent', () => {
  test('checks a phone when its field is left', async () => {
    const { person } = await setUp();
    await person.click(await field.phone());
    expect(refusal(await field.phone())).toBe('');
    await person.tab();
    expect(refusal(await field.phone())).toBe('Please enter your phone number');
    await person.type(await field.phone(), '12345');
    await person.tab();
    expect(refusal(await field.phone())).toBe('Please enter the correct phone number!');
  });

  test('removes a message as soon as the value is corrected', async () => {
    const { person } = await setUp();
    await person.type(await field.phone(), '1380000000');
    await person.tab();
    await person.type(await field.phone(), '1');
    expect(refusal(await field.phone())).toBe('');
  });

  test('requires code and phone, and puts the focus on the first of them', async () => {
    const { person, calls } = await setUp();
    await person.click(await button.logIn());
    await waitFor(async () => expect(refusal(await field.code())).toBe('Please enter the verification code'));
    expect(refusal(await field.phone())).toBe('Please enter your phone number');
    expect(document.activeElement).toBe(await field.phone());
    expect(calls('rm.account.login')).toEqual([]);
  });

  test('requires account and password', async () => {
    const { person, calls } = await setUp();
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.click(await button.logIn());
    await waitFor(async () =>
      expect(refusal(await field.account())).toBe('Please enter your phone number, email or account name'),
    );
    expect(refusal(await field.password())).toBe('Please enter your password');
    expect(calls('rm.account.login')).toEqual([]);
  });

  test('limits the length of each input, and gives autocomplete and input mode to the browser', async () => {
    const { person } = await setUp();
    const facts = (element: HTMLElement) => {
      const { maxLength, autocomplete, inputMode } = inputOf(element);
      return { maxLength, autocomplete, inputMode };
    };
    expect(facts(await field.phone())).toEqual({
      maxLength: 50,
      autocomplete: 'tel-national',
      inputMode: 'tel',
    });
    expect(facts(await field.code())).toEqual({
      maxLength: 10,
      autocomplete: 'one-time-code',
      inputMode: 'numeric',
    });
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    expect(inputOf(await field.account()).autocomplete).toBe('username');
    expect(inputOf(await field.password()).autocomplete).toBe('current-password');
  });
});

describe('the verification code', () => {
  test.each([
    ['888 888', '888888'],
    [' 888-888 ', '888888'],
    ['8 8 8 8 8 8', '888888'],
  ])('pasted as %j becomes %j', async (pasted, sent) => {
    const { person, calls } = await setUp();
    await person.type(await field.phone(), '13800000001');
    await person.click(await field.code());
    await person.paste(pasted);
    expect(inputOf(await field.code()).value).toBe(sent);
    await person.click(await button.logIn());
    await waitFor(() => expect(calls('rm.account.login')).toMatchObject([{ verificationCode: sent }]));
  });

  test('typed with a space is sent without it', async () => {
    const { person, calls } = await setUp();
    await person.type(await field.phone(), '13800000001');
    await person.type(await field.code(), '888 888{Enter}');
    await waitFor(() => expect(calls('rm.account.login')).toMatchObject([{ verificationCode: '888888' }]));
  });

  test('that is too long is refused and not truncated', async () => {
    const { person } = await setUp();
    await person.type(await field.phone(), '13800000001');
    await person.click(await field.code());
    await person.paste('1234 5678 9012');
    expect(inputOf(await field.code()).value).toBe('123456789012');
    await person.click(await button.logIn());
    await waitFor(async () =>
      expect(refusal(await field.code())).toBe('A verification code has 10 characters at most'),
    );
  });
});

describe('the phone and its country', () => {
  test.each([
    ['+86 138 0000-0001', '+86', '13800000001'],
    ['+852 5123 4567', '+852', '51234567'],
    ['+85361234567', '+853', '61234567'],
    ['+886912345678', '+886', '0912345678'],
  ])('a pasted %s selects %s and leaves %s in the field', async (pasted, country, national) => {
    const { person } = await setUp();
    await person.click(await field.phone());
    await person.paste(pasted);
    await person.tab();
    expect(inputOf(await field.country()).value).toBe(country);
    expect(inputOf(await field.phone()).value).toBe(national);
    expect(refusal(await field.phone())).toBe('');
  });

  test('a change of country checks the number again', async () => {
    const { person } = await setUp();
    await person.type(await field.phone(), '51234567');
    await person.tab();
    expect(refusal(await field.phone())).toBe('Please enter the correct phone number!');
    await person.selectOptions(await field.country(), 'Hong Kong +852');
    await waitFor(async () => expect(refusal(await field.phone())).toBe(''));
  });

  test('mainland China is the default of four countries', async () => {
    await setUp();
    const country = inputOf(await field.country());
    expect(country.value).toBe('+86');
    expect([...country.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Mainland China +86',
      'Hong Kong +852',
      'Macao +853',
      'Taiwan +886',
    ]);
  });
});

describe('sending a code', () => {
  test('is disabled without a phone', async () => {
    const { person } = await setUp();
    expect((await button.sendCode()).hasAttribute('disabled')).toBe(true);
    await person.type(await field.phone(), '1');
    expect((await button.sendCode()).hasAttribute('disabled')).toBe(false);
  });

  test('does not happen for an invalid phone', async () => {
    const { person, calls } = await setUp();
    await person.type(await field.phone(), '123');
    await person.click(await button.sendCode());
    expect(refusal(await field.phone())).toBe('Please enter the correct phone number!');
    expect(calls('rm.account.sendVerificationCode')).toEqual([]);
  });

  test('shows a message and counts down from 60, and can then be repeated', async () => {
    const { person, calls, messages } = await setUp();
    await person.type(await field.phone(), '138 0000-0001');
    await person.click(await button.sendCode());
    await waitFor(() => expect(messages()).toEqual(['Send successful']));
    expect(calls('rm.account.sendVerificationCode')).toEqual([
      { function: 'login', phone: '13800000001', phoneNationCode: '+86', homepageConfigId: 'site-external' },
    ]);
    expect((await button.sendCode()).textContent).toMatch(resendsIn(60));
    expect(document.activeElement).toBe(await field.code());

    await later(30_000);
    expect((await button.sendCode()).textContent).toMatch(resendsIn(30));
    await person.click(await button.sendCode());
    expect(calls('rm.account.sendVerificationCode')).toHaveLength(1);

    await later(31_000);
    await person.click(await button.logIn());
    await waitFor(async () => expect(refusal(await field.code())).toBe('Please enter the verification code'));
    await person.click(await screen.findByRole('button', { name: 'Text me a code' }));
    await waitFor(() => expect(calls('rm.account.sendVerificationCode')).toHaveLength(2));
    // The message was about the earlier code.
    expect(refusal(await field.code())).toBe('');
  });

  test('has a countdown for each phone, which survives a reload', async () => {
    const storage = createMemoryStorage();
    const before = await setUp({ storage });
    await before.person.type(await field.phone(), '13800000001');
    await before.person.click(await button.sendCode());
    await waitFor(() => expect(before.messages()).toEqual(['Send successful']));
    before.view.unmount();
    await later(20_000);

    const { person } = await setUp({ storage });
    expect(typedIn(await field.phone())).toBe('13800000001');
    expect((await button.sendCode()).textContent).toMatch(resendsIn(40));
    await person.clear(await field.phone());
    await person.type(await field.phone(), '13800000002');
    expect((await button.sendCode()).textContent).toBe('Text me a code');
  });

  test('starts no countdown if it fails', async () => {
    const { person, messages } = await setUp();
    await person.type(await field.phone(), '13811112222');
    await person.click(await button.sendCode());
    await waitFor(async () =>
      expect(refusal(await field.phone())).toBe('There is no such account, please register first'),
    );
    expect((await button.sendCode()).textContent).toBe('Text me a code');
    expect(messages()).toEqual([]);
  });

  test('whose reply is lost shows that in the form and keeps what was typed, and the next press counts down from the first', async () => {
    const { person } = await setUp({
      transport: (world) => losingReply('sendVerificationCode')(world.transport),
    });
    await person.type(await field.phone(), '13800000001');
    await person.click(await button.sendCode());
    expect((await screen.findByText(/The network is not reachable/)).closest('[role=alert]')).toBeTruthy();
    expect(inputOf(await field.phone()).value).toBe('13800000001');
    expect((await button.sendCode()).textContent).toBe('Text me a code');

    await later(20_000);
    await person.click(await button.sendCode());
    await waitFor(async () => expect(refusal(await field.code())).toMatch(/once a minute/));
    expect((await button.sendCode()).textContent).toMatch(resendsIn(40));
  });
});

describe('logging in by code', () => {
  test('succeeds with the code that was sent', async () => {
    const { person, portal, world, messages, calls, onLoggedIn } = await setUp();
    await person.type(await field.phone(), '138 0000 0001');
    await person.click(await button.sendCode());
    await waitFor(() => expect(messages()).toEqual(['Send successful']));
    const code = world.control().inbox().at(-1)?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await person.type(await field.code(), code);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(calls('rm.account.login')).toMatchObject([
      {
        loginType: 'verificationCode',
        username: '13800000001',
        phoneNationCode: '+86',
        verificationCode: code,
        homepageConfigId: 'site-external',
      },
    ]);
    expect(portal.session.get()).toMatchObject({
      comPhone: '13800000001',
      userInfo: { userid: 'acc-candidate' },
    });
    expect(portal.session.get().Authorization).toBeTruthy();
    expect(messages()).toEqual(['Send successful', 'login successful']);
  });

  test('tells a person whose browser cannot store the session that the login ends with the page', async () => {
    const memory = createMemoryStorage();
    const storage = { ...memory, set: (key: string, value: string) => memory.set(key, value) && false };
    const { person, portal, messages, onLoggedIn } = await setUp({ storage });
    await logInByCode(person, '13800000001');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(portal.session.get().Authorization).toBeTruthy();
    expect(messages()).toEqual([
      'login successful',
      'This browser has no room to keep you logged in. Once you leave or reload this page, log in again.',
    ]);
  });

  test('is logged with the kind of login', async () => {
    const { person, calls } = await setUp();
    await logInByCode(person, '13800000001');
    await waitFor(() =>
      expect(calls('crc.HRMS.crhr.base./rm/sys/api/addLog').concat(calls('/rm/sys/api/addLog'))).toEqual([
        {
          regionCode: 'default',
          homepageId: 'site-external',
          businessKey: 'verificationCode',
          indexCode: 'homepage_login',
          username: 'acc-candidate',
          source: '1',
        },
      ]),
    );
  });

  test('refetches the queries of the page', async () => {
    const { person, portal } = await setUp();
    const invalidate = vi.spyOn(portal.queries, 'invalidateQueries');
    await logInByCode(person, '13800000001');
    await waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
  });

  test('shows a wrong code at its field, keeps the form, and enables the button after three seconds', async () => {
    const { person, portal, calls } = await setUp();
    await logInByCode(person, '13800000001', '000000');
    await waitFor(async () =>
      expect(refusal(await field.code())).toBe('The verification code is not correct'),
    );
    expect(inputOf(await field.phone()).value).toBe('13800000001');
    expect(inputOf(await field.code()).value).toBe('000000');
    expect(document.activeElement).toBe(await field.code());
    expect((await button.logIn()).getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{Enter}');
    await later(2000);
    expect((await button.logIn()).getAttribute('aria-disabled')).toBe('true');
    expect(calls('rm.account.login')).toHaveLength(1);

    await later(1000);
    await waitFor(async () => expect((await button.logIn()).getAttribute('aria-disabled')).toBeNull());
    await person.clear(await field.code());
    await person.type(await field.code(), '888888{Enter}');
    await waitFor(() => expect(portal.session.get().Authorization).toBeTruthy());
  });

  test('shows the server’s own message in the form for 13900000451', async () => {
    const { person, portal } = await setUp();
    await logInByCode(person, '13900000451');
    const message = await screen.findByText(
      'This account has been disabled, please contact the administrator',
    );
    expect(message.closest('[role=alert]')).toBeTruthy();
    expect(inputOf(await field.phone()).value).toBe('13900000451');
    expect(portal.session.get().Authorization).toBeUndefined();
  });

  test('sends one call for two presses', async () => {
    const { person, calls, onLoggedIn } = await setUp();
    await person.type(await field.phone(), '13800000001');
    await person.type(await field.code(), '888888');
    await person.dblClick(await button.logIn());
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(calls('rm.account.login')).toHaveLength(1);
  });

  test('is cancelled when the form is unmounted', async () => {
    const answer = Promise.withResolvers<void>();
    const { person, portal, view } = await setUp({
      transport: (world) => async (request, options) => {
        const reply = await world.transport(request, options);
        if (request.url.includes('rm.account')) await answer.promise;
        return reply;
      },
    });
    await logInByCode(person, '13800000001');
    view.unmount();
    answer.resolve();
    await later(100);
    expect(portal.session.get().Authorization).toBeUndefined();
  });
});

describe('logging in by password', () => {
  test.each([
    ['a phone', '138 0000-0001', '13800000001', { comPhone: '13800000001' }],
    ['an international phone', '+8613800000001', '13800000001', { comPhone: '13800000001' }],
    ['an e-mail', ' candidate@example.com', 'candidate@example.com', { comEmail: 'candidate@example.com' }],
    ['an account name', 'candidate01', 'candidate01', { comPhone: 'candidate01' }],
  ])('succeeds with %s', async (_, typed, sent, stored) => {
    const { person, portal, calls, onLoggedIn } = await setUp();
    await logInByPassword(person, typed);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(calls('rm.account.login')).toMatchObject([{ loginType: 'password', username: sent }]);
    expect(JSON.stringify(calls('rm.account.login'))).not.toContain('Passw0rd');
    expect(portal.session.get()).toMatchObject(stored);
  });

  test('shows a wrong password at its field, and keeps it', async () => {
    const { person } = await setUp();
    await logInByPassword(person, '13800000001', 'Wrong1234');
    await waitFor(
      async () => expect(refusal(await field.password())).toBe('The account or the password is not correct'),
      { timeout: 10_000 },
    );
    expect(inputOf(await field.password()).value).toBe('Wrong1234');
    await person.type(await field.password(), '5');
    expect(refusal(await field.password())).toBe('');
  });

  test('shows an unknown account at its field', async () => {
    const { person } = await setUp();
    await logInByPassword(person, 'nobody@example.com');
    await waitFor(
      async () =>
        expect(refusal(await field.account())).toBe('There is no such account, please register first'),
      { timeout: 10_000 },
    );
  });

  test('accepts an existing password of more than 20 characters, up to what can be sent', async () => {
    const long = 'correct horse battery staple, and a 密码 of its own!';
    const { person, calls } = await setUp();
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.type(await field.account(), 'candidate01');
    await person.type(await field.password(), long);
    expect(inputOf(await field.password()).value).toBe(long);
    await person.click(await button.logIn());
    await waitFor(() => expect(calls('rm.account.login')).toHaveLength(1));
    await person.click(await field.password());
    await person.paste('x'.repeat(250));
    await later(3100);
    await person.click(await button.logIn());
    await waitFor(async () =>
      expect(refusal(await field.password())).toBe('This password is too long to be sent'),
    );
    expect(calls('rm.account.login')).toHaveLength(1);
  });

  test('allows the password to be pasted and shown', async () => {
    const { person } = await setUp();
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.click(await field.password());
    await person.paste('Passw0rd');
    expect(inputOf(await field.password())).toMatchObject({ value: 'Passw0rd', type: 'password' });
    await person.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(inputOf(await field.password()).type).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(inputOf(await field.password()).type).toBe('password');
  });
});

describe('the login panel', () => {
  test('keeps what was typed when the other tab is opened', async () => {
    const { person } = await setUp();
    await person.type(await field.phone(), '13800000001');
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    await person.click(screen.getByRole('tab', { name: 'With a code' }));
    expect(inputOf(await field.phone()).value).toBe('13800000001');
  });

  test.each([
    ['13800000001', '+86', '13800000001'],
    ['0912345678', '+886', '0912345678'],
    // The number is valid in Hong Kong and in Macao: a code must not go to somebody else's phone.
    ['61234567', '+86', ''],
  ])('fills in the phone of the person whose session expired: %s', async (comPhone, country, phone) => {
    const { view, portal, ...test } = await setUp();
    const userInfo = { userid: 'u', name: '', userName: '', email: '', phone: '' };
    portal.session.logIn({ Authorization: 'token', userInfo }, { kind: 'phone', value: comPhone });
    portal.session.expire();
    view.unmount();
    mountPortal({ portal, ...test }, { '/': () => <FreshLoginPanel /> });
    expect(inputOf(await field.country()).value).toBe(country);
    expect(inputOf(await field.phone()).value).toBe(phone);
  });

  test('fills in no phone on a page that was opened after the expiry', async () => {
    await setUp({ storage: createMemoryStorage({ comPhone: '13800000001', comEmail: 'a@example.com' }) });
    expect(inputOf(await field.phone()).value).toBe('');
  });

  test('passes axe on both tabs, also with validation messages', async () => {
    const { person } = await setUp();
    expect(await axeFindings()).toEqual([]);
    await person.click(await button.logIn());
    await screen.findByText('Please enter the verification code');
    expect(await axeFindings()).toEqual([]);
    await person.click(screen.getByRole('tab', { name: 'With a password' }));
    expect(await axeFindings()).toEqual([]);
  });
});
