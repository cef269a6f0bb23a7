import type { Transport } from '@careers/gateway';
import { expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '../scenarios/config.ts';
import { withUploadSteps } from './upload-steps.ts';

const body = new FormData();
body.append('file', new File([new Uint8Array(1000)], 'a.pdf'));
const upload = { method: 'POST', url: 'http://world.invalid/files/upload', headers: {}, body } as const;
const line = () => vi.fn<Transport>(async () => ({ status: 200, text: '', header: () => null }));

it('an upload reports its progress in five steps, each after the world’s latency, before it arrives', async () => {
  const seen: unknown[] = [];
  const pause = vi.fn(async () => void seen.push('pause'));
  const carry = vi.fn<Transport>(async () => {
    seen.push('arrived');
    return { status: 200, text: '', header: () => null };
  });
  const onUploadProgress = (sent: number, total: number) => seen.push([sent, total]);
  await withUploadSteps({ pause, config: DEFAULT_CONFIG }, carry)(upload, {
    signal: new AbortController().signal,
    onUploadProgress,
  });
  expect(seen).toEqual([...[200, 400, 600, 800, 1000].flatMap((sent) => ['pause', [sent, 1000]]), 'arrived']);
});

it('an upload that is cancelled on its way does not arrive', async () => {
  const carry = line();
  const controller = new AbortController();
  const onUploadProgress = () => controller.abort(new Error('gone'));
  const sent = withUploadSteps({ pause: () => undefined, config: DEFAULT_CONFIG }, carry)(upload, {
    signal: controller.signal,
    onUploadProgress,
  });
  await expect(sent).rejects.toThrow('gone');
  expect(carry).not.toHaveBeenCalled();
});

it('an upload whose progress nobody watches has no steps', async () => {
  const pause = vi.fn();
  const carry = line();
  await withUploadSteps({ pause, config: DEFAULT_CONFIG }, carry)(upload, {
    signal: new AbortController().signal,
  });
  expect([pause.mock.calls, carry.mock.calls.length]).toEqual([[], 1]);
});

it('an upload takes ten times as long in a world whose uploads are slow', async () => {
  const pause = vi.fn(async () => undefined);
  const config = { ...DEFAULT_CONFIG, fileFate: 'uploadSlow' } as const;
  const { signal } = new AbortController();
  await withUploadSteps({ pause, config }, line())(upload, { signal, onUploadProgress: () => undefined });
  expect(pause).toHaveBeenCalledTimes(5 * 10);
});
