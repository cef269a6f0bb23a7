import { TextInput } from '@careers/ui';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Portal } from '../core/portal/portal.ts';
import { createMemoryStorage, type PortalStorage } from '../core/session/index.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { testPortal } from '../testing/test-portal.ts';
import { DraftNotice } from './draft-notice.tsx';
import { useForm } from './form/index.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { DRAFT_EVERY_MS } from './use-draft-writer.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const schema = v.object({ text: v.string() });

interface FormProps {
  readonly isOnServer?: boolean;
  readonly savedAt?: string;
  readonly onDraft?: (draft: Draft) => void;
}

function Form({ isOnServer = false, savedAt, onDraft }: FormProps) {
  const form = useForm<v.InferOutput<typeof schema>>({ defaultValues: { text: '' } });
  const draft = useDraft(form, {
    name: 'note',
    schema,
    ...(isOnServer ? { server: { savedAt } } : {}),
  });
  onDraft?.(draft);
  return (
    <form>
      <DraftNotice draft={draft} />
      <input type="checkbox" aria-label="Ahead of the server" checked={draft.isAhead === true} readOnly />
      <TextInput aria-label="Text" {...form.register('text')} />
      <button type="button" onClick={draft.forget}>
        Sent
      </button>
    </form>
  );
}

const user = (userid: string) => ({ userid, name: '', userName: '', email: '', phone: '' });
const logIn = (portal: Portal, userid: string) =>
  act(() =>
    portal.session.logIn(
      { Authorization: `token-of-${userid}`, userInfo: user(userid) },
      { kind: 'phone', value: '1' },
    ),
  );

/** A page with the form; `as` is the person who is logged in. */
async function open(storage: PortalStorage, as?: string): Promise<Portal> {
  const portal = testPortal({ storage });
  if (as !== undefined) logIn(portal, as);
  await renderInPortal(<Form />, portal);
  return portal;
}
const device = () => createMemoryStorage({ locale: 'en-us' });
/** Another tab of the same device. */
const beside = (storage: PortalStorage): PortalStorage => ({ ...storage, tab: createMemoryStorage().tab });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const drafts = (storage: PortalStorage) =>
  [storage, storage.tab].flatMap((area) => area.names().filter((key) => key.startsWith('draft:')));
const reload = () => {
  dispatchEvent(new Event('pagehide'));
  cleanup();
};

