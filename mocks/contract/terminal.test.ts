import { expect, it, onTestFinished, vi } from 'vitest';
import { below, shell } from './terminal.ts';

it('prints what a gateway says as text, never as a command to the terminal', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  shell.print('a\t名 😀\n\u001b[2J\u0007\r\u009b1A');
  expect(print).toHaveBeenCalledWith('a\t名 😀\n\\u001b[2J\\u0007\\u000d\\u009b1A');
});

it('marks further lines of what a gateway says, so that none passes for the result or for a command to a build server', () => {
  expect(below('refused: x\r\n::error::y\n\n9 passed, 0 failed')).toBe(
    '        refused: x\n      | ::error::y\n      | \n      | 9 passed, 0 failed',
  );
});
