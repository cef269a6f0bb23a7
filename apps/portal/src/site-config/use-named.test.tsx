import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../testing/open-portal.ts';

type Row = Readonly<Record<string, unknown>>;
const nameless = (rows: unknown) =>
  (rows as Row[]).map((row) => ({ ...row, post: ' ', name: '', title: '' }));
const inRows = ({ rows, ...rest }: Row) => ({ ...rest, rows: nameless(rows) });
const ofPosition = ({ rows, ...rest }: Row) => ({
  ...rest,
  rows: (rows as Row[]).map(({ position, ...row }) => ({ ...row, position: nameless([position])[0] })),
});

describe('what a server gives no name', () => {
  test.each<[string, string, string, (data: never) => unknown]>([
    ['a position in the list', '/position', 'queryPositionList', inRows],
    ['a popular position', '/homepage', 'queryHotPositions', nameless],
    ['a brand', '/homepage', 'queryBrands', nameless],
    ['a company', '/complex/company', 'queryCompanies', nameless],
    ['a piece of news', '/complex/newsInfoPage?comId=com-water', 'queryNews', inRows],
    ['the position of an application', '/personalCenter', 'queryDeliveries', ofPosition],
  ])('has a link that says so: %s', async (_, route, method, change) => {
    const { local: world, stored } = personaWorld({ lang: 'en-us' });
    await openPortal(route, {
      world: route.startsWith('/personal') ? world : createLocalWorld({ lang: 'en-us' }),
      stored,
      through: changingReply(method, change),
    });
    expect(await screen.findAllByRole('link', { name: '(no name)' })).not.toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });
});
