import { createGateway, createHmacSigner } from '@careers/gateway';
import { queryDeliveries } from '@careers/gateway/contract';
import type { FaultRule, WorldConfig } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeWorld } from '../describe-world.ts';
import { createRunningWorld } from '../testing/running-world.ts';
import { catchSavedFile } from '../testing/saved-file.ts';
import { Bench } from './bench.tsx';

async function openCalls(config: Partial<WorldConfig> = {}) {
  const user = userEvent.setup();
  const world = createRunningWorld({ size: 0, ...config });
  const send = vi.spyOn(world.tools, 'send');
  render(<Bench tools={world.tools} />);
  await user.click(screen.getByRole('tab', { name: 'Calls' }));
  const show = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    return document.querySelector('.bench-detail')?.textContent ?? '';
  };
  return { ...world, send, user, show };
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
  const { call, running } = await openCalls();
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
  expect(log.entries.map(({ startedDateTime }: { startedDateTime: string }) => startedDateTime)).toEqual(
    running.control
      .calls()
      .slice(0, 2)
      .map(({ at }) => at),
  );
  expect(Array.isArray(JSON.parse(second.response.content.text).words ?? [])).toBe(true);
  expect(new URL(second.request.url).searchParams.get('method')).toBe('rm.position.queryHotWords');
});

test('a call is sent again with the same param, signed anew, and stands in the list', async () => {
  const { call, running, user, show } = await openCalls();
  await act(() => call('rm.position.queryLatestPositions', { limit: 3 }, 'another secret'));
  await show(/MS000A401 ?rm\.position\.queryLatestPositions/);
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  expect((await screen.findByText(/^Sent again/)).textContent).toBe('Sent again: MS000A000');
  const [first, again, ...others] = running.control.calls();
  expect(others).toEqual([]);
  expect(again).toMatchObject({ param: first?.param, signed: true, headers: first?.headers });
  expect(await axeFindings()).toEqual([]);
});

test('a submit that is sent again keeps its idempotency key, and is done once', async () => {
  const { call, running, user, show } = await openCalls();
  const param = { content: 'Well done', idempotencyKey: 'key-of-the-submit-0001' };
  await act(() => call('rm.websiteView.submitFeedback', param));
  await show(/submitFeedback/);
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Sent again: MS000A000');
  const [first, again] = running.control.calls();
  expect(again?.param).toEqual(first?.param);
  expect(again?.data).toEqual(first?.data);
  expect(running.world.state().feedback).toHaveLength(1);
});

test('a replay whose reply is no gateway’s, or that gets no reply, says so', async () => {
  const { call, user, show, send } = await openCalls();
  await act(() => call('rm.position.queryHotWords', {}));
  await show(/queryHotWords/);
  send.mockResolvedValueOnce({ status: 502, text: '<html>', header: () => null });
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Sent again: HTTP 502');
  send.mockRejectedValueOnce(new TypeError('connection lost'));
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Sent again: no reply came');
});

test.each([
  [
    'an encrypted password',
    'rm.account.login',
    { loginType: 'password', username: '13800000001', password: 'AAAA' },
    'encrypted password',
  ],
  ['a method of no contract', 'rm.position.queryNothing', {}, 'no such method'],
  [
    'a param that is too long to be kept',
    'rm.position.queryHotWords',
    { of: 'x'.repeat(70_000) },
    'too long',
  ],
])('%s is neither sent again nor copied as a test, and the panel says why', async (_, path, param, why) => {
  const { call, show } = await openCalls();
  await act(() => call(path, param));
  const detail = await show(new RegExp(path.replaceAll('.', '\\.')));
  expect(detail).toMatch(new RegExp(`Neither a test nor a replay: .*${why}`));
  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy as a test' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy as JSON' })).toBeTruthy();
});

test('an upload cannot be sent again, since its bytes are not kept', async () => {
  const { tools, show } = await openCalls();
  const upload = { method: 'POST', url: '/files/upload', headers: {}, body: new FormData() } as const;
  await act(async () => void (await tools.send(upload, { signal: AbortSignal.timeout(5000) })));
  expect(await show(/files\.upload/)).toContain('keeps no bytes');
});

test('a call by somebody logged in is copied as a test without their token, and sent again with it', async () => {
  const { running, user, show, tools } = await openCalls({ persona: 'candidate' });
  const token = running.world.openPersonaSession()?.Authorization ?? '';
  const gateway = createGateway({
    config: describeWorld(running.world.config).portalConfig,
    transport: tools.send,
    signer: createHmacSigner('sandbox-secret'),
    session: {
      token: () => token,
      userId: () => undefined,
      homepageConfigId: () => 'site-external',
      languageIndex: () => 2,
      visitorId: () => undefined,
      isInternalSite: () => false,
    },
  });
  await act(async () => void (await gateway.call(queryDeliveries, {})));
  await show(/queryDeliveries/);
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy as a test' }));
  const text = written.mock.calls[0]?.[0] ?? '';
  expect(text).toContain('queryDeliveries answers MS000A000');
  expect(text).toContain('"persona": "candidate"');
  expect(token).not.toBe('');
  expect(text).not.toContain(token);
  // Sent again it goes under its session.
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Sent again: MS000A000');
});

