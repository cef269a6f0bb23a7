import { GatewayFailure } from '@careers/gateway';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { testPortal } from '../testing/test-portal.ts';
import type { Versioned } from './autosave.ts';
import { SaveState } from './save-state.tsx';
import { useAutosave } from './use-autosave.ts';

const NOW = new Date('2026-11-22T10:42:00').getTime();
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const failed = (kind: 'network' | 'business' | 'expired', data?: unknown) =>
  new GatewayFailure(kind, kind === 'business' ? 'It is locked' : '', { method: 'm', requestId: 'r', data });

/** What a login of a person stores. */
const loggedIn = (userid: string) =>
  [
    { Authorization: 'token', userInfo: { userid, name: '', userName: '', email: '', phone: '' } },
    { kind: 'phone', value: '1' },
  ] as const;

async function open(portal = testPortal({ clock: () => NOW })) {
  const answers: PromiseWithResolvers<number>[] = [];
  const save = vi.fn((_value: string, _revision: number) => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  });
  /** For each save, whether an expired session may open the login. */
  const onExpiry: string[] = [];
  /** For each save, whether it is sent even if the page is closed. */
  const beyondPage: boolean[] = [];
  function Page() {
    const { state, edit, resolve, saveNow, discard } = useAutosave<string>({
      from: { value: '', revision: 1 },
      save: (value, revision, options) => {
        onExpiry.push(options.onExpiry ?? 'login');
        beyondPage.push(options.beyondPage ?? false);
        return save(value, revision);
      },
      readConflict: (data) => (data as { readonly theirs: Versioned<string> }).theirs,
    });
    return (
      <>
        <SaveState state={state} />
        <button type="button" onClick={() => edit('mine')}>
          Edit
        </button>
        <button type="button" onClick={() => edit('mine, longer')}>
          Edit more
        </button>
        <button type="button" onClick={saveNow}>
          Save
        </button>
        <button type="button" onClick={discard}>
          Give up
        </button>
        <button type="button" onClick={() => resolve(`mine, and ${state.conflict?.theirs.value}`)}>
          Keep both
        </button>
      </>
    );
  }
  await renderInPortal(<Page />, portal);
  const settle = (run: (answer: PromiseWithResolvers<number>) => void) =>
    act(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('nothing was sent');
      run(answer);
    });
  return {
    save,
    onExpiry,
    beyondPage,
    succeed: (revision: number) => settle(({ resolve }) => resolve(revision)),
    fail: (error: unknown) => settle(({ reject }) => reject(error)),
  };
}

const said = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const later = () => act(() => vi.advanceTimersByTimeAsync(2000));

test('an autosaved section shows when it saves, when it has saved, and why it has not', async () => {
  const { succeed, fail, save } = await open();
  expect(said()).toBe('');
  press('Edit');
  await later();
  expect(said()).toBe('Saving…');
  await succeed(2);
  expect(said()).toBe('Saved 10:42');
  press('Edit');
  await later();
  await fail(failed('network'));
  expect(said()).toMatch(/^Not saved: The network is not reachable/);
  act(() => void dispatchEvent(new Event('online')));
  expect(save).toHaveBeenCalledTimes(3);
  await succeed(3);
  expect(said()).toBe('Saved 10:42');
  vi.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});

test('an autosaved section shows a conflict, and saves its resolution', async () => {
  const { succeed, fail, save } = await open();
  press('Edit');
  await later();
  await fail(failed('business', { reason: 'conflict', theirs: { value: 'theirs', revision: 7 } }));
  expect(said()).toBe('Not saved: this was changed elsewhere in the meantime.');
  press('Keep both');
  await later();
  expect(save).toHaveBeenLastCalledWith('mine, and theirs', 7);
  await succeed(8);
  expect(said()).toMatch(/^Saved/);
});

test('an autosaved section is saved when the page is left', async () => {
  const { save } = await open();
  press('Edit');
  dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledWith('mine', 1);
});

test('an autosaved section is saved at once when another page of the portal takes its place', async () => {
  const { save } = await open();
  press('Edit');
  cleanup();
  expect(save).toHaveBeenCalledWith('mine', 1);
});

test('an autosaved section is sent beyond the page only when that is left, and then once', async () => {
  const { save, succeed, beyondPage } = await open();
  press('Edit');
  await later();
  await succeed(2);
  press('Edit');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(beyondPage).toEqual([false, true]);
  await succeed(3);
  press('Edit');
  await later();
  expect(beyondPage).toEqual([false, true, false]);
  expect(save).toHaveBeenLastCalledWith('mine', 3);
});

/** What a browser tells a page that is left. */
function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

