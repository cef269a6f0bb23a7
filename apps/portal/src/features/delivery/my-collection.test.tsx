import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { askedBy, changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';

const cards = () => screen.findAllByRole('article');
const cardsShown = () => screen.queryAllByRole('article').length;

describe('my collection', () => {
  test('lists saved positions, the latest first, and closed ones without “Apply”', async () => {
    const { local, stored } = personaWorld();
    await openPortal('/personalCenter?tab=collection', { world: local, stored });
    const shown = await cards();
    const state = local.world().state();
    expect(shown).toHaveLength(state.collections.length);
    const [, , closed] = shown;
    expect(within(closed as HTMLElement).getByText('Position is closed')).toBeTruthy();
    expect(within(closed as HTMLElement).queryByRole('link', { name: /^Apply/ })).toBeNull();
    const saved = within(shown[0] as HTMLElement);
    const post = saved.getByRole('heading').textContent;
    expect(saved.getByRole('link', { name: `Apply, ${post}` })).toBeTruthy();
    expect(saved.getByRole('button', { name: `Remove ${post}` })).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('marks delisted positions and those that were applied for, and offers no “Apply” for them', async () => {
    const { local, stored } = personaWorld();
    await openPortal('/personalCenter?tab=collection', {
      world: local,
      stored,
      through: changingReply('queryCollections', ({ rows, ...data }) => ({
        ...data,
        rows: (rows as readonly { position: object }[]).slice(0, 2).map(({ position, ...row }, at) => ({
          ...row,
          position: { ...position, ...(at === 0 ? { status: 'delisted' } : { deliveredId: 'delivery-1' }) },
        })),
      })),
    });
    const [delisted, applied] = await cards();
    expect(delisted?.textContent).toContain('Position has been delisted');
    expect(applied?.textContent).toContain('Applied');
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull();
  });

  test('is opened by its tab, which is in the address', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const { query } = await openPortal('/personalCenter', { world: local, stored });
    await screen.findByRole('heading', { level: 2, name: /^Applications/ });
    await user.click(screen.getByRole('tab', { name: 'Saved jobs' }));
    await screen.findByRole('heading', { level: 2, name: /^Saved jobs/ });
    expect(query().get('tab')).toBe('collection');
  });

  test('removes a position with a message, and moves the focus to the heading of the list', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    await openPortal('/personalCenter?tab=collection', { world: local, stored });
    const before = (await cards()).length;
    const [first] = screen.getAllByRole('button', { name: /^Remove / });
    await user.click(first as HTMLElement);
    await screen.findByText('Cancel successful');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(before - 1));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /^Saved jobs/ }));
    expect(local.world().state().collections).toHaveLength(before - 1);
  });

  test('keeps the pager while the next page loads, and moves the focus to the heading of the list', async () => {
    const user = userEvent.setup();
    const { local, stored } = personaWorld();
    const { collections } = local.world().state();
    for (const positionId of local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 20 }))
      if (!collections.some((one) => one.positionId === positionId))
        collections.push({ accountId: 'acc-candidate', positionId, collectedAt: 0 });
    const next = Promise.withResolvers<void>();
    await openPortal('/personalCenter?tab=collection', {
      world: local,
      stored,
      through: (line) => async (request, options) => {
        const isNext = askedBy(request.body).method === 'queryCollections' && cardsShown() > 0;
        if (isNext) await next.promise;
        return line(request, options);
      },
    });
    await cards();
    (await screen.findByRole('button', { name: 'Next page' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toContain('page=2'));
    const name = screen.getByRole('heading', { level: 2, name: /^Saved jobs/ });
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole('navigation', { name: /pages/i })).toBeTruthy();
    const before = (await cards())[0]?.textContent;
    next.resolve();
    await waitFor(async () => expect((await cards())[0]?.textContent).not.toBe(before));
    expect(document.activeElement).toBe(name);
  });

  test('says how to save a position if it is empty', async () => {
    const { local, stored } = personaWorld();
    local.world().state().collections.splice(0);
    await openPortal('/personalCenter?tab=collection', { world: local, stored });
    expect(await screen.findByText('You have not saved a job yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View all positions' })).toBeTruthy();
  });
});
