import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';

vi.mock('./captcha-host.tsx', () => ({
  default: () => {
    throw new Error('its code did not come');
  },
}));
vi.mock('./login-host.tsx', () => ({
  default: () => {
    throw new Error('its code did not come');
  },
}));

afterEach(() => vi.restoreAllMocks());

test('a login or captcha host that cannot be rendered answers its requests with nothing, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const test = await createTestPortal();
  const { captchaPrompts, loginPrompts } = test.portal;
  mountPortal(test, { '/': () => <h1>The page</h1> });
  await screen.findByRole('heading', { name: 'The page' });
  const answers: unknown[] = [];
  const keep = (answer: unknown) => answers.push(answer);
  captchaPrompts.ask({ captchaType: 'blockPuzzle' }).then(keep);
  captchaPrompts.ask({ captchaType: 'blockPuzzle' }).then(keep);
  await waitFor(() => expect(answers).toEqual([undefined, undefined]));
  loginPrompts.ask({ userId: undefined }).then(keep);
  await waitFor(() => expect(answers).toEqual([undefined, undefined, false]));
  loginPrompts.ask({ userId: 'acc-candidate' }).then(keep);
  await waitFor(() => expect(answers).toEqual([undefined, undefined, false, false]));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});
