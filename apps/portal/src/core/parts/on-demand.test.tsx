import { Menu, MenuItem, Popover } from '@careers/ui/floating';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazy } from './lazy.tsx';
import { OnDemand, type OnDemandMenu, type OnDemandPart } from './on-demand.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function TheMenu(part: OnDemandMenu) {
  return (
    <Menu {...part} openOnHover>
      <MenuItem>My account</MenuItem>
    </Menu>
  );
}

function ThePopover({ open, onOpenChange, trigger }: OnDemandPart) {
  return (
    <Popover open={open} onOpenChange={onOpenChange} trigger={trigger} label="Log in">
      <input aria-label="Account" />
    </Popover>
  );
}

/** A button whose part arrives when it is let go, and not before. */
function renderLatePart(Part: ComponentType<OnDemandMenu>, onHover = false) {
  const module = Promise.withResolvers<{ default: ComponentType<OnDemandMenu> }>();
  const part = lazy(() => module.promise);
  render(
    <I18nProvider i18n={i18n}>
      <OnDemand
        part={part}
        props={{}}
        onHover={onHover}
        trigger={<button type="button">Hello, Lin</button>}
      />
    </I18nProvider>,
  );
  const button = screen.getByRole('button', { name: 'Hello, Lin' });
  const arrive = async () => {
    module.resolve({ default: Part });
    await waitFor(() => expect(button.getAttribute('aria-expanded')).not.toBeNull());
  };
  return { button, arrive };
}

const mouse = { pointerType: 'mouse', button: 0, bubbles: true };

const parts: [string, ComponentType<OnDemandMenu>, string][] = [
  ['a menu', TheMenu, 'menu'],
  ['a popover', ThePopover, 'dialog'],
];

describe.each(parts)('the button of %s', (_, Part, role) => {
  test('is one and the same before and after its part arrives', async () => {
    const { button, arrive } = renderLatePart(Part, true);
    fireEvent.pointerEnter(button, mouse);
    await arrive();
    expect(screen.getByRole('button', { name: 'Hello, Lin' })).toBe(button);
  });

  test.each(['mouse', 'touch'])(
    'loses no press of a %s when the part arrives between down and up',
    async (pointerType) => {
      const { button, arrive } = renderLatePart(Part, true);
      fireEvent.pointerEnter(button, { ...mouse, pointerType });
      fireEvent.pointerDown(button, { ...mouse, pointerType });
      await arrive();
      fireEvent.pointerUp(button, { ...mouse, pointerType });
      fireEvent.click(button);
      expect(await screen.findByRole(role)).toBeTruthy();
      expect(button.getAttribute('aria-expanded')).toBe('true');
    },
  );

  test.each(['Enter', ' '])(
    'loses no press of the key %j when the part arrives between down and up',
    async (key) => {
      const { button, arrive } = renderLatePart(Part, true);
      fireEvent.pointerEnter(button, mouse);
      button.focus();
      fireEvent.keyDown(button, { key });
      await arrive();
      fireEvent.keyUp(button, { key });
      fireEvent.click(button);
      expect(await screen.findByRole(role)).toBeTruthy();
    },
  );

  test('opens it as soon as it arrives after a whole press, and says meanwhile that it is coming', async () => {
    const { button, arrive } = renderLatePart(Part);
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await arrive();
    expect(await screen.findByRole(role)).toBeTruthy();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('closes and opens it again once it is here, and gets the focus back', async () => {
    const user = userEvent.setup();
    const { button, arrive } = renderLatePart(Part);
    await user.click(button);
    await arrive();
    await screen.findByRole(role);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    expect(await screen.findByRole(role)).toBeTruthy();
  });
});

test.each([
  ['Enter', '{Enter}', 'menuitem'],
  ['the space bar', ' ', 'menuitem'],
  ['the mouse', '', 'menu'],
])(
  'a menu that arrives after a whole press of %s takes the focus where it belongs',
  async (_by, key, role) => {
    const user = userEvent.setup();
    const { button, arrive } = renderLatePart(TheMenu);
    button.focus();
    if (key) await user.keyboard(key);
    else await user.click(button);
    await arrive();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe(role));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    // Only that press counts: the menu is here now.
    await user.click(button);
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));
  },
);

test('a menu opens under a mouse that was resting on its button before the menu was here', async () => {
  const { button, arrive } = renderLatePart(TheMenu, true);
  fireEvent.pointerEnter(button, mouse);
  await arrive();
  expect(await screen.findByRole('menu')).toBeTruthy();
});

test('a button that is given another part meanwhile stays the same, and its press opens the new one', async () => {
  const show = (part: (props: OnDemandMenu) => ReactElement | null) => (
    <I18nProvider i18n={i18n}>
      <OnDemand part={part} props={{}} trigger={<button type="button">Hello, Lin</button>} />
    </I18nProvider>
  );
  const { rerender } = render(show(ThePopover));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.pointerDown(button, mouse);
  rerender(show(TheMenu));
  fireEvent.pointerUp(button, mouse);
  fireEvent.click(button);
  expect(screen.getByRole('button', { hidden: true })).toBe(button);
  expect(await screen.findByRole('menu')).toBeTruthy();
});

describe('a part that cannot be fetched', () => {
  /** Fails so often, then is there. */
  function failing(times: number) {
    let left = times;
    const load = vi.fn(async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: ThePopover };
    });
    const part = lazy(load);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    render(
      <I18nProvider i18n={i18n}>
        <input aria-label="Typed before" defaultValue="all I wrote" />
        <OnDemand part={part} props={{}} trigger={<button type="button">Log in</button>} />
      </I18nProvider>,
    );
    return { user: userEvent.setup(), load };
  }

  test('says so beside its button, and the rest of the page stays', async () => {
    const { user } = failing(1);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be fetched');
    expect(screen.getByRole('textbox', { name: 'Typed before' })).toHaveProperty('value', 'all I wrote');
  });

  test('is tried again with the next press', async () => {
    const { user, load } = failing(2);
    const button = screen.getByRole('button', { name: 'Log in' });
    await user.click(button);
    await screen.findByRole('alert');
    await user.click(button);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is tried again from its message, which Escape takes away', async () => {
    const { user } = failing(2);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const alert = await screen.findByRole('alert');
    // An input method's Escape drops a word in the page, and nothing else.
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(alert.isConnected).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('says nothing to a pointer that merely came by', async () => {
    const part = lazy(() =>
      Promise.reject<{ default: ComponentType<OnDemandMenu> }>(new TypeError('offline')),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <I18nProvider i18n={i18n}>
        <OnDemand part={part} props={{}} onHover trigger={<button type="button">Log in</button>} />
      </I18nProvider>,
    );
    fireEvent.pointerEnter(screen.getByRole('button'), mouse);
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a menu that opens on hover is fetched for a pointer that was over something that has left the page', () => {
  const load = vi.fn(() => new Promise<{ default: ComponentType<OnDemandMenu> }>(() => {}));
  render(
    <I18nProvider i18n={i18n}>
      <OnDemand part={lazy(load)} props={{}} onHover trigger={<button type="button">Hello, Lin</button>} />
    </I18nProvider>,
  );
  const button = screen.getByRole('button');
  // The browser names what is left around the lost element; React waits for a `pointerout` from there, in vain.
  fireEvent(button, new MouseEvent('pointerover', { bubbles: true, relatedTarget: button.parentElement }));
  expect(load).toHaveBeenCalledTimes(1);
});
