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
  proveOwner,
  queryConsents,
  queryDeliveries,
  requestAccountDeletion,
  sendVerificationCode,
  setPassword,
  submitFeedback,
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
  const { call } = client.gateway;
  /** A fresh proof of who is logged in. */
  const prove = async () => await call(proveOwner, { by: 'code', own: 'phone', ...MAGIC });
  return { client, settings, sendOwn, latest, logIn, call, prove };
}

describe('the account settings', () => {
  it('show the contacts that are bound, masked', async () => {
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
  ])('mask a phone of the country %s', async (phoneNationCode, phone, shown) => {
    const { call, settings, prove } = await setUp();
    await call(bindPhone, { phone, phoneNationCode, ...MAGIC, ...(await prove()) });
    expect(await settings()).toMatchObject({ phone: shown, phoneNationCode });
  });

  it.each([
    ['a@example.com', '***@example.com'],
    ['ab@example.com', 'a***@example.com'],
  ])('never show all of the name in %s', async (email, shown) => {
    const { call, settings, prove } = await setUp();
    await call(bindEmail, { email, ...MAGIC, ...(await prove()) });
    expect((await settings()).email).toBe(shown);
  });
});

describe('a contact', () => {
  it('of the account gets its code without being named in the call', async () => {
    const { sendOwn, latest } = await setUp();
    await sendOwn('email');
    expect(latest()).toMatchObject({ channel: 'email', to: 'candidate@example.com' });
    await sendOwn('phone');
    expect(latest()).toMatchObject({ channel: 'sms', to: '+86 13800000001' });
  });

  it('is bound only with the code that was sent to it', async () => {
    const { call, sendOwn, latest, prove } = await setUp();
    const fresh = { phone: '13700000009', phoneNationCode: '+86', ...(await prove()) };
    await sendOwn('phone');
    const verificationCode = latest()?.code ?? '';
    await expect(call(bindPhone, { ...fresh, verificationCode })).rejects.toMatchObject({
      reason: 'codeWrong',
    });
    await call(sendVerificationCode, { function: 'bind', phone: fresh.phone, phoneNationCode: '+86' });
    await call(bindPhone, { ...fresh, verificationCode: latest()?.code ?? '' });
  });

  it('is bound only with a fresh proof of the owner', async () => {
    const { call, client, prove } = await setUp();
    const fresh = { phone: '13700000009', phoneNationCode: '+86', ...MAGIC };
    const refusal = { reason: 'proofNeeded' };
    await expect(call(bindPhone, fresh)).rejects.toMatchObject(refusal);
    await expect(call(bindPhone, { ...fresh, ownerProof: '' })).rejects.toMatchObject(refusal);
    await expect(call(bindPhone, { ...fresh, ownerProof: 'constructor' })).rejects.toMatchObject(refusal);
    const proof = await prove();
    await expect(call(bindPhone, { ...fresh, ...proof, verificationCode: '000000' })).rejects.toMatchObject({
      reason: 'codeWrong',
    });
    // A refusal for another reason does not use up the proof.
    await call(bindPhone, { ...fresh, ...proof });
    await expect(call(bindEmail, { email: 'a@example.com', ...MAGIC, ...proof })).rejects.toMatchObject(
      refusal,
    );
    const late = await prove();
    client.control().advance('10m');
    await expect(call(bindEmail, { email: 'a@example.com', ...MAGIC, ...late })).rejects.toMatchObject(
      refusal,
    );
  });

  it('is bound without a proof where the account has no contact to prove anything by', async () => {
    const { client, call, settings } = await setUp();
    const { Authorization } = await call(ldapLogin, { userName: 'employee', password: encrypt('Passw0rd') });
    client.token = Authorization;
    await call(bindEmail, { email: 'employee@example.com', ...MAGIC });
    expect((await settings()).email).toBe('em***@example.com');
    await expect(
      call(bindPhone, { phone: '13700000009', phoneNationCode: '+86', ...MAGIC }),
    ).rejects.toMatchObject({ reason: 'proofNeeded' });
    // A phone alone, without a password, is something to prove it by.
    await client.logIn('13800000004');
    await expect(call(bindEmail, { email: 'b@example.com', ...MAGIC })).rejects.toMatchObject({
      reason: 'proofNeeded',
    });
  });

  it('gets a message with the new contact, masked, when it is replaced, and so do the others', async () => {
    const { call, client, prove } = await setUp();
    const told = (since: number) =>
      client
        .control()
        .inbox()
        .slice(since)
        .map(({ to, text }) => [to, /138\*{4}0009|138\*{4}0001/.exec(text)?.[0]]);
    const before = client.control().inbox().length;
    await call(bindPhone, { phone: '13800000009', phoneNationCode: '+86', ...MAGIC, ...(await prove()) });
    expect(told(before)).toEqual([
      ['+86 13800000001', '138****0009'],
      ['candidate@example.com', '138****0009'],
    ]);
    const then = client.control().inbox().length;
    await call(unbindPhone, MAGIC);
    expect(told(then)).toEqual([
      ['+86 13800000009', '138****0009'],
      ['candidate@example.com', '138****0009'],
    ]);
  });

  it('is free for others once it was replaced', async () => {
    const { call, logIn, prove } = await setUp();
    await call(bindPhone, { phone: '13700000009', phoneNationCode: '+86', ...MAGIC, ...(await prove()) });
    await expect(logIn('13800000001')).rejects.toMatchObject({ reason: 'accountUnknown' });
    expect((await logIn('13700000009')).userInfo.userid).toBe('acc-candidate');
  });

  it('can be bound again by its owner, but not by anybody else', async () => {
    const { call, prove } = await setUp();
    const own = { email: 'Candidate@example.com', ...MAGIC, ...(await prove()) };
    await expect(call(bindEmail, own)).resolves.toEqual({});
    const taken = { phone: '13800000002', phoneNationCode: '+86' };
    await expect(call(bindPhone, { ...taken, ...MAGIC })).rejects.toMatchObject({ reason: 'accountExists' });
    await expect(call(sendVerificationCode, { function: 'bind', ...taken })).rejects.toMatchObject({
      reason: 'accountExists',
    });
  });

  it('can be unbound while there is another way to log in', async () => {
    const { call, logIn } = await setUp();
    await call(unbindPhone, MAGIC);
    await call(unbindEmail, MAGIC);
    expect((await logIn('candidate01')).userInfo.userid).toBe('acc-candidate');
  });

  it('cannot be unbound when it is the last way to log in', async () => {
    const { call, prove } = await setUp('13800000002');
    await expect(call(unbindPhone, MAGIC)).rejects.toMatchObject({ reason: 'lastWay' });
    await call(bindEmail, { email: 'newcomer@example.com', ...MAGIC, ...(await prove()) });
    await call(unbindPhone, MAGIC);
    await expect(call(unbindEmail, MAGIC)).rejects.toMatchObject({ reason: 'lastWay' });
  });
});

