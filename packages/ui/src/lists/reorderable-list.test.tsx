import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { moveItem, ReorderableList } from '../forms.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';

interface SectionsProps {
  onMove?: (from: number, to: number) => void;
  disabled?: boolean;
}

const Sections = ({ onMove, disabled }: SectionsProps) => {
  const [items, setItems] = useState(['Work', 'Education', 'Skills']);
  return (
    <ReorderableList
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      disabled={disabled}
      onMove={(from, to) => {
        onMove?.(from, to);
        setItems(moveItem(items, from, to));
      }}
      labels={{
        list: 'Order of sections',
        handle: (name) => `Move ${name}`,
        instructions: 'Press the arrow keys to move, or drag.',
        moved: ({ name, place, count }) => `${name}, ${place} of ${count}`,
      }}
    >
      {(item) => item}
    </ReorderableList>
  );
};
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

test('moveItem moves an item from one index to another', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

describe('a reorderable list by keyboard', () => {
  test('moves the item with the arrow keys, keeps the focus on it, and announces its new place', async () => {
    const user = userEvent.setup();
    render(<Sections />);
    await user.tab();
    expect(document.activeElement).toBe(handle('Work'));
    await user.keyboard('{ArrowDown}');
    expect(order()).toEqual(['Education', 'Work', 'Skills']);
    expect(document.activeElement).toBe(handle('Work'));
    expect(screen.getByRole('status').textContent).toBe('Work, 2 of 3');
    await user.keyboard('{End}');
    expect(order()).toEqual(['Education', 'Skills', 'Work']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(order()).toEqual(['Work', 'Education', 'Skills']);
    await user.keyboard('{End}{ArrowUp}');
    expect(order()).toEqual(['Education', 'Work', 'Skills']);
    expect(await axeFindings()).toEqual([]);
  });

  test('leaves an item at the end where it is, scrolls no page, and leaves key combinations to the browser', () => {
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    for (const [name, key] of [
      ['Work', 'ArrowUp'],
      ['Work', 'Home'],
      ['Skills', 'ArrowDown'],
      ['Skills', 'End'],
    ] as const)
      expect(fireEvent.keyDown(handle(name), { key }), key).toBe(false);
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(fireEvent.keyDown(handle('Skills'), { key: 'ArrowUp', [held]: true }), held).toBe(true);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('describes at the handle how it is used, and disables it where nothing can be moved', () => {
    const { rerender } = render(<Sections />);
    expect(handle('Work')).toHaveProperty('disabled', false);
    rerender(<Sections disabled />);
    expect(handle('Work')).toHaveProperty('disabled', true);
    const described = document.getElementById(handle('Work').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Press the arrow keys to move, or drag.');
  });
});

describe('a reorderable list by pointer', () => {
  /** Rows of 50 px, 10 px apart; jsdom lays nothing out. */
  const lay = () => {
    for (const [at, item] of screen.getAllByRole('listitem').entries())
      vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 60, 300, 50));
  };
  const grab = (name: string, pointerType: string, y: number) =>
    fireEvent.pointerDown(handle(name), { pointerId: 1, button: 0, pointerType, clientY: y });
  const drag = (name: string, y: number) => fireEvent.pointerMove(handle(name), { pointerId: 1, clientY: y });
  const drop = (name: string) => fireEvent.pointerUp(handle(name), { pointerId: 1 });

  test.each(['mouse', 'touch'])(
    'drops an item behind those whose middle it has passed (%s)',
    (pointerType) => {
      const onMove = vi.fn();
      render(<Sections onMove={onMove} />);
      lay();
      const capture = vi.spyOn(handle('Work'), 'setPointerCapture');
      grab('Work', pointerType, 20);
      // It goes on when the pointer leaves the handle.
      expect(capture).toHaveBeenCalledWith(1);
      drag('Work', 60);
      expect(order()).toEqual(['Work', 'Education', 'Skills']);
      const [work, education, skills] = screen.getAllByRole('listitem');
      expect([present(work).style.translate, present(education).style.translate]).toEqual([
        '0px 40px',
        '0px -60px',
      ]);
      expect([present(work).dataset.state, present(skills).style.translate]).toEqual(['dragging', '']);
      drop('Work');
      expect(onMove.mock.calls).toEqual([[0, 1]]);
      expect(order()).toEqual(['Education', 'Work', 'Skills']);
      expect(screen.getByRole('status').textContent).toBe('Work, 2 of 3');
      expect(screen.getAllByRole('listitem').map((item) => item.dataset.state)).toEqual(
        Array(3).fill('idle'),
      );
    },
  );

  test('moves an item upwards too, and moves nothing for a short way', () => {
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    lay();
    grab('Skills', 'mouse', 130);
    drag('Skills', 120);
    drop('Skills');
    expect(onMove).not.toHaveBeenCalled();
    grab('Skills', 'mouse', 140);
    drag('Skills', 80);
    const shifts = () => screen.getAllByRole('listitem').map((item) => item.style.translate);
    expect(shifts()).toEqual(['', '0px 60px', '0px -60px']);
    drag('Skills', 10);
    expect(shifts()).toEqual(['0px 60px', '0px 60px', '0px -130px']);
    drop('Skills');
    expect(order()).toEqual(['Skills', 'Work', 'Education']);
  });

  test('counts how far the list has scrolled under a pointer that rests', () => {
    render(<Sections />);
    lay();
    grab('Work', 'mouse', 20);
    const list = screen.getByRole('list', { name: 'Order of sections' });
    vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -60, 300, 170));
    drag('Work', 20);
    drop('Work');
    expect(order()).toEqual(['Education', 'Work', 'Skills']);
  });

  test('is dragged by the first button and by one pointer alone', () => {
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    lay();
    fireEvent.pointerDown(handle('Work'), { pointerId: 1, button: 2, clientY: 20 });
    drag('Work', 140);
    drop('Work');
    expect(onMove).not.toHaveBeenCalled();
    grab('Work', 'touch', 20);
    drag('Work', 60);
    fireEvent.keyDown(handle('Work'), { key: 'End' });
    fireEvent.pointerDown(handle('Skills'), { pointerId: 2, button: 0, clientY: 140 });
    fireEvent.pointerMove(handle('Work'), { pointerId: 2, clientY: 140 });
    fireEvent.pointerUp(handle('Work'), { pointerId: 2 });
    expect(onMove).not.toHaveBeenCalled();
    drop('Work');
    expect(onMove.mock.calls).toEqual([[0, 1]]);
  });

  test('keeps its order after Escape, and after the browser has cancelled the touch', () => {
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    lay();
    grab('Work', 'mouse', 20);
    drag('Work', 140);
    act(() => void fireEvent.keyDown(window, { key: 'Escape' }));
    drop('Work');
    grab('Work', 'touch', 20);
    drag('Work', 140);
    fireEvent.pointerCancel(handle('Work'), { pointerId: 1 });
    drop('Work');
    expect(onMove).not.toHaveBeenCalled();
  });
});
