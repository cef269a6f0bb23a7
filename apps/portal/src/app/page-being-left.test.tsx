import type { Transport } from '@careers/gateway';
import { getSysConfigInfo } from '@careers/gateway/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openFileGateway } from '../core/calls/file-gateway.ts';
import { methodOf, openPortal } from '../testing/open-portal.ts';
import { testPortal } from '../testing/test-portal.ts';

const leave = () => dispatchEvent(new Event('beforeunload'));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a call that ends because the page is being left is not called a broken network', async () => {
  const lost = Promise.withResolvers<never>();
  const asked = Promise.withResolvers<void>();
  const line =
    (through: Transport): Transport =>
    (request, options) => {
      if (methodOf(request.body) !== 'queryPositionList') return through(request, options);
      asked.resolve();
      return lost.promise;
    };
  const user = userEvent.setup();
  await openPortal('/position', { through: line });
  await asked.promise;
  leave();
  lost.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  // Whoever waits for the next page can still use this one.
  await user.click(await screen.findByRole('button', { name: /^Language/ }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/The network is not reachable/)).toBeNull();
  comeBack();
  await screen.findByText(/The network is not reachable/);
});

test('nor an upload that does', async () => {
  const lost = Promise.withResolvers<never>();
  const portal = testPortal({ fileTransport: () => lost.promise });
  const ends: string[] = [];
  const end = openFileGateway(portal)
    .upload(new File(['%PDF-1.7'], 'resume.pdf'))
    .catch(({ kind }) => ends.push(kind));
  leave();
  lost.reject(new TypeError('no reply came'));
  await portal.gateway.call(getSysConfigInfo, {});
  expect(ends).toEqual([]);
  comeBack();
  await end;
  expect(ends).toEqual(['network']);
});
