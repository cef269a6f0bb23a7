import { createLocalWorld, readFault } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { changingReply, openPortal } from '../../testing/open-portal.ts';

const path = () => location.hash.slice(1).split('?')[0];
const world = (...faults: string[]) => createLocalWorld({ faults: faults.map(readFault) });
const list = () => screen.findByRole('heading', { level: 1, name: 'Companies of the group' });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/complex without a company', () => {
  test.each(['/complex', '/complex/homepage', '/complex/RecruitDetail?id=1'])(
    '%s leads to the list of companies',
    async (route) => {
      await openPortal(route, { world: world() });
      await list();
      expect(path()).toBe('/complex/company');
      await screen.findByText('12 companies');
      expect(names()).toHaveLength(12);
      expect(await axeFindings()).toEqual([]);
    },
  );

  test('a company is found by name or industry, and opens its page', async () => {
    await openPortal('/complex', {
      world: world(),
      through: changingReply<{ id: string }[]>('queryCompanies', (found) =>
        found.length < 12
          ? found
          : Array.from({ length: 300 }, (_, at) => ({ ...found[at % 12], id: `com-${at}`, logo: '' })),
      ),
    });
    await list();
    await screen.findByText('300 companies');
    expect(names()).toHaveLength(24);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(48);
    await person.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'healthcare');
    await screen.findByText('1 company');
    expect(names()).toEqual(['Chengyuan Health']);
    await person.click(screen.getByRole('link', { name: 'Chengyuan Health' }));
    await screen.findByRole('heading', { level: 1, name: 'Chengyuan Health' });
    expect(location.hash).toContain('comId=com-health');
  });

  test('a search waits until the input method has finished composing', async () => {
    const local = world();
    const { portal } = await openPortal('/complex', { world: local });
    await list();
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search companies' });
    const asked = () =>
      local
        .world()
        .calls()
        .filter(({ path }) => path === 'rm.company.queryCompanies')
        .flatMap(({ param }) => Object(param).keyword ?? []);
    fireEvent.compositionStart(box);
    for (const letters of ['n', 'ne', 'neng', 'Energy']) {
      fireEvent.change(box, { target: { value: letters } });
      // All queries of the page are fetched once more now.
      await portal.refresh();
      expect([box.value, asked()]).toEqual([letters, []]);
    }
    fireEvent.compositionEnd(box);
    await screen.findByText('1 company');
    expect(asked()).toEqual(['Energy']);
  });

  test('a search without results says so, with a button that shows all companies', async () => {
    await openPortal('/complex', { world: world() });
    await list();
    const person = userEvent.setup();
    await person.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zeppelin');
    await person.click(await screen.findByRole('button', { name: 'Show all companies' }));
    await screen.findByText('12 companies');
  });

  test('a failed request shows a button that tries again', async () => {
    await openPortal('/complex', { world: world('rm.company.queryCompanies:http502:once') });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('12 companies');
  });
});

test('the list of companies can be opened from a company’s page', async () => {
  await openPortal('/complex/company?comId=com-water', { world: world() });
  const [link] = await screen.findAllByRole('link', { name: 'All companies' });
  if (!link) throw new Error('no way to all companies');
  await userEvent.click(link);
  await list();
  await waitFor(() => expect(within(screen.getByRole('main')).getByText('12 companies')).toBeTruthy());
});
