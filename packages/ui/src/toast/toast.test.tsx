import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts, type Toasts } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';
import { Toaster } from './toaster.tsx';

const labels = { region: 'Notices', dismiss: 'Dismiss' };
const messages = (toasts: ReturnType<typeof createToasts>) =>
  toasts.getSnapshot().map((toast) => toast.message);

describe('createToasts', () => {
  test('never two of the same at once', () => {
    const toasts = createToasts();
    const first = toasts.show({ message: 'Saved' });
    expect(toasts.show({ message: 'Saved' })).toBe(first);
    expect(messages(toasts)).toEqual(['Saved']);
  });

  test('a key lets a later word take the place of an earlier one, even where another says the same', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saved' });
    toasts.show({ message: 'Saving', key: 'draft' });
    toasts.show({ message: 'Saved', key: 'draft', tone: 'success' });
    expect(toasts.getSnapshot()).toMatchObject([{ message: 'Saved', tone: 'success', key: 'draft' }]);
  });

  test('a fourth makes the oldest that is no error give way', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Failed', tone: 'error' });
    for (const message of ['One', 'Two', 'Three']) toasts.show({ message });
    expect(messages(toasts)).toEqual(['Failed', 'Two', 'Three']);
  });

  test('a success takes the errors from before it away; what is no error stays', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Copied' });
    toasts.show({ message: 'Not sent', tone: 'error' });
    toasts.show({ message: 'Sent', tone: 'success' });
    expect(messages(toasts)).toEqual(['Copied', 'Sent']);
    toasts.show({ message: 'Not saved', tone: 'error' });
    toasts.settle();
    expect(messages(toasts)).toEqual(['Copied', 'Sent']);
  });

  test('the newest is always shown, even among errors', () => {
    const toasts = createToasts();
    for (const message of ['A', 'B', 'C']) toasts.show({ message, tone: 'error' });
    toasts.show({ message: 'Saved' });
    expect(messages(toasts)).toEqual(['B', 'C', 'Saved']);
  });

  test('a snapshot is the same until something changes, and listeners hear only of changes', () => {
    const toasts = createToasts();
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    const id = toasts.show({ message: 'Saved' });
    expect(toasts.getSnapshot()).toBe(toasts.getSnapshot());
    toasts.dismiss(id + 1);
    expect(heard).toHaveBeenCalledTimes(1);
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

  test('says what needs no answer in regions that were there before', async () => {
    const { show } = setUp();
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');
    show({ message: 'Saved', tone: 'success' });
    show({ message: 'Not sent', tone: 'error' });
    expect([status.textContent, alert.textContent]).toEqual(['Saved', 'Not sent']);
    vi.useRealTimers();
    expect(await axeFindings()).toEqual([]);
  });

  test('a toast that was there first comes into regions that are there already', () => {
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

  test('closes after five seconds; an error stays until it is closed', () => {
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

  test('the same again gets its time anew; a neighbour keeps its own', () => {
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
  ])('%s on it stops its clock', (_who, come, go) => {
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
  ])('the clocks run on when %s takes away the one that had the pointer or the focus', (_who, take) => {
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

  test('an error that has turned into good news gets its time: the button that had the focus went with the error', () => {
    const { show } = setUp();
    show({ message: 'Not sent', tone: 'error', key: 'sending' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    show({ message: 'Being sent', key: 'sending' });
    wait(5000);
    expect(screen.queryByText('Being sent')).toBeNull();
  });

  test('closing the one under the pointer does not stop the clock of the others', () => {
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
