import { getEncryptedString } from '@careers/gateway/contract';
import { expect, test } from 'vitest';
import { recallLogin, rememberLogin } from './remembered-login.ts';
import { createTestPortal } from './testing/mount-portal.tsx';

test('key and iv of a remembered password are requested once, and stored for the next visit', async () => {
  const { portal, calls } = await createTestPortal();
  const login = { userName: 'employee', password: 'Passw0rd' };
  await rememberLogin(portal, login);
  expect(portal.session.get().remembered).not.toMatchObject({ password: login.password });
  expect(await recallLogin(portal)).toEqual(login);
  expect(portal.session.get().encryptedString).toMatchObject({
    key: expect.any(String),
    iv: expect.any(String),
  });
  expect(calls(getEncryptedString.name)).toHaveLength(1);
});

test('nothing is kept for somebody who has logged out before key and iv are here', async () => {
  const asked = Promise.withResolvers<void>();
  const { portal } = await createTestPortal({
    transport: (world) => async (request, options) => {
      if (request.url.includes('getEncryptedString')) await asked.promise;
      return world.transport(request, options);
    },
  });
  const userInfo = { userid: 'acc-employee', name: 'Employee', userName: 'employee', email: '', phone: '' };
  portal.session.logIn({ Authorization: 'token', userInfo }, { kind: 'directory', value: 'employee' });
  const kept = rememberLogin(portal, { userName: 'employee', password: 'Passw0rd' });
  portal.session.clearUser();
  asked.resolve();
  await kept;
  expect(portal.session.get().remembered).toBeUndefined();
});
