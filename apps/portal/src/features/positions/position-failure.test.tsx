import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal, personaWorld } from '../../testing/open-portal.ts';

const pages = [
  ['the list', '/position?'],
  ['the delivery', '/fastDelivery?id=FIRST&'],
  ['the recommendation', '/fastRecommend?id=FIRST&'],
] as const;

test.each(
  pages.flatMap(([name, route]) => [
    [name, 'share-expired', route, 'This share link has expired'] as const,
    [name, 'share-invalid', route, 'This share link is not valid'] as const,
  ]),
)(
  '%s of a share that cannot be used (%s) says so, and links to the website’s positions',
  async (...given) => {
    const [, ticket, route, words] = given;
    const { local: world, stored: kept } = personaWorld({ lang: 'en-us' });
    const stored = { ...kept, share_locale: 'en-us' };
    const [first = ''] = world.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
    const { query } = await openPortal(
      `${route.replace('FIRST', first)}ticket=${ticket}&positionSharedType=1`,
      {
        world,
        stored,
      },
    );
    await screen.findByText(words);
    expect(query().get('ticket')).toBe(ticket);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    // Nor is there an order, of no positions.
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    const way = screen.getByRole('link', { name: 'View all positions' }).getAttribute('href') ?? '';
    expect(way).toMatch(/#\/position$/);
  },
);
