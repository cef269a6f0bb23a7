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

test('a world that is adjusted has another address; one whose time moves on has not', () => {
  const { sandbox, adjust, told } = follow();
  adjust({ latency: 300 });
  sandbox.advance('1h');
  expect(told.mock.calls).toEqual([[{ address: 'lang=en-us&size=0&latency=300' }]]);
});

test('only another language of the world is told: what was chosen on the page stays with any other change', () => {
  const { adjust, told } = follow();
  adjust({ latency: 300 });
  adjust({ lang: 'zh-hk' });
  adjust({ latency: 0 });
  adjust({ lang: 'zh-cn' });
  expect(told.mock.calls.map(([now]) => now.lang)).toEqual([undefined, 'zh-hk', undefined, 'zh-cn']);
});
