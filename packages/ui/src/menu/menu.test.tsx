import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRadioGroup, MenuSeparator } from '../floating.ts';
import { Button } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';

const setUp = (openOnHover = false) => {
  const resume = vi.fn();
  const language = vi.fn();
  render(
    <>
      <input aria-label="Search" />
      <Menu trigger={<Button>Account</Button>} openOnHover={openOnHover}>
        <MenuLabel>lin@example.com</MenuLabel>
        <MenuLink>
          <a href="#me">My page</a>
        </MenuLink>
        <MenuItem onSelect={resume}>Résumé</MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          value="zh-CN"
          onValueChange={language}
          options={[
            { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
        />
      </Menu>
    </>,
  );
  return { resume, language, trigger: screen.getByRole('button', { name: 'Account' }) };
};

describe('Menu by keyboard', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens on its first item by %j, and gives the focus back by Escape',
    async (key) => {
      const user = userEvent.setup();
      const { trigger } = setUp();
      trigger.focus();
      await user.keyboard(key);
      expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'My page' }));
      expect(await axeFindings()).toEqual([]);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('menu')).toBeNull();
      expect(document.activeElement).toBe(trigger);
    },
  );

  test('moves by arrow keys and chooses by Enter', async () => {
    const user = userEvent.setup();
    const { trigger, resume } = setUp();
    trigger.focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: '简体中文' }));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(resume).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('begins on its first item when a key has opened it before its code was here', async () => {
    render(
      <Menu open openedByKey trigger={<Button>Account</Button>}>
        <MenuLabel>lin@example.com</MenuLabel>
        <MenuItem>Résumé</MenuItem>
      </Menu>,
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Résumé' })),
    );
  });

  test('marks the chosen one of several options, and reports another choice', async () => {
    const user = userEvent.setup();
    const { trigger, language } = setUp();
    await user.click(trigger);
    expect(screen.getByRole('menuitemradio', { name: '简体中文', checked: true }).lang).toBe('zh-CN');
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(language).toHaveBeenCalledWith('en');
  });
});

describe('Menu by hover', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const mouse = { pointerType: 'mouse' };
  const hovered = () => {
    vi.useFakeTimers();
    const { trigger } = setUp(true);
    screen.getByRole('textbox').focus();
    fireEvent.pointerEnter(trigger, mouse);
    wait(80);
    return trigger;
  };

  test('opens a moment after the mouse has come, and closes a moment after it has left', () => {
    const trigger = hovered();
    expect(screen.getByRole('menu')).toBeTruthy();
    fireEvent.pointerLeave(trigger, mouse);
    wait(179);
    expect(screen.getByRole('menu')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('leaves the focus in the field where somebody types, while it is open and afterwards', () => {
    const trigger = hovered();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.getByRole('menu')).toBeTruthy();
    fireEvent.pointerLeave(trigger, mouse);
    wait(180);
    expect(screen.queryByRole('menu')).toBeNull();
    wait(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('gives the focus back that items took under the mouse', () => {
    const trigger = hovered();
    fireEvent.pointerLeave(trigger, mouse);
    fireEvent.pointerEnter(screen.getByRole('menu'), mouse);
    for (const name of ['My page', 'Résumé']) {
      const item = screen.getByRole('menuitem', { name });
      fireEvent.pointerMove(item, mouse);
      expect(document.activeElement).toBe(item);
    }
    fireEvent.pointerLeave(screen.getByRole('menu'), mouse);
    wait(180);
    expect(screen.queryByRole('menu')).toBeNull();
    wait(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('leaves the focus where it has gone meanwhile', () => {
    const trigger = hovered();
    const item = screen.getByRole('menuitem', { name: 'My page' });
    fireEvent.pointerMove(item, mouse);
    expect(document.activeElement).toBe(item);
    act(() => trigger.focus());
    fireEvent.pointerLeave(trigger, mouse);
    wait(181);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  test('closes by a press on its button if a press has opened it', () => {
    vi.useFakeTimers();
    const { trigger } = setUp(true);
    const press = () => fireEvent.pointerDown(trigger, { ...mouse, button: 0 });
    press();
    expect(screen.getByRole('menu')).toBeTruthy();
    press();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('takes the focus from its own button, as a press on the button would', () => {
    vi.useFakeTimers();
    const { trigger } = setUp(true);
    trigger.focus();
    fireEvent.pointerEnter(trigger, mouse);
    wait(80);
    expect(document.activeElement).toBe(screen.getByRole('menu'));
  });

  test('stays open while the mouse is over its items', () => {
    const trigger = hovered();
    fireEvent.pointerLeave(trigger, mouse);
    wait(100);
    fireEvent.pointerEnter(screen.getByRole('menu'), mouse);
    wait(1000);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  test('does not open for a mouse that only passes by', () => {
    vi.useFakeTimers();
    const { trigger } = setUp(true);
    fireEvent.pointerEnter(trigger, mouse);
    wait(79);
    fireEvent.pointerLeave(trigger, mouse);
    wait(1000);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('stays open after a press on its button, even when the mouse then leaves', () => {
    const trigger = hovered();
    fireEvent.pointerDown(trigger, { ...mouse, button: 0 });
    expect(screen.getByRole('menu')).toBeTruthy();
    fireEvent.pointerLeave(trigger, mouse);
    wait(1000);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  test.each([
    ['a finger', true, 'touch'],
    ['a mouse without openOnHover', false, 'mouse'],
  ])('does not open for %s', (_, openOnHover, pointerType) => {
    vi.useFakeTimers();
    const { trigger } = setUp(openOnHover);
    fireEvent.pointerEnter(trigger, { pointerType });
    wait(1000);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
