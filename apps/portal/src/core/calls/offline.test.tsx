import type { Transport } from '@careers/gateway';
import { present } from '@careers/ui/testing/present';
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { methodOf, openPortal, personaWorld } from '../../testing/open-portal.ts';

afterEach(() => onlineManager.setOnline(true));

test('offline, a page says so and offers another try, in place of a skeleton for ever', async () => {
  const line =
    (through: Transport): Transport =>
    (request, options) =>
      onlineManager.isOnline() ? through(request, options) : Promise.reject(new TypeError('offline'));
  onlineManager.setOnline(false);
  const user = userEvent.setup();
  await openPortal('/position', { through: line });
  await screen.findAllByText(/The network is not reachable/);
  onlineManager.setOnline(true);
  await user.click(present((await screen.findAllByRole('button', { name: 'Try again' })).at(-1)));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('offline, a submit fails with a word, and is not sent behind a person’s back once the line is here again', async () => {
  const sent: string[] = [];
  const { local, stored } = personaWorld();
  const line =
    (through: Transport): Transport =>
    (request, options) => {
      if (!onlineManager.isOnline()) return Promise.reject(new TypeError('offline'));
      if (request.url.includes('/gateway')) sent.push(methodOf(request.body));
      return through(request, options);
    };
  const user = userEvent.setup();
  const { portal } = await openPortal('/position', { world: local, stored, through: line });
  const [collect] = await screen.findAllByRole('button', { name: /^Saved?/ });
  onlineManager.setOnline(false);
  await user.click(present(collect));
  await screen.findByText(/The network is not reachable/);
  sent.length = 0;
  onlineManager.setOnline(true);
  await portal.open('/feedback');
  await screen.findByRole('heading', { level: 1, name: 'Feedback' });
  expect(sent.filter((method) => /collect/i.test(method))).toEqual([]);
});
