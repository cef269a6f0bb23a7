import type { Facets } from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { askedBy, changingReply, methodOf, openPortal } from '../../testing/open-portal.ts';

const total = () => screen.findByText(/positions? found/);
const cards = () => screen.findAllByRole('article');
const count = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const rail = () => screen.findByRole('region', { name: 'Filters', hidden: true });

/** Whether a request asks for the list without any filter, whose reply has the names of entries without positions. */
function asksForNames(body: unknown): boolean {
  const { method, param } = askedBy(body);
  return method === 'queryPositionList' && !('company' in param);
}

/** The number of results once it differs from `before`. */
async function totalAfter(before: number): Promise<number> {
  await waitFor(() => expect(count(screen.getByText(/positions? found/).textContent)).not.toBe(before));
  return count(screen.getByText(/positions? found/).textContent);
}

describe('the position list', () => {
  test('shows positions with links, the total, and every facet with counts', async () => {
    await openPortal('/position', {
      through: changingReply<{ facets: Facets }>('queryPositionList', ({ facets, ...list }) => ({
        ...list,
        facets: { ...facets, company: facets.company.map((entry) => ({ ...entry, count: 12_345 })) },
      })),
    });
    expect(await cards()).toHaveLength(10);
    expect((await total()).getAttribute('role')).toBe('status');
    const [first] = await cards();
    const link = first && within(first).getByRole('link');
    expect(link?.getAttribute('href')).toMatch(/#\/RecruitDetail\?.*id=\d+/);
    const groups = within(await rail()).getAllByRole('group', { hidden: true });
    expect(groups.map((group) => group.querySelector('button')?.textContent)).toEqual([
      'Company',
      'Department',
      'Education',
      'Job category',
      'Location',
      'Experience',
      'Benefits',
    ]);
    expect(
      within(await rail()).getByRole('checkbox', { name: 'Chengyuan Energy 12,345', hidden: true }),
    ).toBeTruthy();
    expect(
      within(await rail())
        .getAllByRole('button', { name: /^Show all/, hidden: true })
        .map(({ textContent }) => textContent?.replace(/\d+/, '…')),
    ).toContain('Show all …, Company');
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('can be filtered, has the filter in its address, and loses it again by its chip', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position');
    const before = count((await total()).textContent);
    const box = within(await rail()).getByRole('checkbox', { name: /^Chengyuan Energy/, hidden: true });
    const promised = count(box.parentElement?.textContent ?? '');
    await user.click(box);
    expect(await totalAfter(before)).toBe(promised);
    expect(query().get('company')).toBe('com-energy');
    await user.click(screen.getByRole('button', { name: 'Remove Chengyuan Energy' }));
    expect(await totalAfter(promised)).toBe(before);
    expect(query().get('company')).toBeNull();
    expect(document.activeElement).toBe(await total());
  });

  test('is restored from a copied address, and Back restores the address before', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position?company=com-energy&sort=hot');
    const before = count((await total()).textContent);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('hot');
    await user.click(
      within(await rail()).getByRole('checkbox', { name: /^Chengyuan Digital/, hidden: true }),
    );
    await totalAfter(before);
    expect(query().get('company')).toBe('com-energy,com-digital');
    history.back();
    await waitFor(() => expect(query().get('company')).toBe('com-energy'));
    await waitFor(async () => expect(count((await total()).textContent)).toBe(before));
  });

  test('has a link for each page', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position?company=com-energy%2Ccom-retail');
    const next = await screen.findByRole('link', { name: 'Next page' });
    expect(next.getAttribute('href')).toMatch(/#\/position\?.*company=com-energy%2Ccom-retail.*page=2/);
    const [first] = await cards();
    const shown = first?.textContent;
    await user.click(next);
    await waitFor(() => expect(query().get('page')).toBe('2'));
    await waitFor(async () => expect((await cards())[0]?.textContent).not.toBe(shown));
  });

  test('shows the last page for a page number that is too high', async () => {
    const { query } = await openPortal('/position?page=999');
    await cards();
    await waitFor(() => expect(Number(query().get('page'))).toBeLessThan(20));
    expect((await cards()).length).toBeGreaterThan(0);
  });

  test('passes the kind of recruitment in the address on, and keeps it', async () => {
    const user = userEvent.setup();
    const { local, query } = await openPortal('/position?websiteId=site-campus&recruitTypeCode=A02');
    await cards();
    const call = local
      .control()
      .calls()
      .find(({ path }) => path.endsWith('queryPositionList'));
    expect(call?.param).toMatchObject({ recruitTypeCode: 'A02' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most popular');
    await waitFor(() => expect(query().get('sort')).toBe('hot'));
    expect(query().get('recruitTypeCode')).toBe('A02');
  });
});

describe('the search box', () => {
  test('searches by Enter, sorts by relevance, keeps what was typed, and is emptied by its button', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position');
    const before = count((await total()).textContent);
    const box = screen.getByRole('combobox', { name: 'Search positions' });
    await user.type(box, '  manager {Enter}');
    await totalAfter(before);
    expect(query().get('keyword')).toBe('manager');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('relevance');
    await user.click(screen.getByRole('button', { name: 'Clear the search box' }));
    await waitFor(() => expect(query().get('keyword')).toBeNull());
    expect((box as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(box);
  });

  test('is followed by hot terms while nothing is searched for', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position');
    await user.click(await screen.findByRole('link', { name: 'Project manager' }));
    await waitFor(() => expect(query().get('keyword')).toBe('Project manager'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Accounting' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search positions' }).value).toBe(
      'Project manager',
    );
  });
});

describe('a list without results', () => {
  test('offers to drop a filter, with the number of positions that this gives', async () => {
    const user = userEvent.setup();
    await openPortal('/position?company=com-culture&education=edu-doctor');
    await screen.findByRole('heading', { name: 'No position matches everything you chose.' });
    const way = await screen.findByRole('button', { name: /^Remove “Education: Doctorate”/ });
    const promised = count(way.textContent);
    expect(promised).toBeGreaterThan(0);
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
    await user.click(way);
    await waitFor(async () => expect(count((await total()).textContent)).toBe(promised));
  });

  test('shows no suggestion before the names of the chosen entries are loaded', async () => {
    const held = Promise.withResolvers<void>();
    await openPortal('/position?company=com-culture&education=edu-doctor', {
      through: (line) => async (request, options) => {
        if (asksForNames(request.body)) await held.promise;
        return line(request, options);
      },
    });
    expect(count((await total()).textContent)).toBe(0);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^No position matches/ })).toBeNull();
    held.resolve();
    await screen.findByRole('heading', { name: /^No position matches/ });
    screen.getByRole('button', { name: 'Remove Doctorate' });
  });

  test('shows the names of chosen entries together with the rows, so that nothing moves', async () => {
    const held = Promise.withResolvers<void>();
    // The address of another list makes the portal load the names, which are known from then on.
    await openPortal('/position?company=com-digital', {
      through: (line) => async (request, options) => {
        if (JSON.stringify(askedBy(request.body)).includes('com-energy')) await held.promise;
        return line(request, options);
      },
    });
    await screen.findByRole('button', { name: 'Remove Chengyuan Digital' });
    location.hash = '#/feedback';
    await screen.findByRole('heading', { level: 1, name: 'Feedback' });
    location.hash = '#/position?company=com-energy';
    await screen.findByRole('list', { name: 'Chosen filters' });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    held.resolve();
    await cards();
    screen.getByRole('button', { name: 'Remove Chengyuan Energy' });
  });

  test('keeps a name that it has read, if a later reply lacks it', async () => {
    const user = userEvent.setup();
    let namesAreTold = true;
    await openPortal('/position', {
      through: (line) => (request, options) =>
        namesAreTold || !asksForNames(request.body) ? line(request, options) : new Promise(() => {}),
    });
    await user.click(
      await within(await rail()).findByRole('checkbox', { name: /^Chengyuan Energy/, hidden: true }),
    );
    await waitFor(async () =>
      expect((await cards())[0]?.closest('[data-state]')?.getAttribute('data-state')).toBe('fresh'),
    );
    screen.getByRole('button', { name: 'Remove Chengyuan Energy' });
    namesAreTold = false;
    await user.type(screen.getByRole('combobox', { name: 'Search positions' }), 'zzzz{Enter}');
    await screen.findByText('0 positions found');
    screen.getByRole('button', { name: 'Remove Chengyuan Energy' });
  });

  test('offers all positions', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position?keyword=zzzz&sort=hot');
    await user.click(await screen.findByRole('button', { name: 'All positions' }));
    await cards();
    expect(query().get('keyword')).toBeNull();
  });

  test('on a site without positions says so, and shows no filters', async () => {
    await openPortal('/position', { world: createLocalWorld({ size: 0 }) });
    await screen.findByRole('heading', { name: 'There are no open positions right now.' });
    expect(screen.queryByRole('region', { name: 'Filters', hidden: true })).toBeNull();
  });

  test('for a kind of recruitment without positions says so, and links to the others', async () => {
    await openPortal('/position?recruitTypeCode=A04');
    await screen.findByRole('heading', { name: 'There are no open positions of this kind right now.' });
    await userEvent.setup().click(screen.getByRole('link', { name: 'All positions' }));
    await screen.findAllByRole('article');
    expect(location.hash).not.toContain('recruitTypeCode');
  });
});

