import {
  bindEmail,
  bindPhone,
  type ContactKind,
  exportMyData,
  getAccountSettings,
  getResume,
  ldapLogin,
  login,
  modifyPassword,
  queryConsents,
  queryDeliveries,
  requestAccountDeletion,
  sendVerificationCode,
  setPassword,
  unbindEmail,
  unbindPhone,
} from '@careers/gateway/contract';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import { encrypt } from '../testing/encrypt.ts';

const MAGIC = { verificationCode: '888888' };

async function setUp(phone = '13800000001') {
  const client = createTestClient();
  await client.logIn(phone);
  const settings = () => client.gateway.call(getAccountSettings, {});
  const sendOwn = (own: ContactKind) => client.gateway.call(sendVerificationCode, { function: 'bind', own });
  const latest = () => client.control().inbox().at(-1);
  const logIn = (username: string, password = 'Passw0rd') =>
    client.gateway.call(login, { loginType: 'password', username, password: encrypt(password) });
  return { client, settings, sendOwn, latest, logIn, call: client.gateway.call };
}

describe('the account settings', () => {
  it('show what is bound, masked', async () => {
    const { settings } = await setUp();
    expect(await settings()).toEqual({
      account: 'candidate01',
      phone: '138****0001',
      phoneNationCode: '+86',
      email: 'ca***@example.com',
      passwordSet: true,
      directory: false,
    });
  });

  it.each([
    ['+852', '61234567', '61****567'],
    ['+886', '0912345678', '091****5678'],
  ])('mask a phone of %s', async (phoneNationCode, phone, shown) => {
    const { call, settings } = await setUp();
    await call(bindPhone, { phone, phoneNationCode, ...MAGIC });
    expect(await settings()).toMatchObject({ phone: shown, phoneNationCode });
  });

  it.each([
    ['a@example.com', '***@example.com'],
    ['ab@example.com', 'a***@example.com'],
  ])('never show the whole name of %s', async (email, shown) => {
    const { call, settings } = await setUp();
    await call(bindEmail, { email, ...MAGIC });
    expect((await settings()).email).toBe(shown);
  });
});

describe('a contact', () => {
  it('of one’s own gets its code without being named', async () => {
    const { sendOwn, latest } = await setUp();
    await sendOwn('email');
    expect(latest()).toMatchObject({ channel: 'email', to: 'candidate@example.com' });
    await sendOwn('phone');
    expect(latest()).toMatchObject({ channel: 'sms', to: '+86 13800000001' });
  });

  it('is bound by the code that was sent to it, and by no other', async () => {
    const { call, sendOwn, latest } = await setUp();
    const fresh = { phone: '13700000009', phoneNationCode: '+86' };
    await sendOwn('phone');
    const verificationCode = latest()?.code ?? '';
    await expect(call(bindPhone, { ...fresh, verificationCode })).rejects.toMatchObject({
      reason: 'codeWrong',
    });
    await call(sendVerificationCode, { function: 'bind', ...fresh });
    await call(bindPhone, { ...fresh, verificationCode: latest()?.code ?? '' });
  });

  it('frees its number or address once another stands in its place', async () => {
    const { call, logIn } = await setUp();
    await call(bindPhone, { phone: '13700000009', phoneNationCode: '+86', ...MAGIC });
    await expect(logIn('13800000001')).rejects.toMatchObject({ reason: 'accountUnknown' });
    expect((await logIn('13700000009')).userInfo.userid).toBe('acc-candidate');
  });

  it('may be bound again by its owner, and by nobody else', async () => {
    const { call } = await setUp();
    await expect(call(bindEmail, { email: 'Candidate@example.com', ...MAGIC })).resolves.toEqual({});
    const taken = { phone: '13800000002', phoneNationCode: '+86' };
    await expect(call(bindPhone, { ...taken, ...MAGIC })).rejects.toMatchObject({ reason: 'accountExists' });
    await expect(call(sendVerificationCode, { function: 'bind', ...taken })).rejects.toMatchObject({
      reason: 'accountExists',
    });
  });

  it('may go while phone, e-mail, or account name with password is left', async () => {
    const { call, logIn } = await setUp();
    await call(unbindPhone, MAGIC);
    await call(unbindEmail, MAGIC);
    expect((await logIn('candidate01')).userInfo.userid).toBe('acc-candidate');
  });

  it('stays when it is the last way in: a password without a name opens nothing', async () => {
    const { call } = await setUp('13800000002');
    await expect(call(unbindPhone, MAGIC)).rejects.toMatchObject({ reason: 'lastWay' });
    await call(bindEmail, { email: 'newcomer@example.com', ...MAGIC });
    await call(unbindPhone, MAGIC);
    await expect(call(unbindEmail, MAGIC)).rejects.toMatchObject({ reason: 'lastWay' });
  });
});

