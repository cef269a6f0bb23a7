import { act, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaptchaDialog } from './captcha-dialog.tsx';
import type { CaptchaType, CaptchaVerification } from './protocol/types.ts';
import { challengeOf, fakeTransport, labels, refusal, success, wordChallengeOf } from './testing/fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Security check' });

interface OwnerProps {
  captchaType: CaptchaType;
  transport: ReturnType<typeof fakeTransport>['transport'];
  /** Whether the owner closes it in its own time, as an owner should. */
  closes: boolean;
  onVerified: (verification: CaptchaVerification) => void;
  onCancel: () => void;
  onClosed: () => void;
}

function Owner({ closes, onVerified, onCancel, ...props }: OwnerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log in
      </button>
      <CaptchaDialog
        {...props}
        open={open}
        labels={labels}
        onVerified={(verification) => {
          if (closes) setOpen(false);
          onVerified(verification);
        }}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      />
    </>
  );
}

async function mount({
  captchaType = 'blockPuzzle',
  closes = true,
}: {
  captchaType?: CaptchaType;
  closes?: boolean;
} = {}) {
  const fake = fakeTransport();
  const calls = { onVerified: vi.fn(), onCancel: vi.fn(), onClosed: vi.fn() };
  render(<Owner captchaType={captchaType} transport={fake.transport} closes={closes} {...calls} />);
  const button = screen.getByRole('button', { name: 'Log in' });
  const openIt = async () => {
    // Behind the open dialog it is hidden from people, not from its owner.
    button.focus();
    fireEvent.click(button);
    await settle(20);
  };
  await openIt();
  return { ...fake, ...calls, button, openIt };
}

async function solve({ gets, checks }: ReturnType<typeof fakeTransport>) {
  gets.at(-1)?.answer(success(challengeOf('t')));
  await settle();
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' });
  await settle();
  checks.at(-1)?.answer(success({}));
  await settle();
}