test('a list that cannot be loaded keeps the filters and what was typed, and can be loaded again', async () => {
  const user = userEvent.setup();
  let broken = false;
  const { query } = await openPortal('/position?keyword=engineer', {
    through: (line) => (request, options) =>
      broken && methodOf(request.body) === 'queryPositionList'
        ? Promise.reject(new TypeError('connection lost'))
        : line(request, options),
  });
  await cards();
  broken = true;
  const [box] = within(await rail()).getAllByRole('checkbox', { hidden: true });
  await user.click(present(box));
  await screen.findByText(/The network is not reachable/);
  expect(within(await rail()).getAllByRole('checkbox', { hidden: true, checked: true })).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search positions' }).value).toBe('engineer');
  const chosen = query().get('company');
  expect(chosen).not.toBeNull();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await cards();
  expect(query().get('company')).toBe(chosen);
});

test('the rows of a list stay, dimmed, while the next ones load', async () => {
  const user = userEvent.setup();
  let hold: Promise<void> | undefined;
  let release = () => {};
  await openPortal('/position', {
    through: (line) => async (request, options) => {
      if (hold && methodOf(request.body) === 'queryPositionList') await hold;
      return line(request, options);
    },
  });
  const [first] = await cards();
  const before = count((await total()).textContent);
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await user.click(within(await rail()).getByRole('checkbox', { name: /^Chengyuan Energy/, hidden: true }));
  await waitFor(() => expect(first?.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true'));
  expect(await cards()).toHaveLength(10);
  release();
  await totalAfter(before);
  expect((await cards())[0]?.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
});