describe('the password', () => {
  it('can be set where there is none, and changed from then on', async () => {
    const { call, settings, logIn } = await setUp('13800000004');
    expect((await settings()).passwordSet).toBe(false);
    const password = encrypt('N3wPassword');
    const both = { password, passwordConfirm: encrypt('N3wPassword') };
    await call(setPassword, { own: 'phone', ...MAGIC, ...both });
    await expect(call(setPassword, { own: 'phone', ...MAGIC, ...both })).rejects.toMatchObject({
      reason: 'passwordAlreadySet',
    });
    const next = encrypt('N3xtPassword');
    await call(modifyPassword, { oldPassword: password, password: next, passwordConfirm: next });
    await expect(logIn('13800000004', 'N3xtPassword')).resolves.toMatchObject({});
  });

  it('is told to its owner when it changes, never what it is', async () => {
    const { call, latest } = await setUp();
    const [oldPassword, next] = [encrypt('Passw0rd'), encrypt('N3wPassword')];
    await call(modifyPassword, { oldPassword, password: next, passwordConfirm: next });
    expect(latest()).toMatchObject({ to: '+86 13800000001' });
    expect(latest()?.text).not.toContain('N3wPassword');
  });

  it('of the directory is the directory’s', async () => {
    const { client, call, settings } = await setUp();
    const { Authorization } = await call(ldapLogin, { userName: 'employee', password: encrypt('Passw0rd') });
    client.token = Authorization;
    expect(await settings()).toEqual({ account: 'employee', passwordSet: true, directory: true });
    const same = encrypt('Passw0rd');
    await expect(
      call(modifyPassword, { oldPassword: same, password: same, passwordConfirm: same }),
    ).rejects.toMatchObject({ reason: 'directoryOwned' });
  });

  it('is kept nowhere as it was typed, not in a snapshot either', async () => {
    const { client, call } = await setUp();
    const [oldPassword, next] = [encrypt('Passw0rd'), encrypt('S3cretOfMine')];
    await call(modifyPassword, { oldPassword, password: next, passwordConfirm: next });
    expect(JSON.stringify(client.control().snapshot())).not.toContain('S3cretOfMine');
  });
});

describe('what is stored about a person', () => {
  it('can be read as JSON: account, consents, resume and deliveries, and nothing of others', async () => {
    const { call, client } = await setUp();
    const { fileName, content } = await call(exportMyData, {});
    expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const kept: unknown = JSON.parse(content);
    expect(kept).toMatchObject({
      account: { phone: '13800000001', email: 'candidate@example.com', account: 'candidate01' },
      consents: [{ kind: 'terms' }, { kind: 'privacy' }],
      resume: await call(getResume, {}),
      deliveries: (await call(queryDeliveries, {})).rows,
    });
    const { passwordHash } = client.world().state().accounts['acc-candidate'] ?? {};
    expect(content).not.toContain(passwordHash);
    expect(content).not.toContain('13800000002');
    expect(content.split('\n').length, 'it is laid out to be read').toBeGreaterThan(20);
  });

  it('says what was agreed to in the language of the call', async () => {
    const { client, call } = await setUp();
    client.languageIndex = 1;
    expect((await call(queryConsents, {})).map(({ title }) => title)).toEqual([
      '招聘網站用戶條款',
      '私隱政策',
    ]);
  });

  it('goes with the account thirty days after it was asked for, and not a moment before', async () => {
    const { client, call, settings, latest, logIn } = await setUp();
    const asked = { own: 'phone', idempotencyKey: 'delete-me-please', ...MAGIC } as const;
    const { deletionDueAt } = await call(requestAccountDeletion, asked);
    const waits = Date.parse(deletionDueAt) - client.world().clock.now();
    expect(Math.abs(waits - 30 * 86_400_000)).toBeLessThan(2000);
    expect(latest()?.text).toContain(deletionDueAt.slice(0, 10));
    client.control().advance('29d');
    const { Authorization } = await logIn('13800000001');
    client.token = Authorization;
    expect((await settings()).deletionDueAt).toBe(deletionDueAt);
    client.control().advance('1d');
    await expect(call(getResume, {})).rejects.toMatchObject({ kind: 'expired' });
    await expect(logIn('13800000001')).rejects.toMatchObject({ reason: 'accountUnknown' });
    const left = client.world().state();
    expect(left.resumes['acc-candidate']).toBeUndefined();
    expect(left.deliveries.filter(({ accountId }) => accountId === 'acc-candidate')).toEqual([]);
    expect(Object.keys(left.submits)).toEqual([]);
  });
});