describe('the password', () => {
  it('can be set once where there is none, and then changed', async () => {
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

  it('is not in the message that its owner gets when it changes', async () => {
    const { call, latest } = await setUp();
    const [oldPassword, next] = [encrypt('Passw0rd'), encrypt('N3wPassword')];
    await call(modifyPassword, { oldPassword, password: next, passwordConfirm: next });
    expect(latest()).toMatchObject({ to: '+86 13800000001' });
    expect(latest()?.text).not.toContain('N3wPassword');
  });

  it('of the directory cannot be changed here', async () => {
    const { client, call, settings } = await setUp();
    const { Authorization } = await call(ldapLogin, { userName: 'employee', password: encrypt('Passw0rd') });
    client.token = Authorization;
    expect(await settings()).toEqual({ account: 'employee', passwordSet: true, directory: true });
    const same = encrypt('Passw0rd');
    await expect(
      call(modifyPassword, { oldPassword: same, password: same, passwordConfirm: same }),
    ).rejects.toMatchObject({ reason: 'directoryOwned' });
  });

  it('is stored nowhere as it was typed, not in a snapshot either', async () => {
    const { client, call } = await setUp();
    const [oldPassword, next] = [encrypt('Passw0rd'), encrypt('S3cretOfMine')];
    await call(modifyPassword, { oldPassword, password: next, passwordConfirm: next });
    expect(JSON.stringify(client.control().snapshot())).not.toContain('S3cretOfMine');
  });
});

describe('the data of a person', () => {
  it('are exported as JSON, with account, consents, resume and deliveries, and nothing of others', async () => {
    const { call, client } = await setUp();
    const { fileName, content } = await call(exportMyData, {});
    expect(fileName).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const kept: unknown = JSON.parse(content);
    expect(kept).toMatchObject({
      account: {
        name: '林小雨',
        phone: '13800000001',
        email: 'candidate@example.com',
        account: 'candidate01',
      },
      consents: [{ kind: 'terms' }, { kind: 'privacy' }],
      resume: await call(getResume, {}),
      deliveries: (await call(queryDeliveries, {})).rows,
    });
    const { passwordHash } = client.world().state().accounts['acc-candidate'] ?? {};
    expect(content).not.toContain(passwordHash);
    expect(content).not.toContain('13800000002');
    expect(content.split('\n').length, 'it is laid out to be read').toBeGreaterThan(20);
  });

  it('include messages and feedback in the export, but no code', async () => {
    const { call, client, sendOwn, latest } = await setUp();
    await sendOwn('email');
    const code = latest()?.code ?? '';
    await call(submitFeedback, { content: 'The list is slow.', idempotencyKey: 'feedback-1' });
    client.token = undefined;
    const contact = 'candidate@example.com';
    await call(submitFeedback, { content: 'Please answer me.', contact, idempotencyKey: 'feedback-2' });
    await call(submitFeedback, {
      content: 'Of somebody else.',
      contact: 'x@y.example',
      idempotencyKey: 'feedback-3',
    });
    await client.logIn('13800000001');
    const { content } = await call(exportMyData, {});
    const exported = JSON.parse(content);
    expect(exported).toMatchObject({
      feedback: [{ content: 'The list is slow.' }, { content: 'Please answer me.', contact }],
      codes: [{ contact, function: 'bind' }],
    });
    // The last of them contained a code: the export says that it was sent, but not its text.
    expect(exported.messages.at(-1)).toEqual({ at: latest()?.at, to: contact, channel: 'email' });
    expect(code).toMatch(/^\d{6}$/);
    expect(content).not.toContain(code);
    expect(content).not.toContain('Of somebody else.');
  });

  it('have titles of consents in the language of the call', async () => {
    const { client, call } = await setUp();
    client.languageIndex = 1;
    expect((await call(queryConsents, {})).map(({ title }) => title)).toEqual([
      '招聘網站用戶條款',
      '私隱政策',
    ]);
  });

  it('are deleted thirty days after the deletion was asked for, and not before', async () => {
    const { client, call, settings, latest, logIn, sendOwn } = await setUp();
    await sendOwn('email');
    await call(submitFeedback, { content: 'Call me.', contact: '13800000001', idempotencyKey: 'feedback-1' });
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
    expect(JSON.stringify([left.inbox, left.codes, left.feedback, left.locks, left.attempts])).not.toMatch(
      /13800000001|candidate@example\.com/,
    );
  });
});
