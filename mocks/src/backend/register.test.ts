import {
  getResume,
  ifAccountExist,
  login,
  type ParamOf,
  registerAccount,
  sendVerificationCode,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { readFault } from '../faults/rule.ts';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

type Contact = Pick<ParamOf<typeof registerAccount>, 'phone' | 'phoneNationCode' | 'email'>;

function setUp(config: Parameters<typeof createTestClient>[0] = {}) {
  const client = createTestClient(config);
  const code = () => client.control().inbox().at(-1)?.code ?? '';
  const send = (contact: Contact) =>
    client.gateway.call(sendVerificationCode, { function: 'register', ...contact });
  const register = (contact: Contact, more: Partial<ParamOf<typeof registerAccount>> = {}) =>
    client.gateway.call(registerAccount, {
      ...contact,
      password: encrypt('N3wPassword'),
      passwordConfirm: encrypt('N3wPassword'),
      verificationCode: code(),
      idempotencyKey: crypto.randomUUID(),
      ...more,
    });
  const logIn = async (username: string, password = 'N3wPassword') =>
    client.gateway.call(login, { loginType: 'password', username, password: encrypt(password) });
  return { client, code, send, register, logIn };
}

const hongKong = { phone: '6123 4567', phoneNationCode: '+852' };
const macao = { phone: '61234567', phoneNationCode: '+853' };

describe('registration', () => {
  it('creates an account with an empty resume, under the phone without spaces and dashes', async () => {
    const { client, send, register, logIn } = setUp();
    await send(hongKong);
    await register(hongKong);
    const session = await logIn('61234567');
    expect(session.userInfo).toMatchObject({ phone: '61234567', name: '' });
    client.token = session.Authorization;
    expect(await client.gateway.call(getResume, {})).toMatchObject({ revision: 0, education: [] });
  });

  it('refuses a phone that is registered in another country, since a login by password names no country', async () => {
    const { client, send, register } = setUp();
    await send(hongKong);
    await register(hongKong);
    await expect(send(macao)).rejects.toMatchObject({ reason: 'accountExists' });
    await expect(register(macao)).rejects.toMatchObject({ reason: 'accountExists' });
    const asked = { username: '6123-4567', usernameType: 'phone' } as const;
    expect(await client.gateway.call(ifAccountExist, asked)).toEqual({ exist: true });
  });

  it.each([
    [{ email: `${'a'.repeat(37)}@mail.example` }, { email: `${'a'.repeat(38)}@mail.example` }],
    [{ email: `   ${'b'.repeat(37)}@mail.example   ` }, { email: `b@${'b'.repeat(60)}.example` }],
    [{ phone: '138 1111 2222' }, { phone: [...'13811112223'].join('    ') }],
  ])('accepts %j, with fifty characters at most, and refuses %j', async (contact, longer) => {
    const { send, register } = setUp();
    await send(contact);
    await expect(register(contact)).resolves.toEqual({});
    await expect(send(longer)).rejects.toMatchObject({ reason: 'contactInvalid' });
    await expect(register(longer)).rejects.toMatchObject({ reason: 'contactInvalid' });
  });

  it('refuses a code that was sent to the same number in another country', async () => {
    const { send, register } = setUp();
    await send(macao);
    await expect(register(hongKong)).rejects.toMatchObject({ reason: 'codeWrong' });
    await expect(register(macao)).resolves.toEqual({});
  });

  it('refuses a code that was sent for another purpose', async () => {
    const { client, register } = setUp();
    await client.logIn('13800000002');
    await client.gateway.call(sendVerificationCode, { function: 'bind', ...macao });
    await expect(register(macao)).rejects.toMatchObject({ reason: 'codeWrong' });
  });

  it('compares e-mails without regard to case', async () => {
    const { send, register, logIn } = setUp();
    await send({ email: ' Yan.Li@Example.com ' });
    await register({ email: 'yan.li@example.COM' });
    expect((await logIn('YAN.LI@example.com')).userInfo.email).toBe('yan.li@example.COM');
    await expect(send({ email: 'yan.LI@example.com' })).rejects.toMatchObject({ reason: 'accountExists' });
    await expect(send({ email: 'CANDIDATE@example.com' })).rejects.toMatchObject({ reason: 'accountExists' });
  });

  it.each([
    ['a phone and an e-mail at once', { ...macao, email: 'a@example.com' }],
    ['neither', {}],
    ['a country that is no choice', { phone: '61234567', phoneNationCode: '+1' }],
    ['a number of another country', { phone: '61234567', phoneNationCode: '+86' }],
  ])('refuses %s', async (_, contact) => {
    const { send, register } = setUp();
    await expect(send(contact)).rejects.toMatchObject({ reason: 'contactInvalid' });
    await expect(register(contact)).rejects.toMatchObject({ reason: 'contactInvalid' });
  });

  it.each([
    ['Sh0rt7A', 'passwordInvalid'],
    ['Passw0rd', undefined],
    ['Abcdefghijklmnopqr12', undefined],
    ['Abcdefghijklmnopqr123', 'passwordInvalid'],
    ['passw0rd', 'passwordInvalid'],
    ['PASSW0RD', 'passwordInvalid'],
    ['Password', 'passwordInvalid'],
    ['Passw0rd!', 'passwordInvalid'],
    ['Passw0rd密', 'passwordInvalid'],
  ])('decrypts the password %s and then checks it by the password rule', async (password, reason) => {
    const { send, register } = setUp();
    await send(macao);
    const done = register(macao, { password: encrypt(password), passwordConfirm: encrypt(password) });
    if (reason) await expect(done).rejects.toMatchObject({ reason });
    else await expect(done).resolves.toEqual({});
  });

  it('compares the decrypted passwords, since the encrypted ones always differ', async () => {
    const { send, register, code } = setUp();
    await send(macao);
    const right = code();
    await expect(register(macao, { passwordConfirm: encrypt('N3wPasswore') })).rejects.toMatchObject({
      reason: 'passwordMismatch',
    });
    // A refusal before the code is checked does not use up the code.
    await expect(register(macao, { verificationCode: right })).resolves.toEqual({});
  });

  it('creates one account, however often it is sent under one key', async () => {
    const { client, send, register } = setUp();
    await send(macao);
    const idempotencyKey = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => register(macao, { idempotencyKey })));
    const { accounts } = client.world().state();
    expect(Object.values(accounts).filter(({ phone }) => phone === macao.phone)).toHaveLength(1);
  });

  it('asks for a captcha of the kind that the world has, under the fault “captcha”', async () => {
    const faults = [readFault('rm.account.registerAccount:captcha')];
    const { register } = setUp({
      faults,
      switches: { languages: true, assistants: false, captcha: 'clickWord' },
    });
    await expect(register(macao)).rejects.toMatchObject({
      kind: 'captcha',
      data: { captchaType: 'clickWord' },
    });
  });
});
