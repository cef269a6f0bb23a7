import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal, personaWorld } from '../../testing/open-portal.ts';

const withoutRows = (answer: object) => ({ ...answer, total: 5, rows: [] });

describe('a list that has no rows, whatever its total says', () => {
  test.each([
    ['/complex/newsInfoPage?comId=com-water', 'queryNews', 'This company has not published any news yet.'],
    ['/position', 'queryPositionList', 'There are no open positions right now.'],
    ['/message', 'queryMessages', 'You have no messages yet.'],
    ['/personalCenter', 'queryDeliveries', 'You have not applied for a job yet.'],
  ])('says that there is nothing: %s', async (route, method, words) => {
    const { local: world, stored } = personaWorld({
      lang: 'en-us',
      site: route.startsWith('/complex') ? 'complex' : 'external',
    });
    await openPortal(route, { world, stored, through: changingReply(method, withoutRows) });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(words));
    expect(screen.queryByRole('navigation', { name: /^Pages/ })).toBeNull();
  });
});