describe('captcha dialog', () => {
  it('asks for nothing until it is opened', () => {
    const { transport, gets } = fakeTransport();
    render(
      <CaptchaDialog
        open={false}
        captchaType="blockPuzzle"
        transport={transport}
        labels={labels}
        onVerified={() => {}}
        onCancel={() => {}}
      />,
    );
    expect([dialog(), gets.length]).toEqual([null, 0]);
  });

  it('opens with the focus on the handle', async () => {
    const { gets } = await mount();
    expect(dialog()).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('slider'));
    expect(gets[0]?.request).toMatchObject({ captchaType: 'blockPuzzle' });
  });

  it.each([true, false])(
    'goes on at once and closes between 1000 and 1500 ms later (owner closes: %s)',
    async (closes) => {
      const fake = await mount({ closes });
      await solve(fake);
      expect(fake.onVerified).toHaveBeenCalledTimes(1);
      expect(fake.onVerified.mock.calls[0]?.[0]).toMatchObject({ captchaType: 'blockPuzzle' });
      expect(screen.getByRole('status').textContent).toBe('0.00s');
      await settle(1000);
      expect(dialog()).toBeTruthy();
      await settle(200);
      expect(dialog()).toBeNull();
      expect(fake.onClosed).toHaveBeenCalledTimes(1);
      expect(fake.onCancel).not.toHaveBeenCalled();
      await settle(1);
      expect(document.activeElement).toBe(fake.button);
    },
  );

  it('closes on Escape as cancelled, and gives its call up', async () => {
    const { gets, onCancel, onVerified, onClosed, button } = await mount();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
    await settle(50);
    expect(dialog()).toBeNull();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(gets[0]?.signal.aborted).toBe(true);
    expect(onVerified).not.toHaveBeenCalled();
    expect(onClosed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('closes by its cross as cancelled', async () => {
    const { onCancel } = await mount();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect([dialog(), onCancel.mock.calls.length]).toEqual([null, 1]);
  });

  it('closes on Escape after a success without cancelling it', async () => {
    const fake = await mount();
    await solve(fake);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
    await settle();
    expect(dialog()).toBeNull();
    await settle(2000);
    expect(fake.onCancel).not.toHaveBeenCalled();
    expect(fake.onClosed).toHaveBeenCalledTimes(1);
  });

  it('begins afresh when it is opened again', async () => {
    const fake = await mount();
    await solve(fake);
    await settle(2000);
    await fake.openIt();
    expect(fake.gets).toHaveLength(2);
    await solve(fake);
    expect(fake.onVerified).toHaveBeenCalledTimes(2);
  });

  it('begins afresh when it is asked again while the last success still shows', async () => {
    const fake = await mount();
    await solve(fake);
    await settle(300);
    await fake.openIt();
    expect(fake.gets).toHaveLength(2);
    expect(document.querySelector('[data-state=loading]')).toBeTruthy();
    await settle(2000);
    expect(dialog()).toBeTruthy();
    await solve(fake);
    expect(fake.onVerified).toHaveBeenCalledTimes(2);
    await settle(1200);
    expect(dialog()).toBeNull();
  });

  it('can be cancelled and opened again', async () => {
    const fake = await mount();
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
    await settle();
    await fake.openIt();
    await solve(fake);
    expect(fake.onVerified).toHaveBeenCalledTimes(1);
  });

  it('asks for click words when the server wants them, as it does the slider', async () => {
    const { gets, checks, onVerified } = await mount({ captchaType: 'clickWord' });
    expect(gets[0]?.request).toMatchObject({ captchaType: 'clickWord' });
    const pad = screen.getByRole('application', { name: 'A landscape with words' });
    expect(document.activeElement).toBe(pad);
    gets[0]?.answer(success(wordChallengeOf('t')));
    await settle();
    for (let at = 0; at < 3; at++) fireEvent.keyDown(pad, { key: 'Enter' });
    await settle();
    checks[0]?.answer(success({}));
    await settle();
    expect(onVerified.mock.calls[0]?.[0]).toMatchObject({ captchaType: 'clickWord' });
    await settle(1000);
    expect(dialog()).toBeTruthy();
    await settle(200);
    expect(dialog()).toBeNull();
  });

  it('keeps showing what was solved, although its owner has already forgotten which it was, and then what is asked next', async () => {
    const { transport, gets, checks } = fakeTransport();
    function Forgetful() {
      const [asked, setAsked] = useState<CaptchaType | undefined>('clickWord');
      return (
        <>
          <button type="button" onClick={() => setAsked('blockPuzzle')}>
            Log in
          </button>
          <CaptchaDialog
            open={asked !== undefined}
            captchaType={asked ?? 'blockPuzzle'}
            transport={transport}
            labels={labels}
            onVerified={() => setAsked(undefined)}
            onCancel={() => {}}
          />
        </>
      );
    }
    render(<Forgetful />);
    await settle(20);
    gets[0]?.answer(success(wordChallengeOf('t')));
    await settle();
    for (let at = 0; at < 3; at++) fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
    await settle();
    checks[0]?.answer(success({}));
    await settle();
    await settle(1000);
    expect(screen.getByRole('status').textContent).toBe('0.00s');
    expect(gets).toHaveLength(1);
    await settle(200);
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await settle();
    expect(gets[1]?.request).toMatchObject({ captchaType: 'blockPuzzle' });
  });

  it('closes on Escape from the click words', async () => {
    const { onCancel } = await mount({ captchaType: 'clickWord' });
    fireEvent.keyDown(screen.getByRole('application'), { key: 'Escape' });
    await settle();
    expect([dialog(), onCancel.mock.calls.length]).toEqual([null, 1]);
  });

  it('has no accessibility violation', async () => {
    const { gets } = await mount();
    gets[0]?.answer(refusal('6112', 'No'));
    await settle();
    vi.useRealTimers();
    const panel = dialog();
    if (!panel) throw new Error('no dialog');
    const { violations } = await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
