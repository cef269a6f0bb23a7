import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { catchSavedFile } from '../testing/saved-file.ts';
import { Bench } from './bench.tsx';

// Where the bench keeps its language.
beforeEach(() => localStorage.clear());

async function openState() {
  const user = userEvent.setup();
  const world = createRunningWorld({ size: 0 });
  render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: 'State' }));
  const restore = (text: string) =>
    user.upload(screen.getByLabelText('Restore from a file…'), new File([text], 'world.json'));
  return { user, restore, ...world };
}

test('the state panel saves the state of the world as a file, and restores it from one', async () => {
  const { user, running, restore } = await openState();
  expect(screen.getByText('lang=en-us&size=0')).toBeTruthy();
  const saved = catchSavedFile();
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saved.name()).toBe(`careers-default-${running.world.config.seed}.json`);
  const before = await saved.text();
  // By it, a world that reads the file stands at the time when it was saved.
  expect(JSON.parse(before)).toHaveProperty('takenAt', expect.closeTo(running.world.clock.now(), -5));
  running.control.advance('2d');
  const later = running.world.clock.now();
  await restore(before);
  await waitFor(() => expect(later - running.world.clock.now()).toBeGreaterThan(86_400_000));
  expect((await screen.findByRole('status')).textContent).toBe('Restored: world.json');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('the state panel refuses a truncated file in its own words, and no longer says that an earlier file was restored', async () => {
  const { running, restore } = await openState();
  const whole = JSON.stringify(running.control.snapshot());
  await restore(whole);
  await screen.findByRole('status');
  await restore(whole.slice(0, -20));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not a snapshot: the file is not JSON, or is incomplete.',
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await restore(whole);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Restored: world.json'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['no JSON', '{"shape":'],
  ['JSON that is no snapshot', '{"accounts":"x"}'],
  ['nothing at all', ''],
])('the state panel refuses a file of %s with the reason, and changes nothing', async (_, text) => {
  const { running, restore } = await openState();
  const before = JSON.stringify(running.control.snapshot());
  await restore(text);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(JSON.stringify(running.control.snapshot())).toBe(before);
});

test.each([
  ['{"accounts":"x"}', '不是快照：缺少 shape'],
  ['{"shape":1}', '快照的 shape 为 1，这个世界只能读取 shape '],
  ['of another seed', '快照属于 seed=9、size=0 的世界，而这个世界是 seed=1、size=0'],
  ['with a wrong value', '快照无法读取：clockOffset 的值不正确'],
  ['with a delivery of nobody', '快照里有 account nobody，而它的世界里没有'],
])('in a Chinese bench, the state panel says in Chinese why it refuses a file: %s', async (kind, words) => {
  const user = userEvent.setup();
  const { tools, running } = createRunningWorld({ lang: 'zh-cn', size: 0 });
  render(<Bench tools={tools} />);
  await user.click(screen.getByRole('tab', { name: '状态' }));
  const snapshot = running.control.snapshot();
  const spoilt: Readonly<Record<string, object>> = {
    'of another seed': { ...snapshot, of: { ...snapshot.of, seed: 9 } },
    'with a wrong value': { ...snapshot, clockOffset: 'soon' },
    'with a delivery of nobody': {
      ...snapshot,
      collections: [{ accountId: 'nobody', positionId: 'any', collectedAt: snapshot.startedAt }],
    },
  };
  const text = kind in spoilt ? JSON.stringify(spoilt[kind]) : kind;
  await user.upload(screen.getByLabelText('从文件恢复…'), new File([text], 'world.json'));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('the state panel resets the world', async () => {
  const { user, spies } = await openState();
  await user.click(screen.getByRole('button', { name: 'Reset the world' }));
  expect(spies.reset).toHaveBeenCalledOnce();
});
