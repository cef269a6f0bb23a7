import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts, type Toasts } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';
import { Toaster } from './toaster.tsx';

const labels = { region: 'Notices', dismiss: 'Dismiss' };
const messages = (toasts: ReturnType<typeof createToasts>) =>
  toasts.getSnapshot().map((toast) => toast.message);

describe('createToasts', () => {
  test('never shows the same message twice at once', () => {
    const toasts = createToasts();
    const first = toasts.show({ message: 'Saved' });
    expect(toasts.show({ message: 'Saved' })).toBe(first);
    expect(messages(toasts)).toEqual(['Saved']);
  });

  test('replaces the earlier message of a key, and the same message without one', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saved' });
    toasts.show({ message: 'Saving', key: 'draft' });
    toasts.show({ message: 'Saved', key: 'draft', tone: 'success' });
    expect(toasts.getSnapshot()).toMatchObject([{ message: 'Saved', tone: 'success', key: 'draft' }]);
  });

  test('a toast with a key is still replaced by it after its message came again without one', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saving', key: 'draft' });
    toasts.show({ message: 'Saving' });
    toasts.show({ message: 'Saved', key: 'draft' });
    expect(toasts.getSnapshot()).toMatchObject([{ message: 'Saved', tone: 'info', key: 'draft' }]);
  });

  test('drops the oldest toast that is no error when a fourth comes', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Failed', tone: 'error' });
    for (const message of ['One', 'Two', 'Three']) toasts.show({ message });
    expect(messages(toasts)).toEqual(['Failed', 'Two', 'Three']);
  });

  test('drops earlier errors when a success comes or all is settled, and keeps the other toasts', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Copied' });
    toasts.show({ message: 'Not sent', tone: 'error' });
    toasts.show({ message: 'Sent', tone: 'success' });
    expect(messages(toasts)).toEqual(['Copied', 'Sent']);
    toasts.show({ message: 'Not saved', tone: 'error' });
    toasts.settle();
    expect(messages(toasts)).toEqual(['Copied', 'Sent']);
  });

  test('always shows the newest toast, even among errors', () => {
    const toasts = createToasts();
    for (const message of ['A', 'B', 'C']) toasts.show({ message, tone: 'error' });
    toasts.show({ message: 'Saved' });
    expect(messages(toasts)).toEqual(['B', 'C', 'Saved']);
  });

  test('gives the same snapshot until something changes, and tells listeners only of changes', () => {
    const toasts = createToasts();
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    const id = toasts.show({ message: 'Saved' });
    expect(toasts.getSnapshot()).toBe(toasts.getSnapshot());
    toasts.dismiss(id + 1);
    toasts.settle();
    expect(heard).toHaveBeenCalledTimes(1);
    toasts.clear();
    toasts.clear();
    stop();
    toasts.show({ message: 'Unheard' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const setUp = () => {
    const toasts = createToasts();
    render(<Toaster toasts={toasts} labels={labels} />);
    return { toasts, show: (toast: Parameters<typeof toasts.show>[0]) => act(() => void toasts.show(toast)) };
  };

  test('announces toasts in live regions that were mounted before them', async () => {
    const { show } = setUp();
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');
    show({ message: 'Saved', tone: 'success' });
    show({ message: 'Not sent', tone: 'error' });
    expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Not sent']);
    // Said outright: a modal dialog hides everything else from screen readers.
    expect([status, alert].map((region) => region.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ]);
    vi.useRealTimers();
    expect(await axeFindings()).toEqual([]);
  });

  test('mounts its live regions empty, and then adds a toast that was there before it', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saved' });
    const seen: string[] = [];
    const watch = (region: HTMLElement | null) => void (region && seen.push(region.textContent));
    render(
      <div ref={watch}>
        <Toaster toasts={toasts} labels={labels} />
      </div>,
    );
    expect([...seen, screen.getByRole('status').textContent]).toEqual(['', 'Saved']);
  });

  test('closes a toast after five seconds, and an error only when it is dismissed', () => {
    const { show } = setUp();
    show({ message: 'Saved' });
    show({ message: 'Not sent', tone: 'error' });
    wait(4999);
    expect(screen.getByText('Saved')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('gives a repeated toast its time anew, and leaves the time of another toast as it is', () => {
    const { show } = setUp();
    show({ message: 'Saved' });
    show({ message: 'Copied' });
    wait(3000);
    show({ message: 'Saved' });
    wait(2000);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.queryByText('Copied')).toBeNull();
    wait(3000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each([
    ['a pointer', (at: Element) => fireEvent.pointerEnter(at), (at: Element) => fireEvent.pointerLeave(at)],
    ['the focus', (at: Element) => fireEvent.focus(at), (at: Element) => fireEvent.blur(at)],
  ])('stops the clocks while %s is on it', (_who, come, go) => {
    const { show } = setUp();
    show({ message: 'Saved' });
    const region = screen.getByRole('region', { name: 'Notices' });
    wait(4000);
    come(region);
    wait(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    go(region);
    wait(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test.each([
    ['a success that settles it', (toasts: Toasts) => toasts.show({ message: 'Sent', tone: 'success' })],
    ['whoever showed it', (toasts: Toasts) => toasts.clear()],
  ])('lets the clocks run on when %s removes the toast that had the pointer or the focus', (_who, take) => {
    const { toasts, show } = setUp();
    show({ message: 'Not sent', tone: 'error' });
    const cross = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerEnter(screen.getByRole('region'));
    act(() => cross.focus());
    act(() => void take(toasts));
    expect(screen.queryByText('Not sent')).toBeNull();
    show({ message: 'Copied' });
    wait(5000);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('goes on waiting for the toast that has the focus when another one is removed', () => {
    const { toasts, show } = setUp();
    show({ message: 'Saved' });
    const id = toasts.show({ message: 'Not sent', tone: 'error' });
    act(() => within(screen.getByRole('status')).getByRole('button').focus());
    act(() => toasts.dismiss(id));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('gives the focus of a toast that goes back to where it came from, and takes it from nobody', () => {
    const toasts = createToasts();
    render(
      <>
        <input />
        <Toaster toasts={toasts} labels={labels} />
      </>,
    );
    const field = screen.getByRole('textbox');
    act(() => void toasts.show({ message: 'Saved' }));
    act(() => void toasts.show({ message: 'Not sent', tone: 'error' }));
    const [saved, notSent] = screen.getAllByRole('button', { name: 'Dismiss' });
    for (const one of [field, present(saved), present(notSent)]) act(() => one.focus());
    fireEvent.click(present(notSent));
    expect(document.activeElement).toBe(field);
    act(() => field.blur());
    fireEvent.click(present(saved));
    expect(document.activeElement).toBe(document.body);
  });

  test('lets the clock run of what has replaced an error, though the button of the error had the focus', () => {
    const { show } = setUp();
    show({ message: 'Not sent', tone: 'error', key: 'sending' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    show({ message: 'Being sent', key: 'sending' });
    wait(5000);
    expect(screen.queryByText('Being sent')).toBeNull();
  });

  test('lets the clocks of the others run on when the toast under the pointer is dismissed', () => {
    const { show } = setUp();
    show({ message: 'Saved' });
    show({ message: 'Copied' });
    fireEvent.pointerEnter(screen.getByRole('region'));
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    fireEvent.click(present(first));
    expect(screen.queryByText('Saved')).toBeNull();
    wait(5000);
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
