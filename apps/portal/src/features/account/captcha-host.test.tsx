import { axeFindings } from '@careers/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../core/session/index.ts';
import { changingReply } from '../../testing/open-portal.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, later, logInByCode } from './testing/person.ts';
import { answerByKeys, nextPicture } from './testing/solve-captcha.ts';

afterEach(() => vi.useRealTimers());

async function setUp(parts: Parameters<typeof createTestPortal>[0] = {}) {
  const person = aPerson();
  const test = await createTestPortal(parts);
  mountPortal(test, { '/': () => <FreshLoginPanel /> });
  await field.phone();
  return { person, ...test };
}

const title = 'Security check';
const patience = { timeout: 10_000 };

describe('a login for which the server asks a captcha', () => {
  test('goes on by itself once the slider is solved by keyboard', async () => {
    const { person, portal, calls, messages } = await setUp();
    await logInByCode(person, '13900000601');
    const { gap } = await nextPicture();
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await answerByKeys(person, gap);
    await waitFor(() => expect(messages()).toEqual(['login successful']), patience);
    expect(calls('rm.account.login')).toMatchObject([
      { username: '13900000601' },
      { username: '13900000601', captchaType: 'blockPuzzle', captchaVerification: expect.any(String) },
    ]);
    expect(portal.captchaPrompts.current()).toBeUndefined();
  });

  test('goes on while the captcha shows for 1.2 seconds how long it took', async () => {
    const { person, messages, portal } = await setUp();
    await logInByCode(person, '13900000601');
    await answerByKeys(person, (await nextPicture()).gap);
    await screen.findAllByText(/^Verified in \d+\.\d\ds$/, undefined, patience);
    await later(900);
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    // The call went on before the captcha was closed.
    expect(portal.captchaPrompts.current()).toBeUndefined();
    await waitFor(() => expect(messages()).toEqual(['login successful']));
    await later(400);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  });

  test('is not sent again after a wrong answer, and the captcha loads another picture', async () => {
    const { person, calls } = await setUp();
    await logInByCode(person, '13900000601');
    const { gap } = await nextPicture();
    await answerByKeys(person, gap > 130 ? gap - 60 : gap + 60);
    await screen.findAllByText('Verification failed', undefined, patience);
    await later(1100);
    await waitFor(() => expect(calls('captcha.get')).toHaveLength(2));
    expect(calls('rm.account.login')).toHaveLength(1);
    await nextPicture();
  });

  test('is cancelled by Escape: the form shows a message and keeps what was typed', async () => {
    const { person, portal } = await setUp();
    await logInByCode(person, '13900000601');
    await nextPicture();
    await person.keyboard('{Escape}');
    expect(await screen.findByText('The security check was not completed.')).toBeTruthy();
    expect(await field.code()).toHaveProperty('value', '888888');
    await waitFor(async () => expect(document.activeElement).toBe(await button.logIn()));
    expect(portal.session.get().Authorization).toBeUndefined();
  });
});

describe('the captcha dialog', () => {
  test('sends the visitor id with its request', async () => {
    const { person, calls } = await setUp({ storage: createMemoryStorage({ visitorId: 'visitor-1' }) });
    await logInByCode(person, '13900000601');
    await nextPicture();
    expect(calls('captcha.get')).toMatchObject([{ captchaType: 'blockPuzzle', clientUid: 'visitor-1' }]);
  });

  test('shows a failure in the portal’s words, with a button that tries again', async () => {
    let down = true;
    const { person } = await setUp({
      transport: (world) => (request, options) =>
        down && request.url.includes('api_id=captcha')
          ? Promise.resolve({ status: 502, text: '', header: () => null })
          : world.transport(request, options),
    });
    await logInByCode(person, '13900000601');
    const told = await screen.findAllByText(
      'The service is not available right now. Please try again in a moment.',
      undefined,
      patience,
    );
    expect(told.length).toBeGreaterThan(0);
    down = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await nextPicture();
  });
});

test('the captcha dialog shows a known error in the page’s language, and the text of a Chinese server on a Chinese page only', async () => {
  const words = 'get接口请求次数超限，请稍后再试!';
  const { person } = await setUp({
    transport: (world) =>
      changingReply('get', () => ({ repCode: '6201', repMsg: words, repData: null }))(world.transport),
  });
  await logInByCode(person, '13900000601');
  await screen.findAllByText('Too many tries. Please wait a moment and try again.', undefined, patience);
  expect(screen.queryByText(words)).toBeNull();
});

test('the captcha host answers two requests by two captchas, one after the other', async () => {
  const { person, portal } = await setUp();
  const first = portal.captchaPrompts.ask({ captchaType: 'blockPuzzle' });
  const second = portal.captchaPrompts.ask({ captchaType: 'blockPuzzle' });
  await act(async () => {});
  await answerByKeys(person, (await nextPicture()).gap);
  expect(await first).toMatchObject({ captchaType: 'blockPuzzle' });
  await nextPicture();
  await person.keyboard('{Escape}');
  expect(await second).toBeUndefined();
});