describe('a document that is left while a save is under way,', () => {
  test('is sent beyond the page with what was edited since, once', async () => {
    const { save, beyondPage, succeed } = await open();
    press('Edit');
    await later();
    press('Edit more');
    leavePage();
    // On top of the same revision: a server that knows revisions takes the first that arrives.
    expect(save.mock.calls).toEqual([
      ['mine', 1],
      ['mine, longer', 1],
    ]);
    expect(beyondPage).toEqual([false, true]);
    // The page was only hidden, as behind another tab: its saves go on as ever.
    await succeed(2);
    await later();
    expect(save).toHaveBeenLastCalledWith('mine, longer', 2);
  });

  test('is sent beyond the page also without a further edit, since the page takes the save along with it', async () => {
    const { save, beyondPage } = await open();
    press('Edit');
    await later();
    leavePage();
    expect(save.mock.calls.map(([value]) => value)).toEqual(['mine', 'mine']);
    expect(beyondPage).toEqual([false, true]);
  });

  test('is sent beyond the page again while it is tried again, since no answer to it has come', async () => {
    const { fail, beyondPage } = await open();
    press('Edit');
    await later();
    dispatchEvent(new Event('pagehide'));
    await fail(failed('network'));
    await later();
    await later();
    dispatchEvent(new Event('pagehide'));
    expect(beyondPage).toEqual([false, true, false, true]);
  });

  test('shows no failure of that save, which another one follows', async () => {
    const { fail, succeed, save } = await open();
    press('Edit');
    await later();
    press('Edit more');
    leavePage();
    await succeed(2);
    await fail(failed('network'));
    expect(said()).toBe('Saved 10:42');
    await later();
    expect(save).toHaveBeenCalledTimes(3);
  });

  test('is not sent again if the save under way is one that goes beyond the page', async () => {
    const { save } = await open();
    press('Edit');
    leavePage();
    leavePage();
    expect(save).toHaveBeenCalledOnce();
  });
});

test('what an autosaved section needs to be sent as the page is left is loaded at the first edit', async () => {
  const readyToLeave = vi.fn();
  await open({ ...testPortal({ clock: () => NOW }), readyToLeave });
  expect(readyToLeave).not.toHaveBeenCalled();
  press('Edit');
  expect(readyToLeave).toHaveBeenCalled();
});

test('an autosaved section is saved when the page is hidden, and not when it is shown again', async () => {
  const { save } = await open();
  press('Edit');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(save).not.toHaveBeenCalled();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(save).toHaveBeenCalledWith('mine', 1);
});

test('an autosaved section asks for a closed login again at “Save”, and not at its own saves', async () => {
  const portal = testPortal({ clock: () => NOW });
  portal.session.logIn(...loggedIn('u1'));
  const { onExpiry, succeed, fail } = await open(portal);
  press('Edit');
  await later();
  await succeed(2);
  // There is nothing to save now, so that this asks for nothing.
  press('Save');
  act(() => portal.session.expire());
  press('Edit');
  await later();
  await fail(failed('expired'));
  press('Edit');
  press('Save');
  await fail(failed('expired'));
  press('Edit');
  await later();
  expect(onExpiry).toEqual(['login', 'fail', 'login', 'fail']);
});

test.each([
  ['it was not edited since', [], 'fail'],
  ['what was edited since is what it asked for', ['Edit more'], 'login'],
])(
  'a “Save” during a save asks for a closed login again only with the edits that it waits for, once: %s',
  async (_, edits, expected) => {
    const portal = testPortal({ clock: () => NOW });
    portal.session.logIn(...loggedIn('u1'));
    const { onExpiry, fail } = await open(portal);
    press('Edit');
    press('Save');
    for (const edit of edits) press(edit);
    press('Save');
    act(() => portal.session.expire());
    for (let time = 1; time <= 2; time++) {
      await fail(failed('expired'));
      press('Edit');
      await later();
    }
    expect(onExpiry).toEqual(['login', expected, 'fail']);
  },
);

describe('an autosaved section that failed', () => {
  test.each([
    ['because the session had expired is saved once the person', 'expired', 'u1', 2],
    ['because the session had expired is not saved if somebody else', 'expired', 'u2', 1],
    ['for another reason is not saved because the person', 'business', 'u1', 1],
  ] as const)('%s has logged in again', async (_, kind, returns, times) => {
    const portal = testPortal({ clock: () => NOW });
    portal.session.logIn(...loggedIn('u1'));
    const { save, fail } = await open(portal);
    press('Edit');
    await later();
    act(() => portal.session.expire());
    await fail(failed(kind));
    act(() => void portal.session.logIn(...loggedIn(returns)));
    expect(save).toHaveBeenCalledTimes(times);
  });
});

test('an autosaved section does not show an earlier failure after a conflict was resolved', async () => {
  const { fail } = await open();
  press('Edit');
  await later();
  await fail(failed('network'));
  act(() => void dispatchEvent(new Event('online')));
  await fail(failed('business', { reason: 'conflict', theirs: { value: 'theirs', revision: 7 } }));
  press('Keep both');
  expect(said()).toBe('');
  await later();
  expect(said()).toBe('Saving…');
});

describe('an autosaved section whose edits were discarded', () => {
  test('is not saved', async () => {
    const { save } = await open();
    press('Edit');
    press('Give up');
    await later();
    dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    ['arrives', ({ succeed }: Awaited<ReturnType<typeof open>>) => succeed(2)],
    ['fails', ({ fail }: Awaited<ReturnType<typeof open>>) => fail(failed('network'))],
  ])('is not saved again after a save that was under way %s', async (_, end) => {
    const opened = await open();
    press('Edit');
    await later();
    press('Edit');
    press('Give up');
    dispatchEvent(new Event('pagehide'));
    await end(opened);
    await later();
    await later();
    cleanup();
    expect(opened.save).toHaveBeenCalledOnce();
  });
});

test('an autosaved section that is left during a save is saved once more with later edits', async () => {
  const { save, succeed } = await open();
  press('Edit');
  await later();
  press('Edit');
  cleanup();
  await succeed(2);
  await later();
  expect(save).toHaveBeenCalledTimes(2);
});
