import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { catchSavedFile } from '../testing/saved-file.ts';
import { Bench } from './bench.tsx';

async function openState() {
  const user = userEvent.setup();
  const world = createRunningWorld({ size: 0 });
  render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: 'State' }));
  const restore = (text: string) =>
    user.upload(screen.getByLabelText('Restore from a file…'), new File([text], 'world.json'));
  return { user, restore, ...world };
}

test('saves the state of the world as a file, and restores it from one', async () => {
  const { user, running, restore } = await openState();
  const saved = catchSavedFile();
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saved.name()).toBe(`careers-default-${running.world.config.seed}.json`);
  const before = await saved.text();
  running.control.advance('2d');
  const later = running.world.clock.now();
  await restore(before);
  await waitFor(() => expect(later - running.world.clock.now()).toBeGreaterThan(86_400_000));
  expect((await screen.findByRole('status')).textContent).toBe('Restored: world.json');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('a file that is cut is refused in the words of the bench, and what was restored before is no longer said', async () => {
  const { running, restore } = await openState();
  const whole = JSON.stringify(running.control.snapshot());
  await restore(whole);
  await screen.findByRole('status');
  await restore(whole.slice(0, -20));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No snapshot: the file is no JSON, or only a part of it.',
  );
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['no JSON', '{"shape":'],
  ['JSON that is no snapshot', '{"accounts":"x"}'],
  ['nothing at all', ''],
])('a file of %s is refused with the reason, and changes nothing', async (_, text) => {
  const { running, restore } = await openState();
  const before = JSON.stringify(running.control.snapshot());
  await restore(text);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(JSON.stringify(running.control.snapshot())).toBe(before);
});

test('starts the world over', async () => {
  const { user, spies } = await openState();
  await user.click(screen.getByRole('button', { name: 'Reset the world' }));
  expect(spies.reset).toHaveBeenCalledOnce();
});
