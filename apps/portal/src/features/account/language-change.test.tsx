import { type FailureKind, GatewayFailure } from '@careers/gateway';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFailureToast } from '../../core/calls/use-failure-toast.ts';
import { FreshLoginPanel } from './fresh-login-panel.tsx';
import { createTestPortal, mountPortal } from './testing/mount-portal.tsx';
import { aPerson, button, field, refusal, typedIn } from './testing/person.ts';
import { refusing } from './testing/refusing.ts';

afterEach(() => vi.useRealTimers());

function refusedBy(kind: FailureKind, message = '') {
  return new GatewayFailure(kind, message, { method: 'deliverResume', requestId: '' });
}

async function setUp(...refused: Parameters<typeof refusing>) {
  const person = aPerson();
  const test = await createTestPortal({
    transport: (world) => refusing(...refused)(world.transport),
  });
  mountPortal(test, { '/': () => <FreshLoginPanel /> });
  const phone = await field.phone();
  const code = await field.code();
  await person.type(phone, '13800000001');
  await person.type(code, '888888');
  await person.click(await button.logIn());
  const speak = (locale: 'zh-cn' | 'zh-hk') => act(() => test.portal.languages.activate(locale));
  return { phone, code, speak, ...test };
}

describe('after another language was chosen', () => {
  test('a form keeps what was typed, and no message of the server at a field in the former language', async () => {
    const { phone, code, speak } = await setUp('login', 'codeWrong', 'The code is not correct');
    await waitFor(() => expect(refusal(code)).toBe('The code is not correct'));
    await speak('zh-cn');
    expect(screen.getByRole('textbox', { name: '验证码' })).toBe(code);
    expect(refusal(code)).toBe('');
    expect([typedIn(phone), typedIn(code)]).toEqual(['13800000001', '888888']);
  });

  test('a form keeps no message of the server about the whole form in the former language', async () => {
    const { speak } = await setUp('login', 'closed', 'There is no login today');
    await screen.findByText('There is no login today');
    await speak('zh-hk');
    expect(screen.queryByText('There is no login today')).toBeNull();
  });

  test('the form’s own message at a field is shown in the new language', async () => {
    const person = aPerson();
    const test = await createTestPortal();
    mountPortal(test, { '/': () => <FreshLoginPanel /> });
    await person.click(await button.register());
    const phone = await field.phone();
    await person.type(phone, '13800000001');
    await person.click(await button.sendCode());
    await waitFor(() => expect(refusal(phone)).toMatch(/^This phone number is already registered/));
    await act(() => test.portal.languages.activate('zh-cn'));
    expect(refusal(phone)).toMatch(/^该手机号码已注册/);
  });

  test('a toast of the portal is shown in the new language, and one of the server’s disappears', async () => {
    const test = await createTestPortal();
    const failures: unknown[] = [];
    function Page() {
      const show = useFailureToast();
      return (
        <button type="button" onClick={() => show(failures.at(-1))}>
          Fail
        </button>
      );
    }
    mountPortal(test, { '/': Page });
    const fail = await screen.findByRole('button', { name: 'Fail' });
    failures.push(refusedBy('network'));
    act(() => fail.click());
    expect(test.messages()).toEqual([expect.stringContaining('network')]);
    await act(() => test.portal.languages.activate('zh-cn'));
    expect(test.messages()).toEqual([expect.stringContaining('网络')]);
    test.portal.toasts.clear();
    await act(() => test.portal.languages.activate('zh-hk'));
    expect(test.messages()).toEqual([]);
    failures.push(refusedBy('business', '职位已关闭'));
    act(() => fail.click());
    expect(test.messages()).toEqual(['职位已关闭']);
    await act(() => test.portal.languages.activate('en-us'));
    expect(test.messages()).toEqual([]);
  });
});
