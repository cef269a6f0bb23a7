import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPortal } from '../../testing/open-portal.ts';

const box = () => screen.findByRole('combobox', { name: 'Search positions' });
const options = () =>
  screen
    .queryAllByRole('listbox', { name: 'Suggestions' })
    .flatMap((list) => within(list).getAllByRole('option'))
    .map(({ textContent }) => textContent ?? '');

async function open() {
  const world = createLocalWorld();
  const { query } = await openPortal('/position', { world });
  const asked = () =>
    world
      .world()
      .calls()
      .filter(({ path }) => path === 'rm.position.querySuggestions')
      .map(({ param }) => param);
  return { query, asked, input: await box(), user: userEvent.setup() };
}

describe('the suggestions of the search box', () => {
  test('can be walked by the arrow keys, and Enter searches for the active one', async () => {
    const { query, input, user } = await open();
    await user.type(input, 'eng');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    const [first = '', second = ''] = options();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(await axeFindings()).toEqual([]);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    // A gateway may suggest more words than the list has room for.
    expect(scrolled.mock.contexts.map((option) => Object(option).textContent)).toEqual([first, second]);
    scrolled.mockRestore();
    const chosen = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(chosen()).toBe(second);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(query().get('keyword')).toBe(first));
    expect(input).toHaveProperty('value', first);
    expect(document.activeElement).toBe(input);
    expect(options()).toEqual([]);
  });

  test('are searched for by a click', async () => {
    const { query, input, user } = await open();
    await user.type(input, 'eng');
    await screen.findByRole('listbox');
    const [word = ''] = options();
    await user.click(screen.getByRole('option', { name: word }));
    await waitFor(() => expect(query().get('keyword')).toBe(word));
  });

  test('are closed by Escape, and Enter then searches for what was typed', async () => {
    const { query, input, user } = await open();
    await user.type(input, 'eng');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect([options(), input.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    expect(input).toHaveProperty('value', 'eng');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(query().get('keyword')).toBe('eng'));
  });

  test('stay open for an Enter or Escape that belongs to an input method', async () => {
    const { query, input, user } = await open();
    await user.type(input, 'eng');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input, { key, ...sign });
    expect([input.getAttribute('aria-expanded'), query().get('keyword')]).toEqual(['true', null]);
  });

  test('are closed when the box loses the focus', async () => {
    const { input, user } = await open();
    await user.type(input, 'eng');
    await screen.findByRole('listbox');
    await user.tab();
    await waitFor(() => expect(options()).toEqual([]));
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  test('are not shown over the results of a search that was quicker', async () => {
    const { query, input, user } = await open();
    await user.type(input, 'eng{Enter}');
    await waitFor(() => expect(query().get('keyword')).toBe('eng'));
    await screen.findByText(/positions? found/);
    expect([options(), input.getAttribute('aria-expanded')]).toEqual([[], 'false']);
  });

  test('are requested only once for a word of an input method', async () => {
    const { input, asked } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    /** Long enough to count as a pause in the typing. */
    const pause = async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(200);
    };
    const compose = async (letters: readonly string[]) => {
      fireEvent.compositionStart(input);
      for (const value of letters) {
        fireEvent.input(input, { target: { value }, isComposing: true });
        await pause();
      }
    };
    await compose(['g', 'go', 'engineer']);
    expect(asked()).toEqual([]);
    fireEvent.compositionEnd(input);
    await pause();
    await screen.findByRole('listbox');
    // The list of suggestions is loaded now and listens to the input itself.
    await compose(['engineer k', 'engineer ko']);
    expect(asked()).toEqual([{ keyword: 'engineer' }]);
  });

  test('may fail without a message, and the search works', async () => {
    const world = createLocalWorld({
      faults: [{ method: 'rm.position.querySuggestions', kind: 'http500', when: 'always' }],
    });
    const { query } = await openPortal('/position', { world });
    const user = userEvent.setup();
    await user.type(await box(), 'engineer{Enter}');
    await waitFor(() => expect(query().get('keyword')).toBe('engineer'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
