import { methodIds, registry } from '@careers/gateway/registry';
import { axeFindings } from '@careers/ui/testing/axe';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createRunningWorld } from '../testing/running-world.ts';
import { Bench } from './bench.tsx';

async function openContract() {
  const user = userEvent.setup();
  const { tools } = createRunningWorld({ size: 0 });
  render(<Bench tools={tools} />);
  await user.click(screen.getByRole('tab', { name: 'Contract' }));
  await user.type(await screen.findByRole('searchbox'), 'acceptOffer');
  return { user };
}

test('the contract panel shows the reference of every method, generated from the contract', async () => {
  const { user } = await openContract();
  expect(screen.getByRole('status').textContent).toBe(`1 / ${methodIds.length}`);
  await user.click(screen.getByRole('button', { name: 'rm.offer.acceptOffer' }));
  const [entry] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  const facts = entry?.querySelector('dl')?.textContent ?? '';
  expect(facts).toContain('link token');
  expect(facts).toContain('idempotencyKey');
  for (const reason of registry.acceptOffer.reasons) expect(facts).toContain(reason);
  expect(entry?.textContent).toContain('"token"');
  expect(await axeFindings()).toEqual([]);
});

test('the contract panel also finds methods by a reason', async () => {
  const { user } = await openContract();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'slotOverlaps');
  expect(screen.getAllByRole('button', { name: /offerSlots/ })).toHaveLength(1);
});
