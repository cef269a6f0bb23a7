import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { catchSavedFile } from '../testing/saved-file.ts';
import { Bench } from './bench.tsx';

async function openCalls() {
  const user = userEvent.setup();
  const world = createRunningWorld({ size: 0 });
  render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: 'Calls' }));
  const show = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return document.querySelector('.bench-detail')?.textContent ?? '';
  };
  return { call: world.call, show };
}

test('a call that is signed wrongly is shown with its method, its param, and the mistake', async () => {
  const { call, show } = await openCalls();
  await act(() => call('rm.position.queryHotWords', { of: 'somebody' }, 'sandbox-token'));
  const detail = await show(/MS000A401 ?rm\.position\.queryHotWords/);
  expect(detail).toContain('secret: signed under another secret');
  expect(detail).toContain('"of": "somebody"');
});

test('a field of param that no contract knows is shown as a violation', async () => {
  const { call, show } = await openCalls();
  await act(() => call('rm.position.queryHotWords', { kyeword: 'x' }));
  expect(await show(/queryHotWords/)).toContain('param.kyeword: no field of queryHotWords');
});

test('the calls that the filter leaves are exported as an HTTP archive, oldest first, decoded', async () => {
  const user = userEvent.setup();
  const { call } = await openCalls();
  await act(() => call('rm.position.queryHotWords', { kyeword: 'x' }));
  await act(() => call('rm.position.queryHotWords', {}));
  await act(() => call('rm.position.queryBrands', {}));
  await user.type(screen.getByRole('searchbox'), 'HotWords');
  const saved = catchSavedFile();
  await user.click(screen.getByRole('button', { name: 'Export as HAR' }));
  const { log } = JSON.parse(await saved.text());
  expect(log.version).toBe('1.2');
  const [first, second, ...others] = log.entries;
  expect(others).toEqual([]);
  expect(JSON.parse(first.request.postData.text)).toEqual({ kyeword: 'x' });
  expect(first._violations).toEqual(['param.kyeword: no field of queryHotWords']);
  expect(second).toMatchObject({ _code: 'MS000A000', _signed: true, _violations: [] });
  expect(Array.isArray(JSON.parse(second.response.content.text).words ?? [])).toBe(true);
  expect(new URL(second.request.url).searchParams.get('method')).toBe('rm.position.queryHotWords');
});