test.each([
  ['that was signed wrongly', 'another secret', [], 'refused its signature'],
  ['that a fault struck', undefined, ['451'], 'a fault struck it'],
] as const)('a call %s can be sent again, but not copied as a test', async (_, secret, kinds, why) => {
  const faults = kinds.map(
    (kind) => ({ method: 'rm.position.queryHotWords', kind, when: 'always' }) as const,
  );
  const { call, show } = await openCalls({ faults });
  await act(() => call('rm.position.queryHotWords', {}, secret));
  expect(await show(/queryHotWords/)).toMatch(new RegExp(`No test: .*${why}`));
  expect(screen.getByRole('button', { name: 'Replay' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy as a test' })).toBeNull();
});

describe('a call whose reply a fault of the connection took away', () => {
  const path = 'rm.position.queryHotWords';
  const struck = (kind: FaultRule['kind']) => ({ faults: [{ method: path, kind, when: 'always' }] as const });

  test.each(['http500', 'http502', 'network', 'timeout', 'malformed', 'cut', 'schema'] as const)(
    'is listed under what came instead, %s, and is found by that word',
    async (kind) => {
      const { call, user } = await openCalls(struck(kind));
      await act(() => call(path, {}));
      await act(() => call('rm.position.queryBrands', {}));
      const line = screen.getByRole('button', { name: new RegExp(`^${kind} ?${path}`) });
      expect(line.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('bad');
      await user.type(screen.getByRole('searchbox'), kind);
      expect(screen.getByText(path)).toBeTruthy();
      expect(screen.queryByText('rm.position.queryBrands')).toBeNull();
      expect(await axeFindings()).toEqual([]);
    },
  );

  test.each([
    ['http502', 502],
    ['network', 0],
    ['timeout', 0],
    ['malformed', 200],
  ] as const)(
    'is exported with what came instead: %s as the status %d, without data',
    async (kind, status) => {
      const { call, user } = await openCalls(struck(kind));
      await act(() => call(path, {}));
      const saved = catchSavedFile();
      await user.click(screen.getByRole('button', { name: 'Export as HAR' }));
      const [entry] = JSON.parse(await saved.text()).log.entries;
      expect(entry.response).toMatchObject({ status, content: { size: 0, text: '' } });
      expect(entry._fault).toBe(kind);
    },
  );
});

test('a call that violates the contract is marked in the list, and found by the word “violations”', async () => {
  const { call, user } = await openCalls();
  await act(() => call('rm.position.queryHotWords', { kyeword: 'x' }));
  await act(() => call('rm.position.queryBrands', {}));
  expect(screen.getByRole('button', { name: /queryHotWords.*Contract violations: 1/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /queryBrands.*violations/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'violations');
  expect(screen.getByText('rm.position.queryHotWords')).toBeTruthy();
  expect(screen.queryByText('rm.position.queryBrands')).toBeNull();
});

test('a call of plain AJ-Captcha that succeeded is marked as successful', async () => {
  const { tools, show } = await openCalls();
  const body = JSON.stringify({ captchaType: 'blockPuzzle' });
  const request = { method: 'POST', url: '/captcha/get', headers: {}, body } as const;
  await act(async () => void (await tools.send(request, { signal: AbortSignal.timeout(5000) })));
  const line = screen.getByRole('button', { name: /^0000 ?\/captcha\/get/ });
  expect(line.querySelector('[data-tone="good"]')?.textContent).toBe('0000');
  // It needs no signature.
  expect(await show(/captcha\/get/)).not.toContain('signature');
});

test('where no call passes the filter, the list does not say that there are no calls yet', async () => {
  const { call, user } = await openCalls();
  await act(() => call('rm.position.queryHotWords', {}));
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(screen.getByText('No call passes the filter.')).toBeTruthy();
  expect(screen.queryByText('No calls yet.')).toBeNull();
});

test('the exported archive gives the size of an answer in bytes', async () => {
  const { call, user } = await openCalls();
  await act(() => call('rm.websiteView.loadWebsiteStyle', {}));
  const saved = catchSavedFile();
  await user.click(screen.getByRole('button', { name: 'Export as HAR' }));
  const [{ response }] = JSON.parse(await saved.text()).log.entries;
  const bytes = new TextEncoder().encode(response.content.text).length;
  expect(bytes).toBeGreaterThan(response.content.text.length);
  expect(response.content.size).toBe(bytes);
});
