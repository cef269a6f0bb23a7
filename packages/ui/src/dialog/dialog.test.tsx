import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog, FloatingRootProvider, Sheet } from '../floating.ts';
import { Button } from '../index.ts';
import { axeFindings } from '../testing/axe.ts';
import { keysOfInputMethods } from '../testing/input-methods.ts';
import { present } from '../testing/present.ts';

describe('Dialog', () => {
  const setUp = (props: { keepOnOutsidePress?: boolean; description?: string } = {}) => {
    render(
      <Dialog trigger={<Button>Recommend</Button>} title="To a friend" closeLabel="Close" {...props}>
        <input aria-label="E-mail" />
      </Dialog>,
    );
    return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Recommend' }) };
  };

  test('closes by Escape, and gives the focus back to its trigger', async () => {
    const { user, trigger } = setUp({ description: 'We send the link.' });
    await user.click(trigger);
    const dialog = screen.getByRole('dialog', { name: 'To a friend', description: 'We send the link.' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
    expect(dialog.dataset.state).toBe('open');
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  test.each(keysOfInputMethods)(
    'stays open for an Escape that only cancels a word of an input method: %o',
    async (sign) => {
      const { user, trigger } = setUp();
      await user.click(trigger);
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'E-mail' }), { key: 'Escape', ...sign });
      expect(screen.getByRole('dialog').dataset.state).toBe('open');
    },
  );

  test('for reading puts the focus on its text, so that keys scroll it', async () => {
    render(
      <Dialog trigger={<Button>Read</Button>} title="A letter" closeLabel="Close" isForReading>
        <p>Dear reader</p>
      </Dialog>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read' }));
    const text = await screen.findByText('Dear reader');
    expect(document.activeElement).toBe(text.parentElement);
    expect(await axeFindings()).toEqual([]);
  });

  test('keeps the focus inside', async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 5; step++) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test('closes by its cross', async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names no description, and has no bar for buttons, where it has none', async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBeNull();
    expect(document.querySelector('footer')).toBeNull();
  });

  test.each([
    [true, 'stays'],
    [false, 'closes'],
  ])('on a press outside, with keepOnOutsidePress=%s, %s', async (keepOnOutsidePress) => {
    const { user, trigger } = setUp({ keepOnOutsidePress });
    await user.click(trigger);
    await user.click(present(document.querySelector('.bg-overlay')));
    expect(screen.queryByRole('dialog') !== null).toBe(keepOnOutsidePress);
  });

  test('is mounted inside the portal’s root', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    render(
      <FloatingRootProvider container={root}>
        <Sheet open title="Filters" closeLabel="Close" footer={<Button>Show 48</Button>}>
          Cities
        </Sheet>
      </FloatingRootProvider>,
    );
    expect(within(root).getByRole('dialog', { name: 'Filters' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    root.remove();
  });
});

describe('ConfirmDialog', () => {
  const setUp = (onConfirm: () => Promise<void>, onFailure?: (reason: unknown) => void) => {
    const change = vi.fn();
    const Page = () => {
      const [open, setOpen] = useState(true);
      return (
        <ConfirmDialog
          open={open}
          onOpenChange={(next) => {
            change(next);
            setOpen(next);
          }}
          title="撤回投递？"
          description="撤回后不能再次投递。"
          confirmLabel="撤回"
          cancelLabel="再想想"
          tone="danger"
          onConfirm={onConfirm}
          onFailure={onFailure}
        />
      );
    };
    render(<Page />);
    return { user: userEvent.setup(), change };
  };

  test('asks with a name and a description, and puts the focus on the button that cancels', async () => {
    setUp(async () => undefined);
    expect(
      screen.getByRole('alertdialog', { name: '撤回投递？', description: '撤回后不能再次投递。' }),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '再想想' })));
    expect(await axeFindings()).toEqual([]);
  });

  test('stays open while its work runs, starts it once, and closes when it is done', async () => {
    const work = Promise.withResolvers<void>();
    const confirm = vi.fn(() => work.promise);
    const { user, change } = setUp(confirm);
    await user.click(screen.getByRole('button', { name: '撤回' }));
    await user.click(screen.getByRole('button', { name: '撤回', busy: true }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(confirm).toHaveBeenCalledOnce();
    await act(async () => work.resolve());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(change.mock.calls).toEqual([[false]]);
  });

  test('with a trigger opens by it, and closes when its work is done', async () => {
    const confirm = vi.fn();
    render(
      <ConfirmDialog
        trigger={<Button>Withdraw</Button>}
        title="Withdraw?"
        description="For good."
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={confirm}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('stays for another try when the work fails', async () => {
    const failure = vi.fn();
    const { user } = setUp(async () => Promise.reject(new Error('network')), failure);
    await user.click(screen.getByRole('button', { name: '撤回' }));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(screen.getByRole('button', { name: '撤回' }).dataset.state).toBe('idle');
    expect(failure).toHaveBeenCalledWith(new Error('network'));
  });

  test('cancels by Escape', async () => {
    const confirm = vi.fn(async () => undefined);
    const { user, change } = setUp(confirm);
    await user.keyboard('{Escape}');
    expect([change.mock.calls, confirm.mock.calls]).toEqual([[[false]], []]);
  });
});

describe('a dialog without a trigger', () => {
  const Asking = ({ open }: { open: boolean }) => (
    <>
      <input aria-label="Reason" />
      <h1 tabIndex={-1}>Next page</h1>
      <Dialog open={open} title="Log in" closeLabel="Close">
        <input aria-label="Code" />
      </Dialog>
    </>
  );

  test('gives the focus back to the element that had it before', async () => {
    const { rerender } = render(<Asking open={false} />);
    screen.getByRole('textbox', { name: 'Reason' }).focus();
    rerender(<Asking open />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
    rerender(<Asking open={false} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })));
  });

  test('gives the focus to an element of the page that asked for it while the dialog was open', async () => {
    const { rerender } = render(<Asking open />);
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(document.activeElement).toBe(code));
    act(() => screen.getByText('Next page').focus());
    expect(document.activeElement).toBe(code);
    rerender(<Asking open={false} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Next page')));
  });

  test('does not take the focus back from an element that asked for it while the dialog closed', async () => {
    const { rerender } = render(<Asking open={false} />);
    screen.getByRole('textbox', { name: 'Reason' }).focus();
    rerender(<Asking open />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
    // It gives the focus back in a task of its own; a form library's comes first.
    setTimeout(() => screen.getByText('Next page').focus());
    rerender(<Asking open={false} />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(screen.getByText('Next page'));
  });
});
