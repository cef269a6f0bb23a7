import type { Transport } from '@careers/gateway';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { methodOf } from '../../testing/open-portal.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, refusal } from './testing/person.ts';
import { refusing } from './testing/refusing.ts';

afterEach(() => vi.useRealTimers());

/** A transport on which the answer to one method waits until `arrive` is called. */
function waiting(method: string) {
  const reply = Promise.withResolvers<void>();
  const asked = vi.fn();
  const through =
    (line: Transport): Transport =>
    async (request, options) => {
      if (methodOf(request.body) === method) {
        asked();
        await reply.promise;
      }
      return line(request, options);
    };
  return { through, asked: () => waitFor(() => expect(asked).toHaveBeenCalled()), arrive: reply.resolve };
}

async function setUp(through: (line: Transport) => Transport) {
  const person = aPerson();
  const test = await createTestPortal({ transport: (world) => through(world.transport) });
  mountPortal(test, { '/': () => <FreshLoginPanel /> });
  return { person, ...test };
}

describe('the focus', () => {
  test('moves to the code field once a code is sent', async () => {
    const { person } = await setUp((line) => line);
    await person.type(await field.phone(), '13800000001');
    await person.click(await button.sendCode());
    await waitFor(async () => expect(document.activeElement).toBe(await field.code()));
  });

  test('stays in a password that is being typed when a code is sent', async () => {
    const line = waiting('sendVerificationCode');
    const { person, messages } = await setUp(line.through);
    await person.click(await button.register());
    await person.type(await field.phone(), '13711112222');
    await person.click(await button.sendCode());
    await line.asked();
    await person.type(await field.password(), 'Pass');
    await act(async () => line.arrive());
    await waitFor(() => expect(messages()).toEqual(['Send successful']));
    await person.keyboard('w0rd');
    expect(await field.password()).toHaveProperty('value', 'Passw0rd');
    expect(await field.code()).toHaveProperty('value', '');
  });

  test('stays in the password field when the phone turns out to be registered', async () => {
    const line = waiting('ifAccountExist');
    const { person } = await setUp(line.through);
    await person.click(await button.register());
    await person.type(await field.phone(), '13800000001');
    await person.click(await button.sendCode());
    await line.asked();
    await person.click(await field.password());
    await act(async () => line.arrive());
    await waitFor(async () => expect(refusal(await field.phone())).toMatch(/already registered/));
    expect(document.activeElement).toBe(await field.password());
  });
});

test('the focus stays where the person has moved it before a login is refused', async () => {
  const line = waiting('login');
  const { person } = await setUp((inner) =>
    line.through(refusing('login', 'codeWrong', 'Not that one')(inner)),
  );
  await person.type(await field.phone(), '13800000001');
  await person.type(await field.code(), '000000');
  await person.click(await button.logIn());
  await line.asked();
  await person.click(await field.phone());
  await act(async () => line.arrive());
  await screen.findByText('Not that one');
  expect(document.activeElement).toBe(await field.phone());
});
