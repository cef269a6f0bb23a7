import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { createTestPortal, mountPortal } from '../account/testing/mount-portal.tsx';
import CompanySwitcher from './company-switcher.tsx';

const opener = () => screen.findByRole('button', { name: 'Switch company' });
const choice = () => screen.findByRole('dialog', { name: 'Switch company' });

describe('the company switcher', () => {
  test('loads its own words, because the header may be shown before a page has loaded them', async () => {
    mountPortal(await createTestPortal(), { '/': CompanySwitcher });
    expect((await opener()).title).toBe('Switch company');
  });

  test('is not shown on the single website', async () => {
    await openPortal('/position', { world: createLocalWorld() });
    await screen.findByRole('heading', { level: 1, name: 'Positions' });
    expect(screen.queryByRole('button', { name: 'Switch company' })).toBeNull();
  });

  test('is opened by keyboard, searches companies, and opens the same kind of page of another company', async () => {
    const { local } = await openPortal(
      '/complex/position?comId=com-energy&department=dep-energy-wind&keyword=a',
      {
        world: createLocalWorld(),
        through: changingReply<{ id: string }[]>('queryCompanies', (found) =>
          found.length < 12
            ? found
            : Array.from(
                { length: 300 },
                (_, at) => found[299 - at] ?? { ...found[0], id: `com-${at}`, logo: '' },
              ),
        ),
      },
    );
    const person = userEvent.setup();
    (await opener()).focus();
    await person.keyboard('{Enter}');
    const dialog = within(await choice());
    await dialog.findByText('300 companies');
    const shown = within(dialog.getByRole('list', { name: 'Companies of the group' })).getAllByRole('link');
    expect(shown).toHaveLength(24);
    dialog.getByRole('heading', { name: 'Switch company' });
    // It is the last one of the answer.
    expect(dialog.getByRole('link', { current: true })).toBe(shown[0]);
    expect(shown[0]?.textContent).toBe('Chengyuan Energy');
    expect(await axeFindings(await choice())).toEqual([]);
    await person.type(dialog.getByRole('searchbox', { name: 'Search companies' }), 'water');
    await dialog.findByText('1 company');
    dialog.getByRole('link', { name: 'Chengyuan Water' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => {
      const [path, query] = location.hash.slice(1).split('?');
      expect(path).toBe('/complex/position');
      expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ keyword: 'a', comId: 'com-water' });
    });
    await screen.findByRole('link', { name: 'Chengyuan Water Careers' });
    const asked = () =>
      local
        .world()
        .calls()
        .findLast(({ path }) => path.endsWith('queryPositionList'));
    await waitFor(() => expect(asked()?.headers.homepageConfigId).toBe('site-com-water'));
  });

  test('links to the company’s own page, its news, and the list of all companies', async () => {
    await openPortal('/complex/position?comId=com-energy', { world: createLocalWorld() });
    await userEvent.click(await opener());
    const dialog = within(await choice());
    expect(dialog.getByRole('link', { name: 'News' }).getAttribute('href')).toContain(
      '/complex/newsInfoPage',
    );
    await userEvent.click(dialog.getByRole('link', { name: 'About this company' }));
    await screen.findByRole('heading', { level: 1, name: 'Chengyuan Energy' });
  });
});
