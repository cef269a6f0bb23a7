import { createLocalWorld } from '@careers/mocks';
import { axeFindings } from '@careers/ui/testing/axe';
import { present } from '@careers/ui/testing/present';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { askedBy, methodOf, openPortal } from '../../testing/open-portal.ts';

const total = () => screen.findByText(/positions? found/);
const cards = () => screen.findAllByRole('article');
const count = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const rail = () => screen.findByRole('region', { name: 'Filters', hidden: true });

/** Whether a request asks for the list without any filter, which tells how entries are called that fit nothing. */
function asksForNames(body: unknown): boolean {
  const { method, param } = askedBy(body);
  return method === 'queryPositionList' && !('company' in param);
}

/** The totals once they are no more what they were. */
async function totalAfter(before: number): Promise<number> {
  await waitFor(() => expect(count(screen.getByText(/positions? found/).textContent)).not.toBe(before));
  return count(screen.getByText(/positions? found/).textContent);
}

describe('the position list', () => {
  test('shows cards that lead to their position, the total announced, and every facet with counts', async () => {
    await openPortal('/position');
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
      within(await rail()).getByRole('checkbox', { name: /^Chengyuan Energy \d+$/, hidden: true }),
    ).toBeTruthy();
    expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  });

  test('a filter narrows it, stands in the address, and is taken away by its chip', async () => {
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

  test('an address that was copied shows the same, and Back leads to what was before', async () => {
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

  test('pages are real addresses', async () => {
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

  test('a page after the last one becomes the last one', async () => {
    const { query } = await openPortal('/position?page=999');
    await cards();
    await waitFor(() => expect(Number(query().get('page'))).toBeLessThan(20));
    expect((await cards()).length).toBeGreaterThan(0);
  });

  test('the kind of recruitment in the address is passed on and kept', async () => {
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
  test('searches by Enter, orders by relevance, keeps what was typed, and is emptied by its cross', async () => {
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

  test('the hot terms stand there while nothing is searched for', async () => {
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

describe('when nothing is found', () => {
  test('it says which filter to drop and how many that gives, and keeps its word', async () => {
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

  test('it waits for the names of what was chosen, which an address knows by their ids alone', async () => {
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

  test('the names of what is chosen come with the rows: sooner they would push what waits for them', async () => {
    const held = Promise.withResolvers<void>();
    // Another list's address has them asked for: they are known from then on.
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

  test('a name that was read before stays while a reply lacks it', async () => {
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

  test('all positions are one press away', async () => {
    const user = userEvent.setup();
    const { query } = await openPortal('/position?keyword=zzzz&sort=hot');
    await user.click(await screen.findByRole('button', { name: 'All positions' }));
    await cards();
    expect(query().get('keyword')).toBeNull();
  });

  test('a site without any position says that, beside no empty rail', async () => {
    await openPortal('/position', { world: createLocalWorld({ size: 0 }) });
    await screen.findByRole('heading', { name: 'There are no open positions right now.' });
    expect(screen.queryByRole('region', { name: 'Filters', hidden: true })).toBeNull();
  });

  test('of a kind that has nothing open says so, and leads to the others', async () => {
    await openPortal('/position?recruitTypeCode=A04');
    await screen.findByRole('heading', { name: 'There are no open positions of this kind right now.' });
    await userEvent.setup().click(screen.getByRole('link', { name: 'All positions' }));
    await screen.findAllByRole('article');
    expect(location.hash).not.toContain('recruitTypeCode');
  });
});

test('a failed page keeps the filters and what was typed, and another try brings it', async () => {
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

test('old rows stay, dimmed, while the next ones load', async () => {
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
