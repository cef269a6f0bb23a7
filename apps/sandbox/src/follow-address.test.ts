import type { WorldConfig } from '@careers/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followAddress } from './follow-address.ts';
import { createRunningWorld } from './testing/running-world.ts';

/** What is told of a world that runs in English, as it is adjusted. */
function follow() {
  const { running, sandbox, spies } = createRunningWorld({ size: 0 });
  const told = vi.fn<Parameters<typeof followAddress>[1]>();
  onTestFinished(followAddress(running, told));
  const adjust = (changes: Partial<WorldConfig>) => {
    running.control.adjust({ ...running.world.config, ...changes });
    spies.changed();
  };
  return { sandbox, adjust, told };
}

test('adjusting a world changes its address, and moving its clock does not', () => {
  const { sandbox, adjust, told } = follow();
  adjust({ latency: 300 });
  sandbox.advance('1h');
  expect(told.mock.calls).toEqual([[{ address: 'lang=en-us&size=0&latency=300' }]]);
});

test('the language is passed on only when the world’s language changes, so that other changes keep the language chosen on the page', () => {
  const { adjust, told } = follow();
  adjust({ latency: 300 });
  adjust({ lang: 'zh-hk' });
  adjust({ latency: 0 });
  adjust({ lang: 'zh-cn' });
  expect(told.mock.calls.map(([now]) => now.lang)).toEqual([undefined, 'zh-hk', undefined, 'zh-cn']);
});
