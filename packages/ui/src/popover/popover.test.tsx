import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover, Tooltip } from '../floating.ts';
import { Button } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { keysOfInputMethods } from '../testing/input-methods.ts';
import { present } from '../testing/present.ts';
import { useFrame } from './use-frame.ts';

test('a popover has a name; Escape closes it and gives the focus back', async () => {
  const user = userEvent.setup();
  render(
    <Popover label="Share this position" trigger={<Button>Share</Button>}>
      <a href="#copy">Copy link</a>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Share', expanded: false });
  await user.click(trigger);
  expect(screen.getByRole('dialog', { name: 'Share this position' }).dataset.state).toBe('open');
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test.each(keysOfInputMethods)(
  'a popover stays open for an Escape that only cancels a word of an input method: %o',
  async (sign) => {
    render(
      <Popover label="Feedback" trigger={<Button>Feedback</Button>}>
        <textarea aria-label="Your words" />
      </Popover>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Feedback' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your words' }), { key: 'Escape', ...sign });
    expect(screen.getByRole('dialog', { name: 'Feedback' }).dataset.state).toBe('open');
  },
);

test('a popover closes for a press outside, but not for a press or an Escape in an element that staysFor names', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover
        label="Log in"
        trigger={<Button>Log in</Button>}
        staysFor={(element) => element.closest('aside') !== null}
      >
        <a href="#register">Register</a>
      </Popover>
      <aside>
        A puzzle that it has asked for <input aria-label="Answer" />
      </aside>
      <p>The page</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.click(screen.getByText('A puzzle that it has asked for'));
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), '{Escape}');
  expect(screen.getByRole('dialog', { name: 'Log in' }).dataset.state).toBe('open');
  await user.click(screen.getByText('The page'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tooltip shows on focus, describes its trigger, and Escape hides it', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip content="Your employer is not told">
      <Button>Apply anonymously</Button>
    </Tooltip>,
  );
  await user.tab();
  const trigger = screen.getByRole('button', { description: 'Your employer is not told' });
  expect(document.activeElement).toBe(trigger);
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('what floats stays within the part of the page in which it scrolls, and on an ordinary page within the screen', () => {
  const { container: page } = render(<div style={{ overflowY: 'auto' }} />);
  const frame = present(page.querySelector('div'));
  const root = frame.appendChild(document.createElement('p')).appendChild(document.createElement('i'));
  expect(renderHook(() => useFrame(root)).result.current).toEqual([frame]);
  frame.style.overflowY = 'visible';
  expect(renderHook(() => useFrame(root)).result.current).toEqual([]);
});
