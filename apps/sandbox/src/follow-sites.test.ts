import { expect, test, vi } from 'vitest';
import { followSites } from './follow-sites.ts';
import { createRunningWorld } from './testing/running-world.ts';

test('a site that was configured in another tab is noticed, and calls and other steering are ignored', async () => {
  const { running, sandbox, spies, call } = createRunningWorld({ size: 0 });
  const changed = vi.fn();
  const stop = followSites(running, changed);
  await call('rm.position.queryHotWords', {});
  sandbox.advance('1h');
  expect(changed).not.toHaveBeenCalled();
  const snapshot = sandbox.snapshot();
  const theirs = { ...snapshot, sites: { 'site-campus': sandbox.site('site-campus') } };
  running.world.restore(theirs);
  spies.changed();
  expect(changed).toHaveBeenCalledOnce();
  stop();
  sandbox.resetSite('site-campus');
  expect(changed).toHaveBeenCalledOnce();
});