describe('the draft of a form that the server keeps too', () => {
  /** Opens the form with what the server has saved; the result tells it that another save was answered. */
  async function show(storage: PortalStorage, savedAt?: string) {
    const drafts: Draft[] = [];
    const portal = testPortal({ storage });
    logIn(portal, 'u1');
    const onDraft = (draft: Draft) => void drafts.unshift(draft);
    await renderInPortal(<Form isOnServer {...(savedAt && { savedAt })} onDraft={onDraft} />, portal);
    return (isAll: boolean) => drafts[0]?.savedOnServer('first', isAll);
  }

  test.each([
    ['goes on from what the server has', 'first', true],
    ['does not, when another device has saved since', 'second', false],
  ])('is ahead of the server if it %s', async (_, savedLast, isAhead) => {
    const storage = device();
    await show(storage, 'first');
    type('mine');
    await pass(DRAFT_EVERY_MS);
    reload();
    await show(storage, savedLast);
    expect(input().value).toBe('mine');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isAhead);
  });

  test.each([
    ['gives way to what another device has saved since the server had all of it', true, false, 'second', ''],
    ['stays if the server has just that, as it may have more', true, false, 'first', 'mine'],
    ['stays if the server has saved less', false, false, 'second', 'mine'],
    ['stays if that save is answered after the page was left', true, true, 'second', 'mine'],
  ])('%s', async (_, isAll, isLeft, savedLast, shown) => {
    const storage = device();
    const savedOnServer = await show(storage);
    type('mine');
    if (isLeft) reload();
    act(() => savedOnServer(isAll));
    if (!isLeft) reload();
    await show(storage, savedLast);
    expect(input().value).toBe(shown);
  });

  test('is ahead of the server if it goes on from what that has saved last', async () => {
    const storage = device();
    const savedOnServer = await show(storage);
    type('mine');
    act(() => savedOnServer(true));
    type('mine, and more');
    reload();
    await show(storage, 'first');
    expect(input().value).toBe('mine, and more');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});

test('nothing typed is left of somebody once another person is logged in', async () => {
  const drafts: Draft[] = [];
  const portal = testPortal({ storage: device() });
  logIn(portal, 'u1');
  await renderInPortal(<Form onDraft={(draft) => void drafts.unshift(draft)} />, portal);
  const typed = () => drafts[0]?.typed()?.values;
  expect(typed()).toBeUndefined();
  type('mine');
  expect(typed()).toEqual({ text: 'mine' });
  logIn(portal, 'u2');
  expect(typed()).toBeUndefined();
});

describe('the draft of a form', () => {
  test('is stored at most two seconds after typing, and restored with its time', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('a');
    await pass(DRAFT_EVERY_MS - 1);
    type('all of it');
    expect(drafts(storage)).toEqual([]);
    await pass(1);
    expect(drafts(storage)).toHaveLength(1);
    reload();
    await open(storage, 'u1');
    expect(input().value).toBe('all of it');
    expect(screen.getByRole('status').textContent).toMatch(/^Restored what you typed on .*\d{4}/);
    vi.useRealTimers();
    expect(await axeFindings()).toEqual([]);
  });

  test('is stored at once when the page is left', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('in a hurry');
    // A page that is left for another, or loaded again, is not unmounted.
    dispatchEvent(new Event('pagehide'));
    expect(drafts(storage)).toHaveLength(1);
    cleanup();
    await open(storage, 'u1');
    expect(input().value).toBe('in a hurry');
  });

  test('is stored at once when the page is hidden, because a phone may close it', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('in a hurry');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(drafts(storage)).toHaveLength(1);
  });

  test('is deleted by “Start over”', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('old');
    reload();
    await open(storage, 'u1');
    const button = screen.getByRole('button', { name: 'Start over' });
    button.focus();
    fireEvent.click(button);
    expect([input().value, screen.getByRole('status').textContent, drafts(storage)]).toEqual(['', '', []]);
    // So that the next Tab leads into the form.
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('is deleted when the form was sent or emptied', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('sent');
    await pass(DRAFT_EVERY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
    expect(drafts(storage)).toEqual([]);
    type('more');
    await pass(DRAFT_EVERY_MS);
    expect(drafts(storage)).toHaveLength(1);
    type('');
    expect(drafts(storage)).toEqual([]);
  });

  test('is separate for each tab', async () => {
    const storage = device();
    const other = beside(storage);
    await open(storage, 'u1');
    type('one');
    reload();
    await open(other, 'u1');
    type('two');
    reload();
    await open(storage, 'u1');
    expect(input().value).toBe('one');
    reload();
    await open(other, 'u1');
    expect(input().value).toBe('two');
  });

  // A browser that keeps a left page whole shows the same one again: it was given back, and is in use.
  test('is separate also in a tab that is duplicated after a page has come back as it was left', async () => {
    const storage = device();
    const portal = await open(storage, 'u1');
    type('one');
    dispatchEvent(new Event('pagehide'));
    expect(portal.tab.get('draftTab')).not.toBeNull();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(portal.tab.get('draftTab')).toBeNull();
    reload();
    const reloaded = await open(storage, 'u1');
    expect([input().value, drafts(storage)]).toEqual(['one', [expect.any(String)]]);
    expect(reloaded.tab.get('draftTab')).toBeNull();
  });

  test('that another tab has deleted is stored again where it is still shown', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('shown');
    await pass(DRAFT_EVERY_MS);
    for (const key of drafts(storage)) storage.remove(key);
    reload();
    await open(storage, 'u1');
    expect(input().value).toBe('shown');
  });

  test('survives an expired session for the same person, and is not shown to others', async () => {
    const storage = device();
    const portal = await open(storage, 'u1');
    type('mine');
    act(() => portal.session.expire());
    reload();
    await open(storage);
    expect(input().value).toBe('');
    cleanup();
    await open(storage, 'u2');
    expect(input().value).toBe('');
    cleanup();
    await open(storage, 'u1');
    expect(input().value).toBe('mine');
  });

  test('is deleted by a logout, also what was not stored yet', async () => {
    const storage = device();
    const portal = await open(storage, 'u1');
    type('kept');
    await pass(DRAFT_EVERY_MS);
    type('kept, and more');
    act(() => portal.session.clearUser());
    reload();
    expect(drafts(storage)).toEqual([]);
  });

  test('of a visitor ends with the tab, and becomes that of the person who logs in', async () => {
    const storage = device();
    const portal = await open(storage);
    type('before');
    await pass(DRAFT_EVERY_MS);
    expect(
      [storage, storage.tab].map((area) => area.names().some((key) => key.startsWith('draft:'))),
    ).toEqual([false, true]);
    logIn(portal, 'u1');
    type('before and after');
    reload();
    expect(drafts(storage)).toHaveLength(1);
    await open(beside(storage), 'u1');
    expect(input().value).toBe('before and after');
  });

  test('that cannot be stored is announced as such, and the form works', async () => {
    const storage = device();
    const set = (key: string, value: string) => !key.startsWith('draft:') && storage.set(key, value);
    await open({ ...storage, set }, 'u1');
    type('x');
    await pass(DRAFT_EVERY_MS);
    expect(screen.getByRole('status').textContent).toMatch(/^This browser keeps no draft/);
    expect(input().value).toBe('x');
  });
});

