import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button, buttonClass, IconButton } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { present } from '../testing/present.ts';

describe('Button', () => {
  test('a pending button keeps its label, says that it is busy and refuses a second press', async () => {
    const user = userEvent.setup();
    const press = vi.fn();
    const icon = <svg data-testid="icon" />;
    const { rerender } = render(
      <Button onClick={press} icon={icon}>
        投递
      </Button>,
    );
    const button = screen.getByRole('button', { name: '投递' });
    await user.click(button);
    rerender(
      <Button onClick={press} icon={icon} pending>
        投递
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: '投递', busy: true }));
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    // The icon gives way to what turns.
    expect([screen.queryByTestId('icon'), button.querySelectorAll('svg').length]).toEqual([null, 1]);
    expect(await axeFindings()).toEqual([]);
  });

  test('a pending submit button does not submit again, not even by Enter in a field', async () => {
    const user = userEvent.setup();
    const submit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.type(screen.getByRole('textbox'), 'x{Enter}');
    rerender(form(true));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    await user.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a button', <Button>Send</Button>],
    ['one that shows an icon only', <IconButton label="Send">→</IconButton>],
  ])('a pressed button takes the focus, also where the browser does not give it: %s', (_, given) => {
    render(
      <div tabIndex={-1}>
        <input aria-label="Name" />
        {given}
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    present(button.parentElement).focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    // Enter in a field presses its form's button.
    screen.getByRole('textbox').focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  test('a button does not submit a form unless it says so', async () => {
    const submit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Add</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  test('a button keeps its words on one line unless it is said to have many lines', () => {
    render(
      <>
        <Button>投递</Button>
        <Button lines="many">Log in with your company account</Button>
        <a href="#more" className={buttonClass('link', 'md', 'many')}>
          More jobs
        </a>
      </>,
    );
    const isOnOneLine = (role: 'button' | 'link', name: string) =>
      screen.getByRole(role, { name }).className.split(' ').includes('whitespace-nowrap');
    expect(isOnOneLine('button', '投递')).toBe(true);
    expect(isOnOneLine('button', 'Log in with your company account')).toBe(false);
    expect(isOnOneLine('link', 'More jobs')).toBe(false);
  });

  test('a link takes the look of a button and stays a link', async () => {
    render(
      <a href="#all" className={buttonClass('secondary')}>
        All positions
      </a>,
    );
    expect(screen.getByRole('link').className).toContain('min-h-11');
    expect(await axeFindings()).toEqual([]);
  });
});

test('an icon button has its label for a name', async () => {
  const press = vi.fn();
  render(
    <IconButton label="Share" onClick={press}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(press).toHaveBeenCalledOnce();
  expect(await axeFindings()).toEqual([]);
});
