import type { GatewayFailure, Transport } from '@careers/gateway';
import { getResume, getSysConfigInfo, queryMessages } from '@careers/gateway/contract';
import { readFault } from '@careers/mocks';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { methodQuery } from '../core/calls/method-query.ts';
import { createMemoryStorage } from '../core/session/index.ts';
import { methodOf, personaWorld } from '../testing/open-portal.ts';
import { testPortal } from '../testing/test-portal.ts';

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error as GatewayFailure);

test('a person who has closed the login dialog is not asked again by a reply that arrives afterwards', async () => {
  const faults = ['rm.resume.getResume', 'rm.message.queryMessages'].map((path) =>
    readFault(`${path}:40101:once`),
  );
  const { local, stored } = personaWorld({ faults });
  const late = Promise.withResolvers<void>();
  const transport: Transport = async (request, options) => {
    const reply = await local.transport(request, options);
    if (methodOf(request.body) === queryMessages.name) await late.promise;
    return reply;
  };
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const { gateway, loginPrompts } = testPortal({ world: local, storage, transport });
  const first = failureOf(gateway.call(getResume, {}));
  const second = failureOf(gateway.call(queryMessages, {}));
  await waitFor(() => expect(loginPrompts.current()).toBeDefined());
  loginPrompts.answer(false);
  expect(await first).toMatchObject({ kind: 'expired' });
  late.resolve();
  expect(await second).toMatchObject({ kind: 'expired' });
  expect(loginPrompts.current()).toBeUndefined();
});

test('a visitor whose call needs a login is asked for one, each time', async () => {
  const { gateway, loginPrompts } = testPortal();
  for (const _press of ['first', 'second']) {
    const call = failureOf(gateway.call(getResume, {}));
    await waitFor(() => expect(loginPrompts.current()).toBeDefined());
    loginPrompts.answer(false);
    expect(await call).toMatchObject({ kind: 'expired' });
  }
});

test('what was answered to a person is forgotten when they log out, and what was answered to everybody stays', async () => {
  const { local, stored } = personaWorld();
  const storage = createMemoryStorage({ locale: 'en-us', ...stored });
  const portal = testPortal({ world: local, storage });
  const own = methodQuery(portal, getResume, {});
  await portal.queries.fetchQuery(own);
  portal.session.clearUser();
  const everybodys = methodQuery(portal, getSysConfigInfo, {});
  await portal.queries.fetchQuery(everybodys);
  expect(portal.queries.getQueryData(own.queryKey)).toBeUndefined();
  portal.session.logIn(
    { Authorization: stored.Authorization, userInfo: JSON.parse(stored.userInfo) },
    { kind: 'phone', value: '13800000001' },
  );
  expect(portal.queries.getQueryData(everybodys.queryKey)).toBeDefined();
});

// Firefox forgets what a page had begun when it was put aside for the way back: a signature of then never comes.
test('a call that was being signed when the page was put aside fails as soon as the page is back', async () => {
  const { gateway } = testPortal({ signer: () => new Promise(() => {}) });
  const call = failureOf(gateway.call(queryMessages, {}));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await call).toMatchObject({ kind: 'network' });
});

test('a call that is made after the page is back is signed as usual', async () => {
  const { gateway } = testPortal();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await gateway.call(getSysConfigInfo, {})).toHaveProperty('zhHkStart');
});