describe('a form with a draft on the server, open in two tabs', () => {
  /** Two tabs of one device, which are notified of each other's storage. */
  async function openBoth(isOnServer: boolean) {
    const heard = new Set<() => void>();
    const storage = device();
    const tab = async () => {
      const listeners = new Set<() => void>();
      const own: PortalStorage = {
        ...beside(storage),
        set: (key, value) => {
          const kept = storage.set(key, value);
          for (const hear of heard) if (!listeners.has(hear)) hear();
          return kept;
        },
        onForeignChange: (hear) => {
          heard.add(hear);
          listeners.add(hear);
          return () => heard.delete(hear);
        },
      };
      const portal = testPortal({ storage: own });
      logIn(portal, 'u1');
      const { container } = await renderInPortal(<Form isOnServer={isOnServer} />, portal);
      return within(container);
    };
    return [await tab(), await tab()] as const;
  }
  const textOf = (tab: ReturnType<typeof within>): HTMLInputElement =>
    tab.getByRole('textbox', { name: 'Text' });
  const newer = /^You typed something newer in another tab/;

  test('shows in the tab with the older text that there is a newer one, which can be shown there', async () => {
    const [one, two] = await openBoth(true);
    await pass(1);
    fireEvent.input(textOf(one), { target: { value: 'from one' } });
    await pass(DRAFT_EVERY_MS);
    expect(one.queryByText(newer)).toBeNull();
    const button = two.getByRole('button', { name: 'Show it here' });
    button.focus();
    fireEvent.click(button);
    expect([textOf(two).value, two.queryByText(newer)]).toEqual(['from one', null]);
    expect(document.activeElement).toBe(two.getByRole('status'));
    fireEvent.input(textOf(two), { target: { value: 'from one, and two' } });
    await pass(DRAFT_EVERY_MS);
    expect(one.getByText(newer)).toBeTruthy();
    // Typing on after the notice makes the text of this tab the newer one.
    fireEvent.input(textOf(one), { target: { value: 'one again' } });
    expect(one.queryByText(newer)).toBeNull();
    await pass(DRAFT_EVERY_MS);
    expect(two.getByText(newer)).toBeTruthy();
  });

  test('says nothing of another tab with the same text', async () => {
    const tabs = await openBoth(true);
    await pass(1);
    for (const tab of tabs) fireEvent.input(textOf(tab), { target: { value: 'the same' } });
    await pass(DRAFT_EVERY_MS);
    expect(tabs.map((tab) => tab.queryByText(newer))).toEqual([null, null]);
  });

  test('says nothing of what another tab has kept before it was opened', async () => {
    const storage = device();
    await open(storage, 'u1');
    type('before');
    reload();
    let hear = () => {};
    const onForeignChange = (listener: () => void) => {
      hear = listener;
      return () => {};
    };
    const portal = testPortal({ storage: { ...beside(storage), onForeignChange } });
    logIn(portal, 'u1');
    await renderInPortal(<Form isOnServer />, portal);
    expect(input().value).toBe('before');
    type('before, and more');
    act(() => hear());
    expect(screen.queryByText(newer)).toBeNull();
  });

  test('is told of the newer text of another tab, but a form with drafts on the device only is not', async () => {
    const [one, two] = await openBoth(false);
    await pass(1);
    fireEvent.input(textOf(one), { target: { value: 'from one' } });
    await pass(DRAFT_EVERY_MS);
    expect(two.queryByText(newer)).toBeNull();
  });
});
